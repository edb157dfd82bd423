import type { Selectable } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { StaffingPlansTable } from '../../database/tables/queue-tables.ts'

export type PlanRow = Selectable<StaffingPlansTable>
type PlanKey = Pick<PlanRow, 'location_id' | 'day' | 'hour'>

/** Lists what was planned at a location from a day to another, both included. */
export async function listPlans(
  db: Database,
  scope: CompanyScope,
  locationId: number,
  { from, till }: { from: string; till: string },
): Promise<PlanRow[]> {
  return await db
    .selectFrom('staffing_plans')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('day', '>=', from)
    .where('day', '<=', till)
    .orderBy('day')
    .orderBy('hour')
    .execute()
}

/** Finds what was planned for an hour; its row stays ours until the transaction ends. */
export async function lockPlan(
  tx: Database,
  scope: CompanyScope,
  key: PlanKey,
): Promise<PlanRow | undefined> {
  return await tx
    .selectFrom('staffing_plans')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', key.location_id)
    .where('day', '=', key.day)
    .where('hour', '=', key.hour)
    .forUpdate()
    .executeTakeFirst()
}

/** Keeps a number of counters for an hour, whatever was planned before. */
export async function putPlan(
  tx: Database,
  { companyId }: CompanyScope,
  plan: Omit<PlanRow, 'company_id'>,
): Promise<void> {
  const { counters, updated_by, updated_at } = plan
  await tx
    .insertInto('staffing_plans')
    .values({ ...plan, company_id: companyId })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'location_id', 'day', 'hour'])
        .doUpdateSet({ counters, updated_by, updated_at }),
    )
    .execute()
}

/** Forgets what was planned for an hour. */
export async function removePlan(tx: Database, scope: CompanyScope, key: PlanKey): Promise<void> {
  await tx
    .deleteFrom('staffing_plans')
    .where(inScope(scope))
    .where('location_id', '=', key.location_id)
    .where('day', '=', key.day)
    .where('hour', '=', key.hour)
    .execute()
}
