import { sql } from 'kysely'
import type { Scope } from '../../../access/scope.ts'
import type { Database } from '../../../database/database.ts'
import type { BookingRow } from '../../store.ts'
import { type ListOrder, queryOf } from './list-store.ts'
import type { BookingFilter } from './list-way-store.ts'

/**
 * A stretch of a list. The key is another one as soon as anything of any of its rows is another. `startsAt` and `bookingId` are those of its last
 * row; `hasMore` says whether the list goes on after the page.
 */
export type Chunk = {
  key: string
  companyIds: string
  bookingIds: string
  startsAt: Date
  bookingId: number
  hasMore: boolean
}

/**
 * Lists a page as chunks of some 64 rows. Where one begins depends on the row that it begins with: a row that comes, goes or changes is of one
 * chunk, and all others stay what they were. PostgreSQL says of each row which transaction wrote it.
 */
export async function listChunks(
  db: Database,
  scope: Scope,
  filter: BookingFilter,
  { after, most }: Pick<ListOrder, 'after' | 'most'>,
): Promise<Chunk[]> {
  const written = sql`company_id, booking_id, starts_at, xmin::text AS version`
  const found = queryOf(scope, filter, { after, most: most + 1 }, written)
  if (!found) return []
  const { rows } = await sql<Chunk>`
    SELECT md5(string_agg(company_id || ':' || booking_id || ':' || version, ',' ORDER BY place)) AS key,
      string_agg(company_id::text, ',' ORDER BY place) AS "companyIds",
      string_agg(booking_id::text, ',' ORDER BY place) AS "bookingIds",
      max(starts_at) AS "startsAt",
      (array_agg(booking_id ORDER BY place DESC))[1] AS "bookingId",
      max(total) > ${most}::int AS "hasMore"
    FROM (
      SELECT *, row_number() OVER list AS place, count(*) OVER () AS total,
        count(*) FILTER (WHERE hashint8(booking_id) & 63 = 0) OVER list AS chunk
      FROM (${found}) AS found
      WINDOW list AS (ORDER BY starts_at, booking_id ROWS UNBOUNDED PRECEDING)
    ) AS placed
    WHERE place <= ${most}::int GROUP BY chunk ORDER BY chunk`.execute(db)
  return rows
}

/** The rows of some chunks, in order. */
export async function listRowsOf(
  db: Database,
  scope: Scope,
  chunks: readonly Pick<Chunk, 'companyIds' | 'bookingIds'>[],
): Promise<BookingRow[]> {
  const all = (part: 'companyIds' | 'bookingIds') => chunks.map((chunk) => chunk[part]).join(',')
  const own = scope.companyId === 'all' ? sql`true` : sql`company_id = ${scope.companyId}::integer`
  const { rows } = await sql<BookingRow>`
    SELECT bookings.* FROM unnest(
      string_to_array(${all('companyIds')}, ',')::integer[], string_to_array(${all('bookingIds')}, ',')::bigint[]
    ) WITH ORDINALITY AS named (company_id, booking_id, place)
    JOIN bookings USING (company_id, booking_id) WHERE ${own} ORDER BY place`.execute(db)
  return rows
}
