import { type Selectable, sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { BookingsTable } from '../../database/tables/booking-tables.ts'
import type { EarlierWishesTable } from '../../database/tables/earlier-tables.ts'

/** Asks that a company's free time is looked through for those who wait. To be called before a wish is locked: who looks through locks the wishes second. */
export async function callRound(db: Database, { companyId }: CompanyScope, at: Date): Promise<void> {
  await sql`
    INSERT INTO earlier_rounds AS r (company_id, due_at, calls) VALUES (${companyId}::integer, ${at}, 1)
    ON CONFLICT (company_id) DO UPDATE SET due_at = least(r.due_at, excluded.due_at), calls = r.calls + 1`.execute(
    db,
  )
}

/** Finds when the next company is due; null: nobody waits anywhere. */
export async function nextRoundTime(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('earlier_rounds')
    .select((row) => row.fn.min('due_at').as('due_at'))
    .executeTakeFirst()
  return row?.due_at ?? null
}

/** Lists the companies that are due, and how often they were called. */
export async function listDueRounds(
  db: Database,
  now: Date,
): Promise<{ company_id: number; calls: number }[]> {
  return await db
    .selectFrom('earlier_rounds')
    .select(['company_id', 'calls'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute()
}

/** Takes a company's turn: nobody else does before the transaction ends. Undefined where somebody else has done it by now. */
export async function takeRound(
  tx: Database,
  { companyId }: CompanyScope,
  now: Date,
): Promise<{ calls: number } | undefined> {
  return await tx
    .selectFrom('earlier_rounds')
    .select('calls')
    .where('company_id', '=', companyId)
    .where('due_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()
}

/** Says when a company is due again; null: nobody waits there any more. */
export async function planRound(
  tx: Database,
  { companyId }: CompanyScope,
  dueAt: Date | null,
): Promise<void> {
  if (dueAt === null) await tx.deleteFrom('earlier_rounds').where('company_id', '=', companyId).execute()
  else
    await tx
      .updateTable('earlier_rounds')
      .set({ due_at: dueAt })
      .where('company_id', '=', companyId)
      .execute()
}

/** A wish with how its booking stands, and what was offered to it. */
export type WaitingRow = Pick<
  Selectable<EarlierWishesTable>,
  'wish_id' | 'booking_id' | 'weekdays' | 'parts' | 'same_specialist' | 'known' | 'seen_at'
> &
  Pick<
    Selectable<BookingsTable>,
    'location_id' | 'service_id' | 'specialist_id' | 'starts_at' | 'ends_at' | 'email' | 'phone_number'
  > & {
    qtid: string
    /** The booking takes place, at the time at which it was to when its visitor asked. */
    stands: boolean
    /** Starts that were offered to it. */
    offered: Date[]
    /** The hold that keeps an offered time for it; null: nothing is. */
    open_hold: number | null
  }

/** Lists those who wait, in the order in which they asked; with `lock` their rows stay ours until the transaction ends. */
export async function listWaiting(
  db: Database,
  { companyId }: CompanyScope,
  now: Date,
  lock: 'for update' | 'unlocked' = 'unlocked',
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    SELECT w.wish_id, w.booking_id, w.weekdays, w.parts, w.same_specialist, w.known, w.seen_at, b.qtid, b.location_id, b.service_id,
      b.specialist_id, b.starts_at, b.ends_at, b.email, b.phone_number,
      b.status IN ('scheduled', 'confirmed') AND b.approval IN ('none', 'accepted') AND b.served_at IS NULL AND b.kind = 'appointment'
        AND b.starts_at = w.starts_at AND b.starts_at > ${now} AS stands,
      ARRAY(SELECT o.starts_at FROM earlier_offers o WHERE o.company_id = w.company_id AND o.wish_id = w.wish_id) AS offered,
      (SELECT o.hold_id FROM earlier_offers o JOIN bookings h ON h.company_id = o.company_id AND h.booking_id = o.hold_id
        WHERE o.company_id = w.company_id AND o.wish_id = w.wish_id AND o.outcome IS NULL
          AND h.status = 'locked' AND h.expire_at > ${now}) AS open_hold
    FROM earlier_wishes w JOIN bookings b USING (company_id, booking_id)
    WHERE w.company_id = ${companyId}::integer AND w.ended_at IS NULL
    ORDER BY w.wish_id ${lock === 'for update' ? sql`FOR UPDATE OF w` : sql``}`.execute(db)
  return rows
}
