import { bookingStatuses, holdsTime } from '@rinda/domain/booking/status'
import { addDays, dayBounds, type LocalDate } from '@rinda/domain/time/zone'
import type { Caller } from '../../access/caller.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'
import { type BookingFilter, type ListOrder, listBookings } from './list-store.ts'

/** The statuses that hold time. */
export const holdingStatuses = bookingStatuses.filter(holdsTime)

/** The start of the first local day and the end of the last, as a filter bounds them. */
export function daysFilter(from: LocalDate, days: number, zone: string): { from: Date; till: Date } {
  return {
    from: new Date(dayBounds(from, zone).from * 60_000),
    till: new Date(dayBounds(addDays(from, days - 1), zone).till * 60_000),
  }
}

/** The bookings that this caller may see, of those that the filter means. */
export async function listFor(
  db: Database,
  caller: Caller,
  filter: BookingFilter,
  order: ListOrder,
): Promise<BookingRow[]> {
  if (caller.kind === 'visitor') return []
  if (caller.kind !== 'portal') return await listBookings(db, caller.scope, filter, order)
  const { user } = caller
  if (user.role === 'NONE') return []
  return await listBookings(
    db,
    caller.scope,
    {
      ...filter,
      locationIds: bothOf(filter.locationIds, user.locationIds),
      serviceIds: bothOf(filter.serviceIds, user.serviceIds),
    },
    order,
  )
}

/** What is asked for and allowed; undefined and null do not narrow. */
function bothOf(
  asked: readonly number[] | undefined,
  allowed: readonly number[] | null,
): readonly number[] | undefined {
  if (allowed === null) return asked
  return asked ? asked.filter((id) => allowed.includes(id)) : allowed
}
