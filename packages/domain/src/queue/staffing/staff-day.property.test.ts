import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noHabits } from '../estimate/habits.ts'
import type { ExpectedDay } from './day-draws.ts'
import type { Learnt } from './learn-past.ts'
import { type DayToStaff, forecastDay, type StaffedHour, staffDay } from './staff-day.ts'

const minute = 60_000
const opening = Date.UTC(2026, 10, 23, 6)
const rules = { mostAppointmentsInRow: 2, windowBeforeMs: 10 * minute, graceMs: 15 * minute }
const learnt: Learnt = {
  ...{ habits: noHabits(), shares: [{ serviceId: 1, share: 1 }] },
  ...{ noShow: 0.05, noShowMs: 2 * minute, patience: [], missed: 0.1, visits: 100 },
}

const hoursOf = (walkIns: readonly number[]) =>
  walkIns.map((mean, index) => {
    const from = opening + index * 60 * minute
    return { from, till: from + 60 * minute, walkIns: mean }
  })
const dayOf = (walkIns: readonly number[], booked: readonly number[] = []): ExpectedDay => ({
  hours: hoursOf(walkIns),
  appointments: booked.map((at, index) => ({ id: 100_000 + index, serviceId: 1, at: opening + at * minute })),
  factors: [0.8, 1, 1.2],
})
const toStaff = (day: ExpectedDay, planned: readonly number[]): DayToStaff => ({
  ...{ day, planned, learnt, rules, usualMinutes: new Map([[1, 8]]) },
})

function ended<Value>(work: Generator<void, Value>): Value {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
const staffed = (day: ExpectedDay, planned: readonly number[], target = 15): StaffedHour[] =>
  ended(staffDay(toStaff(day, planned), target * minute))

const walkIns = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 5 })

describe('the counters of a day', () => {
  it('never wait longer with more of them all day, where nobody has an appointment', () => {
    fc.assert(
      fc.property(walkIns, fc.integer({ min: 1, max: 6 }), (means, counters) => {
        const waits = (count: number) =>
          staffed(
            dayOf(means),
            means.map(() => count),
          ).map(({ waits: [first] }) => first?.wait ?? 0)
        const [few, more] = [waits(counters), waits(counters + 1)]
        for (const [hour, wait] of more.entries()) expect(wait).toBeLessThanOrEqual(few[hour] ?? 0)
      }),
      { numRuns: 40 },
    )
  })

  it('are told by waits that another counter never makes longer, also beside appointments', () => {
    const booked = fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 20 })
    fc.assert(
      fc.property(walkIns, booked, fc.integer({ min: 0, max: 5 }), (means, times, counters) => {
        for (const { waits, needed, planned, low, high } of staffed(
          dayOf(means, times),
          means.map(() => counters),
        )) {
          const told = waits.flatMap(({ wait }) => wait ?? [])
          expect(told).toEqual(told.toSorted((one, other) => other - one))
          expect(needed).toBeLessThanOrEqual(Math.max(1, planned) + 6)
          if (low !== null) expect(low).toBeLessThanOrEqual(high ?? 0)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('are the least with which the target holds', () => {
    const [busy] = staffed(dayOf([30]), [2])
    const needed = busy?.needed ?? 0
    expect(needed).toBeGreaterThan(2)
    const waitWith = (counters: number) => staffed(dayOf([30]), [counters])[0]?.waits[0]?.wait ?? 0
    expect(waitWith(needed)).toBeLessThanOrEqual(15 * minute)
    expect(waitWith(needed - 1)).toBeGreaterThan(15 * minute)
    // Whoever plans more needs no more.
    expect(staffed(dayOf([30]), [needed + 2])[0]?.needed).toBe(needed)
    expect(staffed(dayOf([30]), [needed], 5)[0]?.needed).toBeGreaterThan(needed)
  })

  it('do not make up for an earlier hour that lacks some, as it is advised on first', () => {
    const [first, second] = staffed(dayOf([40, 4]), [3, 1])
    expect(first?.needed).toBeGreaterThan(3)
    // Whoever is left over from before waits long, though this hour has enough of its own.
    expect(second?.waits[0]?.wait).toBeGreaterThan(15 * minute)
    const [, alone] = staffed(dayOf([40, 4]), [first?.needed ?? 0, 1])
    expect(second?.needed).toBe(alone?.needed)
  })

  it('are none where nobody is expected, and the same each time', () => {
    for (const { needed, waits } of staffed(dayOf([0, 0]), [1, 0])) {
      expect(needed).toBe(0)
      expect(waits).toEqual([])
    }
    const again = () => staffed(dayOf([20, 30], [5, 30, 65]), [3, 4])
    expect(again()).toEqual(again())
  })

  it('hold what queueing theory says of a long stretch of equal hours', () => {
    // Erlang's second formula for 3 counters at 70 of 100: 49 of 100 wait, on average 49/100 · 8 min / (3 · 0.3) ≈ 4.4 min with exponential visits.
    const plain = { ...learnt, noShow: 0 }
    const day = { ...dayOf(new Array(10).fill(15.75)), factors: [1] }
    const bands = ended(forecastDay({ ...toStaff(day, new Array(10).fill(3)), learnt: plain }))
    const last = bands.at(-1)
    expect(last?.low).toBeGreaterThanOrEqual(0)
    expect(last?.high).toBeLessThan(40 * minute)
    expect(last?.high).toBeGreaterThan(5 * minute)
  })
})
