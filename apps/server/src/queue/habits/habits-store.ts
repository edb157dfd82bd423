import { type Habits, noHabits } from '@rinda/domain/queue/estimate/habits'
import { sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope, Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { TicketRow } from '../store.ts'

/** Lists what is learnt of the lines of some locations, by location. */
export async function listHabits(
  db: Database,
  scope: Scope,
  locationIds: readonly number[],
): Promise<Map<number, Habits>> {
  const rows = await db
    .selectFrom('line_habits')
    .select(['location_id', 'habits'])
    .where(inScope(scope))
    .where('location_id', 'in', [...locationIds])
    .execute()
  return new Map(rows.map((row) => [row.location_id, whole(row.habits)]))
}

/** A record that an earlier version kept knows nothing of what is learnt since. */
const whole = (habits: Habits): Habits => ({ ...noHabits(), ...habits })

/** Lists the locations of all companies where somebody is in line or at a counter, or lately was. */
export async function listBusyAnywhere(db: Database): Promise<{ company_id: number; location_id: number }[]> {
  return await db
    .selectFrom('tickets')
    .select(['company_id', 'location_id'])
    .where('status', 'in', ['REQUESTED', 'WAITING', 'CALLED'])
    .union(db.selectFrom('line_habits').select(['company_id', 'location_id']).where('has_more', '=', true))
    .execute()
}

type Learning = { habits: Habits; learnt_at: Date }

/** Record of what is learnt of a line by now, whose row stays ours until the transaction ends; `first` where it is new. */
export async function lockHabits(
  tx: Database,
  { companyId }: CompanyScope,
  locationId: number,
  first: Learning,
): Promise<Learning> {
  const { rows } = await sql<Learning>`
    INSERT INTO line_habits AS h (company_id, location_id, habits, learnt_at)
    VALUES (${companyId}::integer, ${locationId}::integer, ${JSON.stringify(first.habits)}::jsonb, ${first.learnt_at}::timestamptz)
    ON CONFLICT (company_id, location_id) DO UPDATE SET has_more = true RETURNING habits, learnt_at`.execute(
    tx,
  )
  const [row] = rows
  return row ? { ...row, habits: whole(row.habits) } : first
}

/** Keeps what was learnt of a line, whose row is ours. */
export async function keepHabits(
  tx: Database,
  { companyId }: CompanyScope,
  locationId: number,
  { habits, learnt_at, has_more }: Learning & { has_more: boolean },
): Promise<void> {
  await tx
    .updateTable('line_habits')
    .set({ habits: JSON.stringify(habits), learnt_at, has_more })
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .execute()
}

/** Lists the tickets of a location, of some days, that were changed since a moment: what was changed once more meanwhile is among them. */
export async function listChanged(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
  { firstDay, from }: { firstDay: string; from: Date },
): Promise<TicketRow[]> {
  return await tx
    .selectFrom('tickets')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('day', '>=', firstDay)
    .where('updated_at', '>', from)
    .execute()
}
