import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counted, type FigureRow, figuresOf, isUnfinished } from './figures.ts'

const none = Object.fromEntries(counted.map((key) => [key, 0])) as Omit<FigureRow, 'waits'>
const rowOf = (more: Partial<FigureRow> = {}): FigureRow => ({
  ...none,
  service_id: 1,
  specialist_id: null,
  waits: [],
  ...more,
})

test('nothing is zeros, and no wait', () => {
  expect(figuresOf([])).toMatchObject({
    bookings: 0,
    tickets: 0,
    waited: 0,
    wait_median: null,
    wait_high: null,
  })
})

test('waits are put together before their median is taken, and lie between two in proportion', () => {
  const one = rowOf({ waits: [[60, 1]] })
  const other = rowOf({
    waits: [
      [120, 1],
      [600, 8],
    ],
  })
  expect(figuresOf([one])).toMatchObject({ waited: 1, wait_median: 1, wait_high: 1 })
  expect(figuresOf([one, other])).toMatchObject({ waited: 10, wait_median: 10, wait_high: 10 })
  expect(figuresOf([one, rowOf({ waits: [[123, 1]] })])).toMatchObject({ wait_median: 1.5, wait_high: 1.9 })
})

test('medians are those of all waits in a row, however they are spread over the rows', () => {
  const waits = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(waits, (all) => {
      const sorted = all.toSorted((one, other) => one - other)
      const place = (sorted.length - 1) * 0.5
      const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
      const expected = Math.round((low + high) / 2 / 6) / 10
      expect(figuresOf(all.map((seconds) => rowOf({ waits: [[seconds, 1]] }))).wait_median).toBe(expected)
    }),
  )
})

test('the parts of a total are each in one place', () => {
  const row = rowOf({
    scheduled: 3,
    confirmed: 1,
    canceled: 2,
    held: 1,
    dropped: 4,
    rescheduled: 5,
    served: 2,
    missed: 1,
  })
  expect(figuresOf([row, row])).toMatchObject({ bookings: 32, tickets: 6, scheduled: 6 })
})

test('a month is unfinished while somebody is to come, holds a time or waits', () => {
  expect(isUnfinished([rowOf({ attended: 4, no_shows: 1, unaccepted: 2 })])).toBe(false)
  for (const key of ['coming', 'held', 'waiting'] as const)
    expect(isUnfinished([rowOf(), rowOf({ [key]: 1 })])).toBe(true)
})
