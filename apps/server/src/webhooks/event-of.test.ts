import type { BookingResource } from '@rinda/contract/booking/booking'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { expect, test } from 'vitest'
import { eventOf } from './event-of.ts'

const booking = (type: string, line: object, more: object = {}) => {
  const attributes = { log: [{ act: 'schedule' }, line], fields: {}, served_at: null, ...more }
  return eventOf({ type, resource: { id: '1', type: 'booking', attributes } as unknown as BookingResource })
}

test.each([
  ['booking_locked', { act: 'lock' }, null],
  ['booking_expired', { act: 'expire' }, null],
  ['booking_scheduled', { act: 'schedule' }, 'booking.booked'],
  ['booking_scheduled', { act: 'schedule', from: 'another' }, 'booking.moved'],
  ['booking_scheduled', { act: 'reschedule' }, 'booking.moved'],
  ['booking_scheduled', { act: 'change', moved: true }, 'booking.moved'],
  ['booking_scheduled', { act: 'change' }, 'booking.changed'],
  ['booking_scheduled', { act: 'erase' }, 'booking.changed'],
  ['booking_confirmed', { act: 'confirm' }, 'booking.confirmed'],
  ['booking_confirmed', { act: 'change' }, 'booking.changed'],
  ['booking_confirmed', { act: 'change', moved: true }, 'booking.moved'],
  ['booking_accepted', { act: 'accept' }, 'booking.accepted'],
  ['booking_declined', { act: 'decline' }, 'booking.declined'],
  ['booking_canceled', { act: 'cancel' }, 'booking.canceled'],
  ['booking_canceled', { act: 'follow' }, 'booking.canceled'],
  ['booking_canceled', { act: 'unpaid' }, 'booking.canceled'],
  ['booking_canceled', { act: 'erase' }, 'booking.canceled'],
  ['booking_canceled', { act: 'reschedule' }, null],
])('%s by %j is told as %s', (type, line, event) => {
  expect(booking(type, line)).toBe(event)
})

test('a visit that was served, and one of which that was taken back; a block is told to nobody', () => {
  expect(booking('booking_served', { act: 'serve' }, { served_at: '2026-12-01' })).toBe('booking.attended')
  expect(booking('booking_served', { act: 'unserve' })).toBe('booking.changed')
  expect(booking('booking_scheduled', { act: 'schedule' }, { fields: { _is_blocked: true } })).toBeNull()
})

test('a ticket that another system was asked for is told of from its number on: one that it did not give is told to nobody', () => {
  const ticket = (attributes: object) =>
    eventOf({
      type: 'ticket',
      resource: { id: '1', type: 'ticket', attributes } as unknown as TicketResource,
    })
  expect(ticket({ status: 'REQUESTED', label: '' })).toBeNull()
  expect(ticket({ status: 'FAILED', failed_code: 'unavailable', label: '' })).toBeNull()
  expect(ticket({ status: 'CANCELED', label: '' })).toBeNull()
  expect(ticket({ status: 'CANCELED', label: 'A 007' })).toBe('ticket.canceled')
  expect(ticket({ status: 'FAILED', failed_code: 'no_show', label: 'A 007' })).toBe('ticket.no_show')
})
