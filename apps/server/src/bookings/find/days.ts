import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import type { Caller } from '../../access/caller.ts'
import type { Settings } from '../../availability/settings.ts'
import { streamEnd } from '../../changes/record-store.ts'
import { companyZone } from '../../companies/company.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'
import { includableWithBookings, includedWith } from './included.ts'
import { daysFilter, listFor } from './list.ts'

/** The most bookings that one reply holds; a week of the busiest location is far below. */
const mostBookings = 20_000
const everything = new Set(includableWithBookings)

export type DaysQuery = {
  locationId?: number | undefined
  date?: LocalDate | undefined
  days: number
  companyId: number
}
export type DaysOfBookings = { rows: BookingRow[]; included: ResourceObject[]; seq: number }

/** The bookings of some days, of one location or of all that the caller sees, and the place in the stream that they are at least as new as. */
export async function bookingsOfDays(
  context: { db: Database; settings: Settings },
  caller: Caller,
  query: DaysQuery,
  now: Date,
): Promise<Result<DaysOfBookings>> {
  const { locationId } = query
  const setting = locationId === undefined ? undefined : await context.settings.find(caller, locationId)
  if (locationId !== undefined && !setting) return refuse('not_found', 'locationId')
  const zone = setting?.zone ?? (await companyZone(context.db, query.companyId))
  const today = localDateOf(Math.floor(now.getTime() / 60_000), zone)
  // Read before the rows: what changes in between is heard again rather than missed.
  const seq = await streamEnd(context.db, setting?.companyId ?? query.companyId)
  const filter = {
    ...daysFilter(query.date ?? today, query.days, zone),
    ...(setting ? { locationIds: [setting.locationId] } : {}),
  }
  const rows = await listFor(context.db, caller, filter, { most: mostBookings })
  const included = await includedWith(context.settings, caller, rows, everything, now)
  return done({ rows, included, seq })
}
