import { addDays, daysBetween } from '@rinda/domain/time/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPeriods, periodAround } from './list-period.ts'

test.each([
  ['day', '2026-11-21', 1, '2026-11-20', '2026-11-22'],
  ['week', '2026-11-16', 7, '2026-11-14', '2026-11-28'],
  ['month', '2026-11-01', 30, '2026-10-01', '2026-12-01'],
  ['quarter', '2026-11-01', 92, '2026-08-01', '2027-02-01'],
  ['year', '2026-01-01', 365, '2025-01-01', '2027-01-01'],
] as const)('the %s around a Saturday', (period, from, days, previous, next) => {
  expect(periodAround(period, '2026-11-21')).toEqual({ from, days, previous, next })
})

const date = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))

test('the day lies in its period, and periods follow each other without a gap', () => {
  fc.assert(
    fc.property(fc.constantFrom(...listPeriods), date, (period, day) => {
      const { from, days, previous, next } = periodAround(period, day)
      expect(daysBetween(from, day)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(from, day)).toBeLessThan(days)
      expect(periodAround(period, next).from).toBe(addDays(from, days))
      const before = periodAround(period, previous)
      expect(addDays(before.from, before.days)).toBe(from)
    }),
  )
})
