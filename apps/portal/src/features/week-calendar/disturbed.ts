import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { overlapsOf } from '@rinda/domain/booking/overlaps'
import type { EpochMinutes } from '@rinda/domain/time/zone'

/** The visits still to come that overlap another of their specialist or service without sharing its start and end, or a block. */
export function disturbed(standing: readonly ShortBooking[], now: EpochMinutes): ReadonlySet<ShortBooking> {
  const current = standing
    .filter((booking) => booking.endsAt > now)
    .map((booking) => ({
      booking,
      serviceId: booking.serviceId,
      specialistId: booking.specialistId,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      isBlock: booking.isBlocked,
    }))
  return new Set([...overlapsOf(current).keys()].map(({ booking }) => booking))
}
