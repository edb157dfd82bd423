import { type Selectable, sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { CalendarEntriesTable } from '../database/tables/integration-tables.ts'

/** Finds under which name calendars know some bookings, by their qtid. */
export async function findUids(
  tx: Database,
  { companyId }: CompanyScope,
  qtids: readonly string[],
): Promise<Map<string, string>> {
  if (qtids.length === 0) return new Map()
  const { rows } = await sql<{ qtid: string; uid: string }>`
    SELECT b.qtid, e.uid FROM bookings b JOIN calendar_entries e USING (company_id, booking_id)
    WHERE b.company_id = ${companyId}::integer AND b.qtid = ANY(${qtids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ qtid, uid }) => [qtid, uid]))
}

/** Writes under which name calendars know some bookings, and the last change that they are told of. */
export async function putEntries(
  tx: Database,
  { companyId }: CompanyScope,
  entries: readonly Omit<Selectable<CalendarEntriesTable>, 'company_id'>[],
): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('calendar_entries')
    .values(entries.map((entry) => ({ ...entry, company_id: companyId })))
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'booking_id'])
        .doUpdateSet({ seq: sql`greatest(calendar_entries.seq, excluded.seq)` }),
    )
    .execute()
}
