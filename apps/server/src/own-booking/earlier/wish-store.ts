import type { EarlierWindow } from '@rinda/domain/booking/earlier'
import { type Selectable, sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { EarlierWishesTable } from '../../database/tables/earlier-tables.ts'

type WishRow = Selectable<EarlierWishesTable>
export type EndReason = NonNullable<WishRow['end_reason']>

/** Wish of a visitor to come earlier that has not ended. */
export type Wish = EarlierWindow &
  Pick<WishRow, 'wish_id' | 'booking_id' | 'starts_at' | 'same_specialist' | 'known' | 'asked_at' | 'seen_at'>

/** Finds the wish of a booking; with `lock` its row stays ours until the transaction ends. It is locked before any booking. */
export async function findWish(
  db: Database,
  { companyId }: CompanyScope,
  bookingId: number,
  lock: 'for update' | 'unlocked' = 'unlocked',
): Promise<Wish | undefined> {
  const query = db
    .selectFrom('earlier_wishes')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('booking_id', '=', bookingId)
    .where('ended_at', 'is', null)
  return await (lock === 'for update' ? query.forUpdate() : query).executeTakeFirst()
}

/** Writes a wish, or what is asked now in the place of what was asked before; it keeps its turn. */
export async function putWish(
  tx: Database,
  { companyId }: CompanyScope,
  wish: Omit<Wish, 'wish_id' | 'seen_at'>,
): Promise<void> {
  const { booking_id, starts_at, weekdays, parts, same_specialist, known, asked_at } = wish
  await sql`
    INSERT INTO earlier_wishes AS w (company_id, booking_id, starts_at, weekdays, parts, same_specialist, known, asked_at, seen_at)
    VALUES (${companyId}::integer, ${booking_id}::bigint, ${starts_at}, ${weekdays}::text[], ${parts}::text[], ${same_specialist},
      ${known.map((at) => at.toISOString())}::timestamptz[], ${asked_at}, ${asked_at})
    ON CONFLICT (company_id, booking_id) WHERE ended_at IS NULL DO UPDATE SET starts_at = excluded.starts_at,
      weekdays = excluded.weekdays, parts = excluded.parts, same_specialist = excluded.same_specialist,
      known = excluded.known, seen_at = excluded.seen_at`.execute(tx)
}

/** Ends a wish. */
export async function endWish(
  tx: Database,
  { companyId }: CompanyScope,
  wishId: number,
  reason: EndReason,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('earlier_wishes')
    .set({ ended_at: now, end_reason: reason })
    .where('company_id', '=', companyId)
    .where('wish_id', '=', wishId)
    .execute()
}

/** Notes that the page of a wish was looked at; false: it was noted a moment ago. */
export async function noteSeen(
  db: Database,
  { companyId }: CompanyScope,
  wishId: number,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('earlier_wishes')
    .set({ seen_at: now })
    .where('company_id', '=', companyId)
    .where('wish_id', '=', wishId)
    .where((row) => row.or([row('seen_at', 'is', null), row('seen_at', '<', notSince)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Tells whether anybody of a company waits. */
export async function hasWishes(db: Database, { companyId }: CompanyScope): Promise<boolean> {
  const row = await db
    .selectFrom('earlier_wishes')
    .select('wish_id')
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stretch of time that was given back, of a specialist, or of a service. */
export type Freed = { service_id: number; specialist_id: number | null; from: Date; till: Date }

/** Makes starts news again that were free when somebody asked, and touch time that was given back since. */
export async function forgetKnown(
  tx: Database,
  { companyId }: CompanyScope,
  freed: readonly Freed[],
): Promise<void> {
  const company = sql`${companyId}::integer`
  await sql`
    WITH freed AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(freed)}::jsonb) AS f (service_id integer, specialist_id integer,
        "from" timestamptz, till timestamptz)
    ), waiting AS MATERIALIZED (
      SELECT w.wish_id, w.known, w.same_specialist, b.service_id, b.specialist_id, b.ends_at - b.starts_at AS length
      FROM earlier_wishes w JOIN bookings b USING (company_id, booking_id)
      WHERE w.company_id = ${company} AND w.ended_at IS NULL AND w.known <> '{}' ORDER BY w.wish_id FOR UPDATE OF w
    ), news AS (
      SELECT w.wish_id, array_agg(DISTINCT s.at) AS starts FROM waiting w CROSS JOIN LATERAL unnest(w.known) AS s (at)
      JOIN freed f ON s.at < f.till AND s.at + w.length > f."from" AND CASE
        WHEN f.specialist_id IS NULL THEN f.service_id = w.service_id
        WHEN w.same_specialist THEN f.specialist_id = w.specialist_id
        ELSE EXISTS (SELECT FROM service_specialists l WHERE l.company_id = ${company} AND l.service_id = w.service_id
          AND l.specialist_id = f.specialist_id) END
      GROUP BY w.wish_id
    )
    UPDATE earlier_wishes w SET known = ARRAY(SELECT s.at FROM unnest(w.known) AS s (at) WHERE s.at <> ALL (news.starts))
    FROM news WHERE w.company_id = ${company} AND w.wish_id = news.wish_id`.execute(tx)
}
