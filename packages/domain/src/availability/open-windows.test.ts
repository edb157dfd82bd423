import { expect, test } from 'vitest'
import { fromUtcDateTime } from '../time/zone.ts'
import type { Resource } from './day-board.ts'
import type { OfferRules } from './offer.ts'
import { openWindows } from './open-windows.ts'

const day = '2026-12-09'
const rules: OfferRules = {
  hours: { zone: 'UTC', week: { wednesday: { from: '08:00', till: '18:00' } }, specials: [] },
  bookingTimes: [],
  range: null,
  stepMinutes: 30,
  durationMinutes: 30,
}
const working = (id: number, ...wednesday: { from: string; till: string }[]): Resource => ({
  kind: 'specialist',
  id,
  lanes: 1,
  work: { week: { wednesday }, absences: [] },
})
const windows = (...resources: Resource[]) =>
  openWindows(rules, resources, day).map(({ from, till }) =>
    [from, till].map((at) => (at - fromUtcDateTime(day, '00:00')) / 60).join('–'),
  )

test('a day is open where at least one of those who serve is at work', () => {
  const early = working(1, { from: '07:00', till: '10:00' })
  const late = working(2, { from: '14:00', till: '20:00' })
  expect(windows(early)).toEqual(['8–10'])
  expect(windows(early, late)).toEqual(['8–10', '14–18'])
  expect(windows(late, early)).toEqual(['8–10', '14–18'])
  expect(windows()).toEqual([])
})

test('hours that overlap or touch are one stretch, and a break between them is none', () => {
  const morning = working(1, { from: '08:00', till: '12:00' })
  expect(windows(morning, working(2, { from: '12:00', till: '13:00' }))).toEqual(['8–13'])
  expect(windows(morning, working(2, { from: '09:00', till: '10:00' }))).toEqual(['8–12'])
  expect(windows(working(1, { from: '08:00', till: '10:00' }, { from: '11:00', till: '12:00' }))).toEqual([
    '8–10',
    '11–12',
  ])
})

test('what has no hours of its own is there whenever the location is open, whoever is not', () => {
  const desk: Resource = { kind: 'service', id: 1, lanes: 2 }
  expect(windows(working(1), desk)).toEqual(['8–18'])
  expect(windows(working(1))).toEqual([])
})
