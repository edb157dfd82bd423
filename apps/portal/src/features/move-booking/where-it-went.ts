import type { Booking } from '@rinda/client/bookings/booking-view'

/** Whether, and where, a booking was moved since it was seen: to another time or place as itself, or as the booking that followed it. */
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
