import type { calendar } from '@rinda/phrases/en/bookings/calendar'
import type { Say } from '@rinda/phrases/say'

/** Says how many visits are booked on a day, or that it is closed. */
export function dayCount(
  t: Say<typeof calendar>,
  day: { readonly isClosed: boolean; readonly bookingCount: number },
): string {
  if (day.bookingCount > 0) return t('bookings', { count: day.bookingCount })
  return day.isClosed ? t('closed') : t('noBookings')
}
