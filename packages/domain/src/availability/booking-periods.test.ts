import { expect, test } from 'vitest'
import { reversedPeriods } from './booking-periods.ts'

test('a period that begins after its end is found, each for itself', () => {
  const visitors = { booking_period_min: 8, booking_period_max: 7 }
  const staff = { booking_portal_period_min: 2, booking_portal_period_max: 2 }
  expect(reversedPeriods({ ...visitors, ...staff }).map(({ min }) => min)).toEqual(['booking_period_min'])
  expect(reversedPeriods({ ...staff, booking_portal_period_min: 3 })).toHaveLength(1)
})

test('one that is open at an end is right', () => {
  expect(reversedPeriods({})).toEqual([])
  expect(reversedPeriods({ booking_period_min: 9, booking_period_max: null })).toEqual([])
  expect(reversedPeriods({ booking_portal_period_max: 1 })).toEqual([])
})
