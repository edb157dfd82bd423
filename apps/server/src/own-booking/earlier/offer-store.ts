import { type Selectable, sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { EarlierOffersTable } from '../../database/tables/earlier-tables.ts'

export type Outcome = NonNullable<Selectable<EarlierOffersTable>['outcome']>

/** Time that is kept for somebody at this moment. `hold_qtid` names the booking that keeps it. */
export type OpenOffer = {
  hold_id: number
  hold_qtid: string
  starts_at: Date
  ends_at: Date
  until: Date
  specialist_id: number | null
}

/** Finds what is kept for a wish at a moment. */
export async function findOpenOffer(
  db: Database,
  { companyId }: CompanyScope,
  wishId: number,
  now: Date,
): Promise<OpenOffer | undefined> {
  const { rows } = await sql<OpenOffer>`
    SELECT o.hold_id, b.qtid AS hold_qtid, b.starts_at, b.ends_at, b.expire_at AS until, b.specialist_id
    FROM earlier_offers o JOIN bookings b ON b.company_id = o.company_id AND b.booking_id = o.hold_id
    WHERE o.company_id = ${companyId}::integer AND o.wish_id = ${wishId}::bigint AND o.outcome IS NULL
      AND b.status = 'locked' AND b.expire_at > ${now}`.execute(db)
  return rows[0]
}

/** Writes that a time is offered. */
export async function addOffer(
  tx: Database,
  { companyId }: CompanyScope,
  offer: { wishId: number; holdId: number; startsAt: Date; until: Date; now: Date },
): Promise<void> {
  const { wishId, holdId, startsAt, until, now } = offer
  await tx
    .insertInto('earlier_offers')
    .values({
      company_id: companyId,
      ...{ wish_id: wishId, hold_id: holdId, starts_at: startsAt, until, offered_at: now, outcome: null },
    })
    .execute()
}

/** Writes what became of an offer. */
export async function settleOffer(
  tx: Database,
  { companyId }: CompanyScope,
  holdId: number,
  outcome: Outcome,
): Promise<void> {
  await tx
    .updateTable('earlier_offers')
    .set({ outcome })
    .where('company_id', '=', companyId)
    .where('hold_id', '=', holdId)
    .execute()
}

/** Writes of offers whose time was let pass, or was taken back by staff, that they are over. */
export async function settlePassed(tx: Database, { companyId }: CompanyScope, now: Date): Promise<void> {
  await sql`
    UPDATE earlier_offers o SET outcome = CASE WHEN o.until <= ${now} THEN 'passed' ELSE 'withdrawn' END
    FROM bookings b WHERE o.company_id = ${companyId}::integer AND o.outcome IS NULL
      AND b.company_id = o.company_id AND b.booking_id = o.hold_id
      AND NOT (b.status = 'locked' AND b.expire_at > ${now})`.execute(tx)
}
