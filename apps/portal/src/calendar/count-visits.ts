import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { isHold } from '@rinda/domain/booking/hold'
import type { EpochMinutes } from '@rinda/domain/time/zone'

/**
 * Counts the visitors of a day who have a time: neither blocks nor holds that are still being filled in. What goes on over midnight stands on
 * two days, and counts on the one on which it begins.
 */
export function countVisits(bookings: readonly ShortBooking[], day: { readonly from: EpochMinutes }): number {
  return bookings.filter((one) => !one.isBlocked && !isHold(one) && one.startsAt >= day.from).length
}
