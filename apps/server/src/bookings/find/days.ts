import type { BookingResource } from '@rinda/contract/booking/booking'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import type { Caller } from '../../access/caller.ts'
import type { Settings } from '../../availability/settings.ts'
import { streamEnd } from '../../changes/record-store.ts'
import { companyZone } from '../../companies/company.ts'
import type { Database } from '../../database/database.ts'
import { JsonText } from '../../edge/json-text.ts'
import type { LineFiguresSource } from '../../locations/line-figures.ts'
import { includableWithBookings, includedWith } from './included.ts'
import { daysFilter, withinReach } from './list/list.ts'
import type { BookingFilter } from './list/list-way-store.ts'
import { writeBookings } from './list/write-list.ts'
import { readShortBookings } from './short-store.ts'

/** The most bookings that one reply holds; a week of the busiest location is far below. */
const mostBookings = 20_000
const everything = new Set(includableWithBookings)

export type DaysQuery = {
  locationId?: number | undefined
  date?: LocalDate | undefined
  days: number
  companyId: number
}
/** Bookings of some days as JSON, and what they speak of. */
export type DaysOfBookings = { text: JsonText<BookingResource[]>; included: ResourceObject[]; seq: number }

type ShortContext = { db: Database; settings: Settings }
export type DaysContext = ShortContext & { lineFigures: Pick<LineFiguresSource, 'ofAll'> }

/** The bookings of some days, of one location or of all that the caller sees, and the place in the stream that they are at least as new as. */
export async function bookingsOfDays(
  context: DaysContext,
  caller: Caller,
  query: DaysQuery,
  now: Date,
): Promise<Result<DaysOfBookings>> {
  const asked = await daysAsked(context, caller, query, now)
  if (!asked.ok) return asked
  const { filter, seq } = asked.value
  const reached = withinReach(caller, filter)
  if (!reached) return done({ text: new JsonText('[]'), included: [], seq })
  const { text, places } = await writeBookings(context.db, caller.scope, reached, mostBookings)
  const included = await includedWith(context, caller, places, everything, now)
  return done({ text, included, seq })
}

/** The same in short, for calendars: the text of `ShortBookings`. */
export async function shortBookingsOfDays(
  context: ShortContext,
  caller: Caller,
  query: DaysQuery,
  now: Date,
): Promise<Result<{ text: string; seq: number }>> {
  const asked = await daysAsked(context, caller, query, now)
  if (!asked.ok) return asked
  const { filter, seq } = asked.value
  const reached = withinReach(caller, filter)
  const text = reached && (await readShortBookings(context.db, caller.scope, reached, mostBookings))
  return done({ text: text ?? '{}', seq })
}

async function daysAsked(
  context: ShortContext,
  caller: Caller,
  { locationId, date, days, companyId }: DaysQuery,
  now: Date,
): Promise<Result<{ filter: BookingFilter & { from: Date; till: Date }; seq: number }>> {
  const setting = locationId === undefined ? undefined : await context.settings.find(caller, locationId)
  if (locationId !== undefined && !setting) return refuse('not_found', 'locationId')
  const zone = setting?.zone ?? (await companyZone(context.db, companyId))
  const today = localDateOf(Math.floor(now.getTime() / 60_000), zone)
  // Read before the rows: what changes in between is received again rather than missed.
  const seq = await streamEnd(context.db, setting?.companyId ?? companyId)
  const filter = {
    ...daysFilter(date ?? today, days, zone),
    ...(setting ? { locationIds: [setting.locationId] } : {}),
  }
  return done({ filter, seq })
}
