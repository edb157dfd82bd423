import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { CalendarFeedsTable } from '../database/tables/integration-tables.ts'

export type FeedRow = Selectable<CalendarFeedsTable>
type FeedName = Pick<FeedRow, 'company_id' | 'feed_id'>

/** Lists the feeds of a company, the latest first; also those that were ended. */
export async function listFeedRows(db: Database, scope: CompanyScope): Promise<FeedRow[]> {
  return await db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where(inScope(scope))
    .orderBy('feed_id', 'desc')
    .limit(500)
    .execute()
}

/** The feed of that id, whose row stays ours until the transaction ends. */
export async function lockFeed(
  tx: Database,
  scope: CompanyScope,
  feedId: number,
): Promise<FeedRow | undefined> {
  return await tx
    .selectFrom('calendar_feeds')
    .selectAll()
    .where(inScope(scope))
    .where('feed_id', '=', feedId)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertFeed(
  tx: Database,
  { companyId }: CompanyScope,
  row: Omit<Insertable<CalendarFeedsTable>, 'company_id'>,
): Promise<FeedRow> {
  return await tx
    .insertInto('calendar_feeds')
    .values({ ...row, company_id: companyId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function changeFeedRow(
  tx: Database,
  { company_id, feed_id }: FeedName,
  change: Pick<Updateable<CalendarFeedsTable>, 'ended_at' | 'hint' | 'secret_hash' | 'renewed_at'>,
): Promise<FeedRow> {
  return await tx
    .updateTable('calendar_feeds')
    .set(change)
    .where('company_id', '=', company_id)
    .where('feed_id', '=', feed_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Finds the feed that a secret of this hash opens, whosever it is. It says whose visits its reader may see. */
export async function findOpenFeed(db: Database, hash: Buffer): Promise<FeedRow | undefined> {
  return await db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('secret_hash', '=', hash)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Notes that a feed was read, unless that was noted after `before` already. */
export async function noteReading(
  db: Database,
  { company_id, feed_id }: FeedName,
  now: Date,
  before: Date,
): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({ last_used_at: now })
    .where('company_id', '=', company_id)
    .where('feed_id', '=', feed_id)
    .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', before)]))
    .execute()
}

/** Tells whether a company has the location, or the specialist, whose visits a feed is to show. */
export async function hasSubject(
  db: Database,
  scope: CompanyScope,
  { location_id, specialist_id }: Pick<FeedRow, 'location_id' | 'specialist_id'>,
): Promise<boolean> {
  const [table, id, value] =
    location_id === null
      ? (['specialists', 'specialist_id', specialist_id] as const)
      : (['locations', 'location_id', location_id] as const)
  const { rows } = await sql`
    SELECT FROM ${sql.table(table)} WHERE company_id = ${scope.companyId}::integer AND ${sql.ref(id)} = ${value}::integer`.execute(
    db,
  )
  return rows.length > 0
}
