import { expect, test } from 'vitest'
import { hasPaymentExpired, listStateOf, listStates } from './list-state.ts'
import { bookingStatuses } from './status.ts'

test('every status is under one of the four states', () => {
  for (const status of bookingStatuses) expect(listStates).toContain(listStateOf({ status, fields: {} }))
})

test.each([
  ['locked', 'locked'],
  ['verified', 'locked'],
  ['scheduled', 'scheduled'],
  ['confirmed', 'scheduled'],
  ['canceled', 'canceled'],
  ['rescheduled', 'canceled'],
  ['expired', 'expired'],
] as const)('%s is under %s', (status, state) => {
  expect(listStateOf({ status, fields: {} })).toBe(state)
})

test('a canceled booking whose payment has expired is expired, however that is written', () => {
  for (const _payment_status of ['EXPIRED', 'expired', 'Expired']) {
    const booking = { status: 'canceled', fields: { _payment_status } } as const
    expect(hasPaymentExpired(booking)).toBe(true)
    expect(listStateOf(booking)).toBe('expired')
  }
})

test('another payment, or none, leaves it canceled', () => {
  for (const _payment_status of ['PENDING', '', null, 7, undefined]) {
    expect(listStateOf({ status: 'canceled', fields: { _payment_status } })).toBe('canceled')
  }
})

test('an expired payment says nothing of a booking that stands', () => {
  expect(listStateOf({ status: 'scheduled', fields: { _payment_status: 'EXPIRED' } })).toBe('scheduled')
})
