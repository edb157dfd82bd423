import { type RawBuilder, sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { FeedRow } from './feed-store.ts'

/** Location or specialist whose visits are meant, and the time that is. */
export type Shown = Pick<FeedRow, 'location_id' | 'specialist_id'> & { from: Date; till: Date }
/** Visit as a feed shows it. `uid` and `seq` are those of the mails about it. */
export type FeedVisit = {
  booking_id: number
  location_id: number
  service_id: number
  specialist_id: number | null
  status: 'scheduled' | 'confirmed' | 'canceled'
  approval: 'none' | 'pending' | 'accepted' | 'declined'
  first_name: string
  last_name: string
  starts_at: Date
  ends_at: Date
  updated_at: Date
  uid: string
  seq: number
}

/** Selects visits that take place, and those that do not any more; what went on as another booking is shown as that. */
function visitsOf(
  { companyId }: CompanyScope,
  { location_id, specialist_id, from, till }: Shown,
): RawBuilder<unknown> {
  const whose =
    location_id === null
      ? sql`b.specialist_id = ${specialist_id}::integer`
      : sql`b.location_id = ${location_id}::integer`
  return sql`
    FROM bookings b LEFT JOIN calendar_entries e USING (company_id, booking_id)
    WHERE b.company_id = ${companyId}::integer AND ${whose} AND b.kind = 'appointment'
      AND b.status IN ('scheduled', 'confirmed', 'canceled')
      AND b.starts_at >= ${from}::timestamptz AND b.starts_at < ${till}::timestamptz`
}

/** Gives a text that is another one as soon as anything differs that a feed shows of its visits. */
export async function markOfVisits(db: Database, scope: CompanyScope, shown: Shown): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    SELECT count(*) || ' ' || coalesce(bit_xor(hashtextextended(jsonb_build_array(b.booking_id, b.location_id, b.service_id,
      b.specialist_id, b.status, b.approval, b.first_name, b.last_name, b.starts_at, b.ends_at, b.updated_at, e.uid, e.seq)::text, 0)), 0) AS mark
    ${visitsOf(scope, shown)}`.execute(db)
  return rows[0]?.mark ?? ''
}

/** Lists the next visits after one, in order of their start. */
export async function listVisits(
  db: Database,
  scope: CompanyScope,
  shown: Shown,
  after: Pick<FeedVisit, 'starts_at' | 'booking_id'> | null,
  most: number,
): Promise<FeedVisit[]> {
  const rest = after
    ? sql`AND (b.starts_at, b.booking_id) > (${after.starts_at}::timestamptz, ${after.booking_id}::bigint)`
    : sql``
  const { rows } = await sql<FeedVisit>`
    SELECT b.booking_id, b.location_id, b.service_id, b.specialist_id, b.status, b.approval, b.first_name, b.last_name,
      b.starts_at, b.ends_at, b.updated_at, coalesce(e.seq, 0) AS seq,
      coalesce(e.uid, jsonb_path_query_first(b.log, '$[*].from') #>> '{}', b.qtid::text) AS uid
    ${visitsOf(scope, shown)} ${rest}
    ORDER BY b.starts_at, b.booking_id LIMIT ${most}::integer`.execute(db)
  return rows
}

type Named = { id: number; name: string; address: string }
export type Names = Readonly<Record<'locations' | 'services' | 'specialists', ReadonlyMap<number, Named>>>

/** Reads what the locations, services and specialists of a company are called in a language. */
export async function readNames(
  db: Database,
  { companyId }: CompanyScope,
  language: FeedRow['language'],
): Promise<Names> {
  const named = async (table: 'locations' | 'services' | 'specialists', id: string, more: string[] = []) => {
    const inLanguage = (column: string) =>
      sql`coalesce(nullif(${sql.ref(`${column}_${language}`)}, ''), ${sql.ref(column)})`
    const name = table === 'specialists' ? sql.ref('name') : inLanguage('name')
    const address = more.includes('address') ? inLanguage('address') : sql`''`
    const { rows } = await sql<Named>`
      SELECT ${sql.ref(id)} AS id, ${name} AS name, ${address} AS address FROM ${sql.table(table)}
      WHERE company_id = ${companyId}::integer ORDER BY 1`.execute(db)
    return new Map(rows.map((row) => [row.id, row]))
  }
  return {
    locations: await named('locations', 'location_id', ['address']),
    services: await named('services', 'service_id'),
    specialists: await named('specialists', 'specialist_id'),
  }
}
