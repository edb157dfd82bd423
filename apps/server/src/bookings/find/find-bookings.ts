import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { Caller } from '../../access/caller.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import type { LineFiguresSource } from '../../locations/line-figures.ts'
import type { BookingRow } from '../store.ts'
import { findBookings } from './find-store.ts'
import { visitorQuery } from './find-words.ts'
import { includableWithBookings, includedWith } from './included.ts'

const everything = new Set(includableWithBookings)

export type FoundBookings = { rows: BookingRow[]; included: ResourceObject[]; hasMore: boolean }

/** The bookings of the visitors whom a person looks for, of those that they may see. */
export async function findVisitors(
  context: { db: Database; settings: Settings; lineFigures: Pick<LineFiguresSource, 'ofAll'> },
  caller: Caller,
  input: { query: string; limit: number },
  now: Date,
): Promise<FoundBookings> {
  if (caller.kind !== 'portal' || caller.user.role === 'NONE')
    return { rows: [], included: [], hasMore: false }
  const { locationIds, serviceIds } = caller.user
  const most = input.limit + 1
  const found = await findBookings(
    context.db,
    caller.scope,
    visitorQuery(input.query),
    { locationIds, serviceIds },
    { now, most },
  )
  const rows = found.slice(0, input.limit)
  const included = await includedWith(context, caller, rows, everything, now)
  return { rows, included, hasMore: found.length === most }
}
