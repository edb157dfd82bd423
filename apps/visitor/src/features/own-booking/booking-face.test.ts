import { expect, test } from 'vitest'
import { bookingFace, isAhead } from './booking-face.ts'

const paymentOf = (status: 'pending' | 'paid' | 'expired' | 'canceled') =>
  ({ status, amount: 2850, currency: 'EUR', until: null, refund: 0 }) as const
const standing = {
  status: 'scheduled',
  approval: 'none',
  isServed: false,
  endsAt: 1_000,
  payment: null,
  ticket: null,
} as const

test.each([
  ['standing', {}, 999],
  ['standing', { approval: 'accepted' }, 0],
  ['confirmed', { status: 'confirmed' }, 0],
  ['pending', { approval: 'pending' }, 0],
  ['paying', { payment: paymentOf('pending') }, 0],
  ['paying', { payment: paymentOf('pending'), approval: 'pending' }, 0],
  ['standing', { payment: paymentOf('paid') }, 0],
  ['lapsed', { status: 'canceled', payment: paymentOf('expired') }, 0],
  ['givenUp', { status: 'canceled', payment: paymentOf('canceled') }, 0],
  ['canceled', { status: 'canceled', payment: paymentOf('pending') }, 0],
  ['canceled', { status: 'canceled', payment: paymentOf('paid') }, 0],
  ['past', {}, 1_000],
  ['standing', { ticket: { id: 7, token: 'secret', label: 'A 007' } }, 2_000],
  ['past', { approval: 'pending' }, 1_000],
  ['served', { isServed: true }, 0],
  ['served', { isServed: true }, 2_000],
  ['declined', { approval: 'declined' }, 2_000],
  ['canceled', { status: 'canceled' }, 2_000],
  ['moved', { status: 'rescheduled' }, 0],
  ['unfinished', { status: 'locked' }, 0],
  ['unfinished', { status: 'expired' }, 0],
] as const)('a booking is %s', (face, more, now) => {
  expect(bookingFace({ ...standing, ...more }, now)).toBe(face)
})

test('what waits for approval or payment takes place too, as far as anybody knows', () => {
  expect(
    (['standing', 'confirmed', 'pending', 'paying', 'lapsed', 'canceled', 'past'] as const).filter(isAhead),
  ).toEqual(['standing', 'confirmed', 'pending', 'paying'])
})
