import type { Caller } from '../../../access/caller.ts'
import type { Database } from '../../../database/database.ts'
import { type GzipPiece, packPiece } from '../../../edge/gzip-pieces.ts'
import { renderBooking } from '../../resource.ts'
import { type Chunk, listChunks, listRowsOf } from './chunk-store.ts'
import { withinReach } from './list.ts'
import type { Cursor, ListOrder } from './list-store.ts'
import type { BookingFilter } from './list-way-store.ts'

/** A page of bookings as text that is ready: resources, with commas between the pieces left out. `next`: where the page after it begins. */
export type ReadyPage = { pieces: readonly GzipPiece[]; next: Cursor | null }

/** Bytes that are kept: the text of some 300,000 bookings. */
const mostBytes = 32 * 1024 * 1024
/** Number of chunks whose rows are read at a time: some 500, which hold the process for a few milliseconds. */
const chunksAtOnce = 8

/**
 * Makes long lists of text that is kept from one to the next, by chunks of rows: after a change one chunk is made anew. It is the same for all
 * who may see those rows, as each of them sees all of a booking.
 */
export function createReadyPages(db: Database) {
  const kept = createKept(mostBytes)

  return async (
    caller: Caller,
    filter: BookingFilter,
    order: Pick<ListOrder, 'after' | 'most'>,
  ): Promise<ReadyPage> => {
    const reached = withinReach(caller, filter)
    if (!reached) return { pieces: [], next: null }
    // What is read of a row is what it was when its chunk was named.
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (seen) => {
        const chunks = await listChunks(seen, caller.scope, reached, order)
        const pieces = new Map(chunks.map((chunk) => [chunk, kept.get(chunk.key)]))
        const missing = chunks.filter((chunk) => !pieces.get(chunk))
        for (let from = 0; from < missing.length; from += chunksAtOnce) {
          const some = missing.slice(from, from + chunksAtOnce)
          const rows = await listRowsOf(seen, caller.scope, some)
          let place = 0
          for (const chunk of some) {
            const count = countOf(chunk)
            const text = rows.slice(place, place + count).map((row) => JSON.stringify(renderBooking(row)))
            place += count
            const piece = await packPiece(text.join(','))
            kept.set(chunk.key, piece)
            pieces.set(chunk, piece)
          }
        }
        const last = chunks.at(-1)
        return {
          pieces: chunks.flatMap((chunk) => pieces.get(chunk) ?? []),
          next: last?.hasMore ? { startsAt: last.startsAt, bookingId: last.bookingId } : null,
        }
      })
  }
}

function countOf({ bookingIds }: Chunk): number {
  return bookingIds.split(',').length
}

/** Pieces by their key, the least lately asked for forgotten first. */
function createKept(most: number) {
  const pieces = new Map<string, GzipPiece>()
  let bytes = 0
  const forget = (key: string) => {
    bytes -= pieces.get(key)?.deflated.length ?? 0
    pieces.delete(key)
  }
  const set = (key: string, piece: GzipPiece) => {
    forget(key)
    pieces.set(key, piece)
    bytes += piece.deflated.length
    for (const oldest of pieces.keys()) {
      if (bytes <= most) return
      forget(oldest)
    }
  }
  return {
    set,
    get(key: string): GzipPiece | undefined {
      const piece = pieces.get(key)
      if (piece) set(key, piece)
      return piece
    },
  }
}
