import type { PlaceReason } from '@rinda/domain/booking/attention'
import type { BookingResource } from '../booking/booking.ts'

/** A coming booking that a change would leave outside. */
export type ImpactResource = BookingResource & {
  meta: {
    /** The company's calendar day on which it begins. */
    date: string
    /** Reasons that the change would add; those that the booking has already are not repeated. */
    reasons: PlaceReason[]
  }
}

/**
 * Bookings that a change would leave outside, before it is made: the first of those that the person may see,
 * and in `total` how many there are in all.
 */
export type ImpactDocument = { data: ImpactResource[]; meta: { total: number } }
