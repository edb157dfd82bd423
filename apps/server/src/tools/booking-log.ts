import { addDays, dayBounds, localDateOf } from '@rinda/domain/time/zone'
import type { PortalCaller } from '../access/caller.ts'
import type { BookingRow } from '../bookings/store.ts'
import { companyZone } from '../companies/company.ts'
import type { Database } from '../database/database.ts'
import {
  countLogged,
  type LogCursor,
  type LogFilter,
  type LogOrder,
  listLogged,
} from './booking-log-store.ts'

/** Filters and order of the log. Text of fewer than three characters narrows nothing. */
export type LogInput = Pick<LogFilter, 'companyId' | 'equals'> & {
  text: string
  order: LogOrder
  after: string | undefined
}
export type LogPage = { bookings: BookingRow[]; next: string | null; total: number | null }

const [daysBack, daysAhead] = [10, 60]
const fewestCharacters = 3
const mostWords = 8
const pageSize = 100

/** Lists bookings from ten days back to sixty days ahead, a page at a time; how many there are in all is said with the first. */
export async function listBookingLog(
  db: Database,
  { scope, user }: PortalCaller,
  input: LogInput,
  now: Date,
): Promise<LogPage> {
  const zone = await companyZone(db, user.companyId)
  const today = localDateOf(Math.floor(now.getTime() / 60_000), zone)
  const text = input.text.trim()
  const filter: LogFilter = {
    from: momentOf(dayBounds(addDays(today, -daysBack), zone).from),
    till: momentOf(dayBounds(addDays(today, daysAhead), zone).till),
    companyId: input.companyId,
    locationIds: user.locationIds,
    serviceIds: user.serviceIds,
    equals: input.equals,
    words: text.length < fewestCharacters ? [] : text.split(/\s+/).slice(0, mostWords),
  }
  const { order } = input
  const after = cursorOf(input.after)
  const rows = await listLogged(db, scope, filter, { order, after, most: pageSize + 1 })
  const bookings = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? bookings.at(-1) : undefined
  return {
    bookings,
    next: last
      ? `${(order === 'changed' ? last.updated_at : last.starts_at).getTime()}-${last.booking_id}`
      : null,
    total: after ? null : await countLogged(db, scope, filter),
  }
}

const momentOf = (minute: number) => new Date(minute * 60_000)

function cursorOf(text: string | undefined): LogCursor | undefined {
  const [at, bookingId] = (text ?? '').split('-').map(Number)
  return at !== undefined && bookingId !== undefined ? { at: new Date(at), bookingId } : undefined
}
