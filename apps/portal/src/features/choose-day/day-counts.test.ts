import { expect, test } from 'vitest'
import { dayCounts, fewerDays, moreDays } from './day-counts.ts'

test('offers what the company’s calendar shows', () => {
  expect(dayCounts(10)).toEqual([1, 3, 5, 7, 10])
  expect(dayCounts(7)).toEqual([1, 3, 5, 7])
  expect(dayCounts(2)).toEqual([1])
})

test('a step goes to the next choice, and ends at the last', () => {
  expect([1, 4, 7, 10].map((days) => moreDays(days, 10))).toEqual([3, 5, 10, 10])
  expect([10, 6, 3, 1].map((days) => fewerDays(days, 10))).toEqual([7, 5, 1, 1])
  expect(moreDays(7, 7)).toBe(7)
})
