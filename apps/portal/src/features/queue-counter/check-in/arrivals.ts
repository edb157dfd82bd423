import { visitorName } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Ticket } from '@rinda/client/queue/tickets'
import { judged } from '@rinda/domain/booking/approval'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import { searched } from '@rinda/ui/search-text'

/** Minutes after its time for which a visitor who has not come is listed by themselves; who comes later is still found by name. */
const latestMinutes = 60
/** Minutes before its time from which they are. */
const soonMinutes = 30

/**
 * Lists the appointments whose visitors can still be checked in, in the order of their times: they stand, are for a service that people
 * wait for, and have no ticket in the line or at a counter.
 */
export function awaited(
  bookings: readonly ShortBooking[],
  tickets: readonly Ticket[],
  serviceIds: readonly number[],
): readonly ShortBooking[] {
  const here = new Set(
    tickets
      .filter(({ status }) => status === 'WAITING' || status === 'CALLED')
      .map(({ bookingId }) => bookingId),
  )
  return bookings
    .filter((one) => isStanding(one) && serviceIds.includes(one.serviceId) && !here.has(Number(one.id)))
    .toSorted((one, other) => one.startsAt - other.startsAt || Number(one.id) - Number(other.id))
}

function isStanding({ status, approval, isBlocked, servedAt }: ShortBooking): boolean {
  return judged.includes(status) && approval !== 'pending' && !isBlocked && servedAt === null
}

/** Picks those who are late, the longest first, and those who are due soon. */
export function dueNow(arrivals: readonly ShortBooking[], now: EpochMinutes): readonly ShortBooking[] {
  return arrivals.filter(({ startsAt }) => startsAt >= now - latestMinutes && startsAt <= now + soonMinutes)
}

/** Gives the appointments that are found by a name; none while too little of it is typed. */
export function foundByName(arrivals: readonly ShortBooking[], typed: string): readonly ShortBooking[] {
  const found = searched(arrivals, typed, visitorName)
  return found === arrivals ? [] : found
}
