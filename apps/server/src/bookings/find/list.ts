import { addDays, dayBounds, type LocalDate } from '@rinda/domain/time/zone'
import type { Caller } from '../../access/caller.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'
import { type ListOrder, listBookings } from './list-store.ts'
import type { BookingFilter } from './list-way-store.ts'

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
  const reached = withinReach(caller, filter)
  return reached ? await listBookings(db, caller.scope, reached, order) : []
}

/** Narrows a filter to what this caller may see; undefined where that is nothing. */
export function withinReach<Filter extends BookingFilter>(
  caller: Caller,
  filter: Filter,
): Filter | undefined {
  if (caller.kind === 'visitor') return undefined
  if (caller.kind !== 'portal') return filter
  const { user } = caller
  if (user.role === 'NONE') return undefined
  return {
    ...filter,
    locationIds: bothOf(filter.locationIds, user.locationIds ?? undefined),
    serviceIds: bothOf(filter.serviceIds, user.serviceIds ?? undefined),
  }
}

/** Gives the ids that are both asked for and allowed; undefined does not narrow. */
export function bothOf(
  asked: readonly number[] | undefined,
  allowed: readonly number[] | undefined,
): readonly number[] | undefined {
  if (allowed === undefined) return asked
  return asked ? asked.filter((id) => allowed.includes(id)) : allowed
}
