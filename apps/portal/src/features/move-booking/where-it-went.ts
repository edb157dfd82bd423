import type { Booking } from '@rinda/client/bookings/booking-view'

/**
 * Gives the booking where it stands after a move since it was seen: itself at another time or place, or the
 * booking that followed it. Null when it was not moved, or the following one is not found.
 */
export function whereItWent(
  seen: Booking,
  now: Booking,
  find: (qtid: string) => Booking | undefined,
): Booking | null {
  if (now.status === 'rescheduled') {
    const to = now.log.findLast(({ act }) => act === 'reschedule')?.to
    return (typeof to === 'string' ? find(to) : undefined) ?? null
  }
  const isThere =
    now.startsAt === seen.startsAt &&
    now.specialistId === seen.specialistId &&
    now.locationId === seen.locationId &&
    now.serviceId === seen.serviceId
  return isThere ? null : now
}
