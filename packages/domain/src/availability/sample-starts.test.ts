import { expect, test } from 'vitest'
import { localTimeOf } from '../time/zone.ts'
import type { OfferRules } from './offer.ts'
import { sampleStarts } from './sample-starts.ts'

const zone = 'Europe/Riga'
const monday = '2026-11-23'
const rules: OfferRules = {
  hours: { zone, week: { monday: { from: '09:00', till: '11:00' } }, specials: [] },
  bookingTimes: [],
  range: null,
  stepMinutes: 20,
  durationMinutes: 40,
}
const worker = (id: number, from: string, till: string) => ({
  ...{ kind: 'specialist' as const, id, lanes: 1 },
  work: { week: { monday: [{ from, till }] }, absences: [] },
})

test('a visit begins where one person can finish it, on the grid of the day, whoever that is', () => {
  const people = [worker(1, '09:00', '10:00'), worker(2, '10:00', '11:00')]
  const timesOf = (some: typeof people) =>
    sampleStarts(rules, some, monday).map((at) => localTimeOf(at, zone))
  // At 09:40 the first goes before it is over, and the second comes too late.
  expect(timesOf(people)).toEqual(['09:00', '09:20', '10:00', '10:20'])
  expect(timesOf([worker(1, '09:10', '10:00')])).toEqual(['09:20'])
  expect(timesOf([])).toEqual([])
})
