import type { SlotItem } from '@rinda/contract/booking/day-sheet'
import { expect, test } from 'vitest'
import { daysFrom, mondayOf, slotsByDay } from './days.ts'

const zone = 'Europe/Riga'
const slot = (date: string, time: string, available = 1): SlotItem => ({
  ...{ date, time, duration: 30, available },
})
const slots = slotsByDay(
  [
    slot('2026-11-24', '07:00'),
    slot('2026-11-24', '08:00'),
    slot('2026-11-25', '07:00', 0),
    // Nearly midnight in Riga, the day before by the world's clock.
    slot('2026-11-25', '22:30'),
  ],
  zone,
)
const known = {
  slots,
  today: '2026-11-24',
  zone,
  bookableFrom: null,
  bookableTill: null,
  openToday: null,
  own: null,
  isOfOne: false,
}
const kinds = (days: ReturnType<typeof daysFrom>) => days.slice(0, 5).map(({ kind }) => kind)

test('a week begins on its Monday', () => {
  expect(['2026-11-23', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ])
})

test('a day says how many of its times are free, or that it is full or closed', () => {
  const days = daysFrom('2026-11-23', known)
  expect(days).toHaveLength(21)
  expect(kinds(days)).toEqual(['past', 'free', 'full', 'free', 'closed'])
  expect(days[1]?.times.map(({ time }) => time)).toEqual(['07:00', '08:00'])
})

test('a place that is open today and has no time left is not closed; one that is closed all day is', () => {
  const kindOn = (today: string, openToday: string | null) =>
    kinds(daysFrom('2026-11-23', { ...known, today, openToday }))
  expect(kindOn('2026-11-27', '2026-11-27')[4]).toBe('over')
  expect(kindOn('2026-11-27', null)[4]).toBe('closed')
  // A page that stays open over midnight knows nothing of the new day yet.
  expect(kindOn('2026-11-27', '2026-11-26')[4]).toBe('closed')
})

test('a day without times of one specialist may be their day off, and is not called closed', () => {
  expect(kinds(daysFrom('2026-11-23', { ...known, isOfOne: true }))).toEqual([
    ...['past', 'free', 'full', 'free', 'none'],
  ])
})

test('days that may not be booked, and days that are not read yet, are none of them', () => {
  const bounds = { bookableFrom: '2026-11-25', bookableTill: '2026-11-25' }
  expect(kinds(daysFrom('2026-11-23', { ...known, ...bounds }))).toEqual([
    ...['past', 'outside', 'full', 'outside', 'outside'],
  ])
  expect(kinds(daysFrom('2026-11-23', { ...known, slots: undefined }))[1]).toBe('unread')
})

test('the time that is kept for whoever looks stands among the others, once', () => {
  const at = (time: string) => ({
    ...{ startsAt: Date.parse(`2026-11-24T${time}:00Z`), date: '2026-11-24', time, duration: 30 },
  })
  const listed = (time: string) =>
    daysFrom('2026-11-23', { ...known, own: at(time) })[1]?.times.map((one) => [one.time, one.isOwn === true])
  expect(listed('07:30')).toEqual([
    ['07:00', false],
    ['07:30', true],
    ['08:00', false],
  ])
  expect(listed('08:00')).toEqual([
    ['07:00', false],
    ['08:00', true],
  ])
})
