import type { PlaceReason } from '@rinda/domain/booking/attention'
import type { BookingResource } from '../booking/booking.ts'

/** A coming booking that a change would leave outside. */
export type ImpactResource = BookingResource & {
  meta: {
    /** The company's calendar day on which it begins. */
    date: string
    /** What the change would add; what the booking suffers from already is not repeated. */
    reasons: PlaceReason[]
  }
}

/** What a change would leave outside, before it is made: the first bookings of those that the person may see, and how many in all. */
export type ImpactDocument = { data: ImpactResource[]; meta: { total: number } }
