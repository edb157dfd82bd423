import type { CompanyScope } from '../../access/scope.ts'
import type { AbsenceRow, BusyRow, SpecialistRow } from '../../availability/setting-store.ts'
import type { Database } from '../../database/database.ts'

/** Reads specialists by their ids, with their absences and what their private calendars take. */
export async function readSpecialists(
  db: Database,
  { companyId }: CompanyScope,
  ids: readonly number[],
): Promise<{ specialists: SpecialistRow[]; absences: AbsenceRow[]; busy: BusyRow[] }> {
  if (ids.length === 0) return { specialists: [], absences: [], busy: [] }
  const specialists = await db
    .selectFrom('specialists')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('specialist_id', 'in', [...ids])
    .execute()
  const absences = await db
    .selectFrom('specialist_absences')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('specialist_id', 'in', [...ids])
    .orderBy('from_date')
    .orderBy('from_time', (order) => order.asc().nullsFirst())
    .orderBy('absence_id')
    .execute()
  const busy = await db
    .selectFrom('busy_times')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('specialist_id', 'in', [...ids])
    .orderBy('from_at')
    .execute()
  return { specialists, absences, busy }
}
