import type { BookingResource } from '@rinda/contract/booking/booking'
import type { Scope } from '../../../access/scope.ts'
import type { Database } from '../../../database/database.ts'
import { JsonText } from '../../../edge/json-text.ts'
import { renderBooking } from '../../resource.ts'
import type { BookingRow } from '../../store.ts'
import type { Placed } from '../included.ts'
import { type Cursor, listBookings } from './list-store.ts'
import type { BookingFilter } from './list-way-store.ts'

/** Number of rows that are read and written at a time: they hold the process for a few milliseconds. */
const rowsAtOnce = 250

/** A list of bookings as JSON, and where each of them takes place. */
export type WrittenList = { text: JsonText<BookingResource[]>; places: readonly Placed[] }

/** Writes the bookings of a filter in order of their start, `most` of them at the most. Others are served meanwhile. */
export async function writeBookings(
  db: Database,
  scope: Scope,
  filter: BookingFilter,
  most: number,
): Promise<WrittenList> {
  const first = await listBookings(db, scope, filter, { most: rowsAtOnce })
  if (first.length < rowsAtOnce) return written(first.map(writeRow), first.map(placeOf))
  // What is read in stretches is to be of one moment: a booking that is moved meanwhile could stand in it twice, or not at all.
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (seen) => {
      const texts: string[] = []
      const places: Placed[] = []
      for (let after: Cursor | undefined; ; ) {
        const rows = await listBookings(seen, scope, filter, {
          after,
          most: Math.min(rowsAtOnce, most - places.length),
        })
        texts.push(...rows.map(writeRow))
        places.push(...rows.map(placeOf))
        const last = rows.at(-1)
        if (!last || rows.length < rowsAtOnce || places.length >= most) return written(texts, places)
        after = { startsAt: last.starts_at, bookingId: last.booking_id }
      }
    })
}

function writeRow(row: BookingRow): string {
  return JSON.stringify(renderBooking(row))
}

function placeOf({ location_id, service_id, specialist_id }: Placed): Placed {
  return { location_id, service_id, specialist_id }
}

function written(texts: readonly string[], places: readonly Placed[]): WrittenList {
  return { text: new JsonText(`[${texts.join(',')}]`), places }
}
