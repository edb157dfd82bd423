import { expect, test } from 'vitest'
import { learnPast } from './learn-past.ts'
import { countersIn, openTimesOf } from './open-counters.ts'
import type { PastVisit } from './past-visit.ts'
import { patienceOf, staysFor } from './patience.ts'

const minute = 60_000
/** A visit at a counter, in minutes of a day. */
const visit = (
  came: number,
  called: number | null,
  ended: number,
  more: Partial<PastVisit> = {},
): PastVisit => ({
  ...{
    serviceId: 1,
    counter: '1',
    cameAt: came * minute,
    appointmentAt: null,
    end: called === null ? 'left' : 'done',
  },
  ...{ calledAt: called === null ? null : called * minute, endedAt: ended * minute },
  ...more,
})

test('those who were called stayed for longer than they waited, and count as long as they were seen', () => {
  // Of four one leaves after 10 minutes, and of the two who were seen for longer one after 30.
  const patience = patienceOf([visit(0, 5, 9), visit(0, null, 10), visit(0, 20, 25), visit(0, null, 30)])
  expect(patience).toEqual([
    { ms: 10 * minute, staying: 1 - 1 / 3 },
    { ms: 30 * minute, staying: 0 },
  ])
  expect([staysFor(patience, 0.9), staysFor(patience, 0.5)]).toEqual([10 * minute, 30 * minute])
  expect(staysFor(patienceOf([visit(0, 5, 9)]), 0.01)).toBe(Number.POSITIVE_INFINITY)
})

test('a counter is open from its first call to its last visit, but for the time in which it let people wait', () => {
  const times = openTimesOf([
    visit(0, 0, 10),
    visit(30, 30, 40),
    visit(45, 80, 90),
    visit(0, 20, 50, { counter: '2' }),
  ])
  // Idle from 10 to 30, as nobody came; away from 45 to 80, as somebody waited.
  expect(times).toEqual([
    { from: 0, till: 45 * minute },
    { from: 80 * minute, till: 90 * minute },
    { from: 20 * minute, till: 50 * minute },
  ])
  expect(countersIn(times, { from: 0, till: 60 * minute })).toBe(75 / 60)
})

test('appointments for which nobody ever checked in are not expected in the line', () => {
  const booked = Array.from({ length: 30 }, (_, day) => ({
    serviceId: 1,
    bookedAt: 0,
    at: day * 1_440 * minute,
  }))
  expect(
    learnPast(
      [],
      booked.map((one) => ({ ...one, cameAt: null })),
    ).missed,
  ).toBe(1)
  const kept = booked.map((one, index) => ({ ...one, cameAt: index % 3 === 0 ? null : one.at - minute }))
  expect(learnPast([], kept).missed).toBeCloseTo(12 / 50)
})
