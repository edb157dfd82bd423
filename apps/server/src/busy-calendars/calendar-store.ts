import type { Interval } from '@rinda/domain/time/zone'
import { type Selectable, sql } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { farAhead } from '../database/far-ahead.ts'
import type { BusyCalendarsTable } from '../database/tables/integration-tables.ts'

export type CalendarRow = Selectable<BusyCalendarsTable>
/** A calendar with the number of busy times to come. */
export type CalendarShown = CalendarRow & { busy_times: number }
type CalendarName = Pick<CalendarRow, 'company_id' | 'specialist_id'>

/** Lists the calendars of a scope, or the one of a specialist. */
export async function listCalendars(
  db: Database,
  scope: Scope | CompanyScope,
  now: Date,
  specialistId?: number,
): Promise<CalendarShown[]> {
  const rows = await db
    .selectFrom('busy_calendars')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('busy_times as t')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('t.company_id', '=', 'busy_calendars.company_id')
        .whereRef('t.specialist_id', '=', 'busy_calendars.specialist_id')
        .where('t.till_at', '>', now)
        .as('busy_times'),
    )
    .where(inScope(scope))
    .$if(specialistId !== undefined, (query) => query.where('specialist_id', '=', specialistId ?? 0))
    .orderBy('company_id')
    .orderBy('specialist_id')
    .execute()
  return rows.map((row) => ({ ...row, busy_times: Number(row.busy_times) }))
}

/** The calendar of a specialist, ours until the transaction ends. */
export async function lockCalendar(
  tx: Database,
  scope: CompanyScope,
  specialistId: number,
): Promise<CalendarRow | undefined> {
  return await tx
    .selectFrom('busy_calendars')
    .selectAll()
    .where(inScope(scope))
    .where('specialist_id', '=', specialistId)
    .forUpdate()
    .executeTakeFirst()
}

/** Names the calendar of a specialist, in the place of the one before. */
export async function putCalendar(
  tx: Database,
  { companyId }: CompanyScope,
  { specialistId, url, by }: { specialistId: number; url: string; by: string },
  now: Date,
): Promise<void> {
  const blank = {
    ...{ url, etag: null, ask_at: now, is_asked: true, heard_at: null, read_at: null, fault: null },
    ...{ failing_since: null, failures: 0, created_by: by, created_at: now },
  }
  await tx
    .insertInto('busy_calendars')
    .values({ company_id: companyId, specialist_id: specialistId, ...blank })
    .onConflict((conflict) => conflict.columns(['company_id', 'specialist_id']).doUpdateSet(blank))
    .execute()
}

export async function removeCalendar(
  tx: Database,
  { companyId }: CompanyScope,
  specialistId: number,
): Promise<void> {
  await tx
    .deleteFrom('busy_calendars')
    .where('company_id', '=', companyId)
    .where('specialist_id', '=', specialistId)
    .execute()
}

export type CalendarPatch = Partial<
  Pick<CalendarRow, 'etag' | 'heard_at' | 'read_at' | 'fault' | 'failing_since' | 'failures'>
>

/**
 * Notes what a reading led to, and when the next one is due; where another was asked for since this one was claimed, that stays due. False where the calendar
 * is another one by now, or none.
 */
export async function noteReading(
  tx: Database,
  { company_id, specialist_id, url, ask_at }: CalendarRow,
  patch: CalendarPatch,
  nextAt: Date,
): Promise<boolean> {
  const changed = await tx
    .updateTable('busy_calendars')
    .set({
      ...patch,
      ask_at: sql`CASE WHEN ask_at = ${ask_at}::timestamptz THEN ${nextAt}::timestamptz ELSE ask_at END`,
      is_asked: sql`is_asked AND ask_at <> ${ask_at}::timestamptz`,
    })
    .where('company_id', '=', company_id)
    .where('specialist_id', '=', specialist_id)
    .where('url', '=', url)
    .returning('specialist_id')
    .execute()
  return changed.length > 0
}

/** Has a calendar read whole, now. */
export async function askForReading(
  tx: Database,
  { company_id, specialist_id }: CalendarName,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('busy_calendars')
    .set({ ask_at: now, is_asked: true, read_at: null })
    .where('company_id', '=', company_id)
    .where('specialist_id', '=', specialist_id)
    .execute()
}

/** Lists the busy times of a specialist, in minutes since 1970, in order. */
export async function listBusyTimes(
  db: Database,
  { companyId }: CompanyScope,
  specialistId: number,
): Promise<Interval[]> {
  const rows = await db
    .selectFrom('busy_times')
    .select(['from_at', 'till_at'])
    .where('company_id', '=', companyId)
    .where('specialist_id', '=', specialistId)
    .orderBy('from_at')
    .execute()
  return rows.map(({ from_at, till_at }) => ({
    from: from_at.getTime() / 60_000,
    till: till_at.getTime() / 60_000,
  }))
}

/** From now on a specialist is busy at exactly these times. */
export async function replaceBusyTimes(
  tx: Database,
  { companyId }: CompanyScope,
  specialistId: number,
  times: readonly Interval[],
): Promise<void> {
  await tx
    .deleteFrom('busy_times')
    .where('company_id', '=', companyId)
    .where('specialist_id', '=', specialistId)
    .execute()
  const [from, till] = [times.map((time) => momentOf(time.from)), times.map((time) => momentOf(time.till))]
  await sql`
    INSERT INTO busy_times (company_id, specialist_id, from_at, till_at)
    SELECT ${companyId}::integer, ${specialistId}::integer, t.from_at, t.till_at
    FROM unnest(${from}::timestamptz[], ${till}::timestamptz[]) AS t (from_at, till_at)`.execute(tx)
}

const momentOf = (minutes: number) => new Date(minutes * 60_000).toISOString()

/** Claims the calendars that are due to be read: whoever else looks until `till` finds them claimed. */
export async function claimDueCalendars(db: Database, now: Date, till: Date): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    UPDATE busy_calendars AS c SET ask_at = ${till}::timestamptz FROM (
      SELECT company_id, specialist_id FROM busy_calendars WHERE ask_at <= ${now}::timestamptz OR ask_at > ${farAhead(now)}::timestamptz
      ORDER BY ask_at LIMIT 20 FOR UPDATE SKIP LOCKED
    ) AS due WHERE c.company_id = due.company_id AND c.specialist_id = due.specialist_id RETURNING c.*`.execute(
    db,
  )
  return rows
}

/** Gives the time at which the next calendar is due to be read; null: there is none. */
export async function nextReadingAt(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('busy_calendars')
    .select(({ fn }) => fn.min('ask_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}

/** Finds which of these bookings a company has, by their qtid. */
export async function findOwnVisits(
  db: Database,
  { companyId }: CompanyScope,
  qtids: readonly string[],
): Promise<Set<string>> {
  if (qtids.length === 0) return new Set()
  const { rows } = await sql<{ qtid: string }>`
    SELECT qtid FROM bookings WHERE company_id = ${companyId}::integer AND qtid = ANY (${qtids}::uuid[])`.execute(
    db,
  )
  return new Set(rows.map(({ qtid }) => qtid))
}
