import type { BookingAttributes } from '@rinda/contract/booking'
import type { BookingEventType, Envelope, SlotChange } from '@rinda/contract/envelope'
import type { StreamEvent } from '../changes/record-store.ts'

/** The events after which a slot may be free, or taken, that was not before. */
const changesSlots: ReadonlySet<string> = new Set<BookingEventType>([
  'booking_locked',
  'booking_unlocked',
  'booking_scheduled',
  'booking_canceled',
  'booking_rescheduled',
  'booking_expired',
  'booking_failed',
  'booking_declined',
])

/** An event as visitors hear it: which time it was about, and nothing of whose. Undefined when no slot changed. */
export function slotChangeOf(event: StreamEvent): Envelope<string, { data: SlotChange }> | undefined {
  if (!changesSlots.has(event.type)) return undefined
  const { location_id, service_id, specialist_id, date, time, duration, status } = event.resource
    .attributes as BookingAttributes
  const attributes = { location_id, service_id, specialist_id, date, time, duration, status }
  return { type: event.type, seq: event.seq, data: { data: { type: 'booking', attributes } } }
}
