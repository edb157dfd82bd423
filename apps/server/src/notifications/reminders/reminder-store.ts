import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { BookingsTable } from '../../database/tables/booking-tables.ts'

/** Condition under which a booking `b` is a visit that is sure to take place, as far as staff and its visitor have said. */
const stands = sql<boolean>`
  b.kind = 'appointment' AND b.status IN ('scheduled', 'confirmed') AND b.approval IN ('none', 'accepted')
  AND b.served_at IS NULL AND b.fields ->> '_payment_status' IS DISTINCT FROM 'PENDING'
  AND b.fields -> '_told_elsewhere' IS NULL`

/** Ends reminders of bookings that were moved, have ended, or wait for somebody's word. */
export async function removeMovedReminders(
  tx: Database,
  { companyId }: CompanyScope,
  bookingIds: readonly number[],
): Promise<void> {
  await sql`
    DELETE FROM reminders AS r WHERE r.company_id = ${companyId}::integer AND r.booking_id = ANY(${bookingIds}::bigint[])
      AND NOT EXISTS (
        SELECT FROM bookings AS b WHERE b.company_id = r.company_id AND b.booking_id = r.booking_id
          AND b.starts_at = r.starts_at AND ${stands})`.execute(tx)
}

/** Plans reminders of some bookings that stand, or of all of a company, at so many minutes before each; none that would be due before `earliest`. Those that are there stay. Gives how many are new. */
export async function addReminders(
  tx: Database,
  { companyId }: CompanyScope,
  bookingIds: readonly number[] | 'all',
  leadMinutes: readonly number[],
  earliest: Date,
): Promise<number> {
  const which = bookingIds === 'all' ? sql`true` : sql`b.booking_id = ANY(${bookingIds}::bigint[])`
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO reminders (company_id, booking_id, lead_minutes, starts_at, due_at)
    SELECT b.company_id, b.booking_id, lead, b.starts_at, b.starts_at - make_interval(mins => lead)
    FROM bookings AS b CROSS JOIN unnest(${leadMinutes}::integer[]) AS lead
    WHERE b.company_id = ${companyId}::integer AND ${which} AND ${stands}
      AND (b.email <> '' OR b.phone_number <> '') AND b.starts_at > ${earliest}
      AND b.starts_at - make_interval(mins => lead) > ${earliest}
    ON CONFLICT DO NOTHING`.execute(tx)
  return Number(numAffectedRows)
}

/** Ends the reminders of a company that it wants no more. */
export async function removeOtherReminders(
  tx: Database,
  { companyId }: CompanyScope,
  leadMinutes: readonly number[],
): Promise<void> {
  await sql`
    DELETE FROM reminders
    WHERE company_id = ${companyId}::integer AND lead_minutes <> ALL(${leadMinutes}::integer[])`.execute(tx)
}

/** A reminder that is due, with its booking as it is now. */
export type DueReminder = { lead_minutes: number } & Pick<
  Selectable<BookingsTable>,
  | 'company_id'
  | 'booking_id'
  | 'qtid'
  | 'location_id'
  | 'service_id'
  | 'specialist_id'
  | 'starts_at'
  | 'ends_at'
  | 'email'
  | 'phone_country_code'
  | 'phone_number'
  | 'language'
  | 'code'
>

/** Lists the companies of which reminders are due. */
export async function listCompaniesToRemind(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('reminders')
    .select('company_id')
    .distinct()
    .where('due_at', '<=', now)
    .execute()
  return rows.map((row) => row.company_id)
}

/** Takes reminders that are due, of one company or of all, passing over what somebody else is taking. `taken` counts those of bookings that stand no more too. */
export async function takeDueReminders(
  tx: Database,
  only: CompanyScope | 'all',
  now: Date,
  most: number,
): Promise<{ taken: number; reminders: DueReminder[] }> {
  const whose = only === 'all' ? sql`true` : sql`company_id = ${only.companyId}::integer`
  const { rows } = await sql<DueReminder & { stands: boolean | null }>`
    WITH due AS (
      SELECT company_id, booking_id, lead_minutes FROM reminders WHERE ${whose} AND due_at <= ${now}
      ORDER BY due_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ), taken AS (
      DELETE FROM reminders AS r USING due
      WHERE r.company_id = due.company_id AND r.booking_id = due.booking_id AND r.lead_minutes = due.lead_minutes
      RETURNING r.*
    )
    SELECT taken.lead_minutes, b.company_id, b.booking_id, b.qtid, b.location_id, b.service_id, b.specialist_id, b.starts_at, b.ends_at,
      b.email, b.phone_country_code, b.phone_number, b.language, b.code, ${stands} AND b.starts_at = taken.starts_at AS stands
    FROM taken LEFT JOIN bookings AS b ON b.company_id = taken.company_id AND b.booking_id = taken.booking_id`.execute(
    tx,
  )
  return { taken: rows.length, reminders: rows.filter((row) => row.stands === true) }
}

/** Finds when the next reminder is due; null: none is planned. */
export async function nextReminderTime(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('reminders')
    .select((row) => row.fn.min('due_at').as('due_at'))
    .executeTakeFirst()
  return row?.due_at ?? null
}

/** Tells whether a booking stands at a time, and so somebody is still to be reminded of it. */
export async function standsAt(
  db: Database,
  { companyId }: CompanyScope,
  bookingId: number,
  startsAt: Date,
): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`
    SELECT 1 AS one FROM bookings AS b WHERE b.company_id = ${companyId}::integer AND b.booking_id = ${bookingId}::bigint
      AND b.starts_at = ${startsAt} AND ${stands}`.execute(db)
  return rows.length > 0
}
