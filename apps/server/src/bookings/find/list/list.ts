import { addDays, dayBounds, type LocalDate } from '@rinda/domain/time/zone'
import type { Caller } from '../../../access/caller.ts'
import type { Settings } from '../../../availability/settings.ts'
import { companyZone, companyZones } from '../../../companies/company.ts'
import type { Database } from '../../../database/database.ts'
import type { BookingRow } from '../../store.ts'
import { type ListOrder, listBookings } from './list-store.ts'
import type { BookingFilter } from './list-way-store.ts'

/** The start of the first local day and the end of the last, as a filter bounds them. */
export function daysFilter(from: LocalDate, days: number, zone: string): { from: Date; till: Date } {
  return {
    from: new Date(dayBounds(from, zone).from * 60_000),
    till: new Date(dayBounds(addDays(from, days - 1), zone).till * 60_000),
  }
}

/** Calendar days, both included; one that is absent does not bound. */
export type Days = { from?: LocalDate | undefined; till?: LocalDate | undefined }
type Bounds = { from?: Date; till?: Date }

/**
 * Bounds a list of bookings by days as their caller means them: those of the location where one is named, else those of their company. To whoever sees
 * all companies each one's days are in its own zone.
 */
export async function daysAsked(
  context: { db: Database; settings: Settings },
  caller: Caller,
  days: Days,
  locationId?: number,
): Promise<BookingFilter> {
  if (days.from === undefined && days.till === undefined) return {}
  const setting = locationId === undefined ? undefined : await context.settings.find(caller, locationId)
  if (setting) return boundsOf(days, setting.zone)
  const { companyId } = caller.scope
  if (companyId !== 'all') return boundsOf(days, await companyZone(context.db, companyId))
  const zones = await companyZones(context.db)
  const [zone, ...others] = new Set(zones.values())
  if (zone !== undefined && others.length === 0) return boundsOf(days, zone)
  return { byCompany: [...zones].map(([id, own]) => ({ companyId: id, ...boundsOf(days, own) })) }
}

/** Gives the start of the first day and the end of the last one in a zone. */
function boundsOf({ from, till }: Days, zone: string): Bounds {
  return {
    ...(from === undefined ? {} : { from: new Date(dayBounds(from, zone).from * 60_000) }),
    ...(till === undefined ? {} : { till: new Date(dayBounds(till, zone).till * 60_000) }),
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
