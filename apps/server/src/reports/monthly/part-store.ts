import type { FigureRow } from '@rinda/domain/reports/figures'
import { type Selectable, sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { ReportPartsTable } from '../../database/tables/report-tables.ts'

type PartRow = Selectable<ReportPartsTable>
/** Name of a part: the month (its first day) of a company at a location. */
export type PartKey = Pick<PartRow, 'company_id' | 'month' | 'location_id'>

export type PlannedMonth = { month: string; begins_at: Date; ends_at: Date }

/**
 * Plans some months at all locations of a company. One that is over is counted at once, one that is not when it ends; what is planned already
 * stays, unless the company's days have come to begin at other moments.
 */
export async function planParts(
  db: Database,
  { companyId }: CompanyScope,
  months: readonly PlannedMonth[],
): Promise<void> {
  await sql`
    INSERT INTO report_parts AS p (company_id, month, location_id, begins_at, ends_at, due_at)
    SELECT ${companyId}::integer, m.month, l.location_id, m.begins_at, m.ends_at, m.ends_at
    FROM jsonb_to_recordset(${JSON.stringify(months)}::jsonb) AS m (month date, begins_at timestamptz, ends_at timestamptz)
    CROSS JOIN locations l WHERE l.company_id = ${companyId}::integer
    ON CONFLICT (company_id, month, location_id) DO UPDATE
    SET begins_at = excluded.begins_at, ends_at = excluded.ends_at, due_at = excluded.due_at, made_at = NULL
    WHERE p.begins_at <> excluded.begins_at OR p.ends_at <> excluded.ends_at`.execute(db)
}

/** Finds when the first booking of a company begins, and the day of its first ticket; null where there is none. */
export async function findFirst(
  db: Database,
  { companyId }: CompanyScope,
): Promise<{ starts_at: Date | null; day: string | null }> {
  const { rows } = await sql<{ starts_at: Date | null; day: string | null }>`
    SELECT (SELECT min(starts_at) FROM bookings WHERE company_id = ${companyId}::integer) AS starts_at,
      (SELECT min(first.day) FROM locations l CROSS JOIN LATERAL (
        SELECT min(day) AS day FROM tickets t WHERE t.company_id = l.company_id AND t.location_id = l.location_id
      ) AS first WHERE l.company_id = ${companyId}::integer) AS day`.execute(db)
  return rows[0] ?? { starts_at: null, day: null }
}

/** State of a month: of how many parts it is made, how many have been counted, how many are to be counted again. */
export type MonthState = {
  month: string
  ends_at: Date
  parts: number
  made: number
  due: number
  made_at: Date | null
  changed_at: Date | null
}

/** Lists the months that are planned, the latest first; `locationIds` are those that the caller may see, null: all. */
export async function listMonths(
  db: Database,
  { companyId }: CompanyScope,
  locationIds: readonly number[] | null,
  now: Date,
): Promise<MonthState[]> {
  const { rows } = await sql<MonthState>`
    SELECT month, max(ends_at) AS ends_at, count(*)::integer AS parts, count(made_at)::integer AS made,
      count(*) FILTER (WHERE due_at <= ${now})::integer AS due,
      max(made_at) AS made_at, max(changed_at) AS changed_at
    FROM report_parts
    WHERE company_id = ${companyId}::integer
      AND (${locationIds}::integer[] IS NULL OR location_id = ANY (${locationIds}::integer[]))
    GROUP BY month ORDER BY month DESC`.execute(db)
  return rows
}

/** Lists what was counted of a month, by location. */
export async function listCounted(
  db: Database,
  { companyId }: CompanyScope,
  month: string,
): Promise<{ location_id: number; figures: FigureRow[] }[]> {
  const rows = await db
    .selectFrom('report_parts')
    .select(['location_id', 'figures'])
    .where('company_id', '=', companyId)
    .where('month', '=', month)
    .execute()
  return rows.map(({ location_id, figures }) => ({ location_id, figures: figures ?? [] }))
}

/** Has a month that is not over yet counted as it stands now. */
export async function askForMonth(
  db: Database,
  { companyId }: CompanyScope,
  month: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('report_parts')
    .set({ due_at: now })
    .where('company_id', '=', companyId)
    .where('month', '=', month)
    .where('ends_at', '>', now)
    .where((eb) => eb.or([eb('made_at', 'is', null), eb('made_at', '<', now)]))
    .execute()
}

/** Lists what is due by now, the latest months first; of one month of a company, where it is named. */
export async function listDue(
  db: Database,
  now: Date,
  only?: { companyId: number; month: string },
): Promise<PartKey[]> {
  let query = db
    .selectFrom('report_parts')
    .select(['company_id', 'month', 'location_id'])
    .where('due_at', '<=', now)
  if (only) query = query.where('company_id', '=', only.companyId).where('month', '=', only.month)
  return await query
    .orderBy('month', 'desc')
    .orderBy('company_id')
    .orderBy('location_id')
    .limit(500)
    .execute()
}

/** Finds when the next part is due; null: none is. */
export async function findNextDue(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('report_parts')
    .select((eb) => eb.fn.min('due_at').as('due'))
    .where('due_at', 'is not', null)
    .executeTakeFirst()
  return row?.due ?? null
}

/** Locks a part that is due until the transaction ends; undefined: it has been counted, or somebody else is at it and `waits` is false. */
export async function lockDue(
  tx: Database,
  key: PartKey,
  now: Date,
  waits: boolean,
): Promise<PartRow | undefined> {
  const query = tx
    .selectFrom('report_parts')
    .selectAll()
    .where('company_id', '=', key.company_id)
    .where('month', '=', key.month)
    .where('location_id', '=', key.location_id)
    .where('due_at', '<=', now)
    .forUpdate()
  return await (waits ? query : query.skipLocked()).executeTakeFirst()
}

type Made = { figures: readonly FigureRow[]; madeAt: Date; isFinal: boolean; dueAt: Date | null }

/** Writes what was counted. What was final and is another now has changed since. */
export async function savePart(tx: Database, key: PartKey, made: Made): Promise<void> {
  const { figures, madeAt, isFinal, dueAt } = made
  await sql`
    UPDATE report_parts SET figures = ${JSON.stringify(figures)}::jsonb, made_at = ${madeAt}, is_final = ${isFinal}, due_at = ${dueAt},
      changed_at = CASE WHEN is_final AND figures <> ${JSON.stringify(figures)}::jsonb THEN ${madeAt} ELSE changed_at END
    WHERE company_id = ${key.company_id} AND month = ${key.month}::date AND location_id = ${key.location_id}`.execute(
    tx,
  )
}

/** Puts off a part that could not be counted. */
export async function putOff(db: Database, key: PartKey, till: Date): Promise<void> {
  await db
    .updateTable('report_parts')
    .set({ due_at: till })
    .where('company_id', '=', key.company_id)
    .where('month', '=', key.month)
    .where('location_id', '=', key.location_id)
    .execute()
}
