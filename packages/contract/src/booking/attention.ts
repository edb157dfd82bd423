import type { AttentionReason } from '@rinda/domain/booking/attention'
import type { BookingResource } from './booking.ts'

/**
 * Booking that another one overlaps. If the caller may not see it (a specialist's visitor at another
 * location), only its time is told: `qtid` is null and `name` empty.
 */
export type Overlapped = {
  qtid: string | null
  date: string
  time: string
  duration: number
  name: string
  is_blocked: boolean
}

/** A booking that needs attention, and why. */
export type AttentionItem = {
  qtid: string
  location_id: string
  /** The company's calendar day on which it begins. */
  date: string
  reasons: AttentionReason[]
  overlaps: Overlapped[]
  booking: BookingResource
}
