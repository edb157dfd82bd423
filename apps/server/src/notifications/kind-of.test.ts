import type { BookingResource } from '@rinda/contract/booking/booking'
import { expect, test } from 'vitest'
import { kindOf } from './kind-of.ts'

type Line = { act: string; from?: string; to?: string; moved?: boolean }

function booking(line: Line, more: object = {}): BookingResource {
  const log = [
    { at: '', by: '', status: 'scheduled', act: 'lock' },
    { at: '', by: '', status: '', ...line },
  ]
  const attributes = { log, fields: {}, approval: 'none', ...more }
  return { id: '1', type: 'booking', attributes } as unknown as BookingResource
}

test.each([
  ['booking_scheduled', booking({ act: 'schedule' }), 'confirmed'],
  ['booking_scheduled', booking({ act: 'schedule' }, { approval: 'pending' }), 'requested'],
  ['booking_scheduled', booking({ act: 'schedule', from: 'other' }), 'moved'],
  ['booking_scheduled', booking({ act: 'reschedule' }), 'moved'],
  ['booking_scheduled', booking({ act: 'reschedule' }, { approval: 'pending' }), 'requested'],
  ['booking_scheduled', booking({ act: 'change', moved: true }), 'moved'],
  ['booking_confirmed', booking({ act: 'change', moved: true }), 'moved'],
  ['booking_canceled', booking({ act: 'cancel' }), 'canceled'],
  ['booking_canceled', booking({ act: 'cancel' }, { fields: { _payment_status: 'PENDING' } }), 'canceled'],
  ['booking_canceled', booking({ act: 'unpaid' }, { fields: { _payment_status: 'EXPIRED' } }), 'canceled'],
  ['booking_declined', booking({ act: 'decline' }, { fields: { _payment_status: 'PENDING' } }), 'declined'],
  ['booking_scheduled', booking({ act: 'pay' }, { fields: { _payment_status: 'PAID' } }), 'confirmed'],
  ['booking_confirmed', booking({ act: 'pay' }, { fields: { _payment_status: 'PAID' } }), 'confirmed'],
  ['booking_scheduled', booking({ act: 'pay' }, { approval: 'pending' }), 'requested'],
  ['booking_scheduled', booking({ act: 'take_again' }, { fields: { _payment_status: 'PAID' } }), 'confirmed'],
  ['booking_accepted', booking({ act: 'accept' }, { approval: 'accepted' }), 'confirmed'],
  ['booking_declined', booking({ act: 'decline' }, { approval: 'declined' }), 'declined'],
  ['booking_locked', booking({ act: 'code' }), 'code'],
])('of %s the visitor is told: $2', (type, resource, kind) => {
  expect(kindOf(type, resource)).toBe(kind)
})

test.each([
  ['booking_canceled', booking({ act: 'reschedule' })],
  ['booking_canceled', booking({ act: 'reschedule', to: 'other' })],
  ['booking_locked', booking({ act: 'lock' })],
  ['booking_scheduled', booking({ act: 'attach' })],
  ['booking_scheduled', booking({ act: 'change' })],
  ['booking_locked', booking({ act: 'change', moved: true })],
  ['booking_served', booking({ act: 'serve' })],
  ['booking_expired', booking({ act: 'expire' })],
  ['booking_scheduled', booking({ act: 'schedule' }, { fields: { _is_blocked: true } })],
  ['booking_scheduled', booking({ act: 'schedule' }, { fields: { _payment_status: 'PENDING' } })],
  ['booking_accepted', booking({ act: 'accept' }, { fields: { _payment_status: 'PENDING' } })],
  ['booking_canceled', booking({ act: 'refund_due' }, { fields: { _payment_status: 'EXPIRED' } })],
])('of %s the visitor is told nothing where nothing of it is new to them', (type, resource) => {
  expect(kindOf(type, resource)).toBeNull()
})
