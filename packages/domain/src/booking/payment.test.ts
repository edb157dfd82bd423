import { expect, test } from 'vitest'
import { centsOf, isPaymentPending, paymentOf, withPayment, withRefund } from './payment.ts'

const asked = {
  text: 'a',
  ...{ _payment_status: 'PENDING', _payment_cents: 2850, _payment_currency: 'EUR' },
  _payment_due: '2026-12-01T08:15:00.000Z',
}

test('a booking says what is to be paid for it, and until when', () => {
  expect(paymentOf(asked)).toEqual({
    ...{ status: 'PENDING', amountCents: 2850, currency: 'EUR' },
    ...{ dueAt: '2026-12-01T08:15:00.000Z', refundCents: 0 },
  })
})

test('programs that say no more than that it waits are understood, in any case', () => {
  for (const _payment_status of ['PENDING', 'pending', 'Pending']) {
    expect(isPaymentPending({ _payment_status })).toBe(true)
    expect(paymentOf({ _payment_status })).toMatchObject({ amountCents: null, currency: null, dueAt: null })
  }
})

test('what is no state of a payment is none', () => {
  for (const _payment_status of ['', 'SOON', null, 7, undefined, {}]) {
    expect(paymentOf({ _payment_status })).toBeNull()
    expect(isPaymentPending({ _payment_status })).toBe(false)
  }
})

test('what is no amount is not guessed at', () => {
  for (const _payment_cents of ['2850', 28.5, -1, Number.NaN, null])
    expect(paymentOf({ ...asked, _payment_cents })?.amountCents).toBeNull()
})

test('once it is settled nobody waits for it any more; all else stays', () => {
  const paid = withPayment(asked, 'PAID')
  expect(paid).not.toHaveProperty('_payment_due')
  expect(paid).toMatchObject({ text: 'a', _payment_status: 'PAID', _payment_cents: 2850 })
  expect(paymentOf(paid)?.dueAt).toBeNull()
})

test('money that is to go back adds up', () => {
  const twice = withRefund(withRefund(asked, 2850), 2850)
  expect(paymentOf(twice)?.refundCents).toBe(5700)
})

test('a price is whole cents, whatever its last binary digit', () => {
  expect([28.5, 0.1 + 0.2, 19.99, 1.1, 1234.56].map(centsOf)).toEqual([2850, 30, 1999, 110, 123456])
})
