import type { BookingAttributes } from '@rinda/contract/booking/booking'
import { keepsTime } from '@rinda/domain/booking/approval'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { HeldTime } from '../../occupancies/occupancy-store.ts'

/** Time that a booking holds after an event. On which lanes, the event does not say. */
export type HeldAfter = { bookingId: number; held: Omit<HeldTime, 'lanes'> | null }

/** Reads from an event what its booking holds from then on; undefined where the event is about something else. */
export function heldAfter({ resource }: Pick<StreamEvent, 'resource'>): HeldAfter | undefined {
  if (resource.type !== 'booking') return undefined
  const bookingId = Number(resource.id)
  const booking = resource.attributes as BookingAttributes
  // What another system keeps holds no time of ours.
  if (!keepsTime(booking) || booking.bms_id !== '') return { bookingId, held: null }
  const from = fromUtcDateTime(booking.date, booking.time)
  const { specialist_id: specialistId, service_id: serviceId, expire_at: expiresAt } = booking
  return {
    bookingId,
    held: {
      kind: specialistId === null ? 'service' : 'specialist',
      id: specialistId ?? serviceId,
      from,
      till: from + booking.duration,
      locationId: booking.location_id,
      isBlock: booking.fields._is_blocked === true,
      expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
    },
  }
}
