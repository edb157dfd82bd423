import { type Insertable, type Selectable, sql } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { CountersTable } from '../database/tables/queue-tables.ts'
import { together } from '../database/together.ts'

export type CounterRow = Selectable<CountersTable>
export type CounterPatch = Partial<
  Pick<CounterRow, 'is_number' | 'is_open' | 'is_paused' | 'service_ids' | 'agent_id' | 'agent'>
>

/** Name of a counter, within its location. */
export type CounterKey = Pick<CounterRow, 'location_id' | 'name'>

/** The counter of that name, whose row stays ours until the transaction ends. */
export async function lockCounter(
  tx: Database,
  { companyId }: CompanyScope,
  { location_id, name }: CounterKey,
): Promise<CounterRow | undefined> {
  return await lockTogether(tx, { companyId, location_id, name })
}

/** Tells whether a counter is open, which it stays until the transaction ends; one that nobody knows is not. */
export async function staysOpen(
  tx: Database,
  scope: CompanyScope,
  { location_id, name }: CounterKey,
): Promise<boolean> {
  const row = await tx
    .selectFrom('counters')
    .select('is_open')
    .where(inScope(scope))
    .where('location_id', '=', location_id)
    .where('name', '=', name)
    .forShare()
    .executeTakeFirst()
  return row?.is_open === true
}

type Named = CounterKey & { companyId: number }

const lockTogether = together(
  async (tx: Database, named: readonly [Named, ...Named[]]) => {
    const places = named.map(({ location_id }) => location_id)
    const names = named.map(({ name }) => name)
    const { rows } = await sql<CounterRow>`
      SELECT c.* FROM unnest(${places}::integer[], ${names}::text[]) AS n (place, name)
      JOIN counters c ON c.company_id = ${named[0].companyId}::integer AND c.location_id = n.place AND c.name = n.name
      ORDER BY c.counter_id FOR UPDATE OF c`.execute(tx)
    const byName = new Map(rows.map((row) => [`${row.location_id} ${row.name}`, row]))
    return named.map(({ location_id, name }) => byName.get(`${location_id} ${name}`))
  },
  () => false,
)

/** The counter of that name. */
export async function findCounter(
  db: Database,
  scope: Scope | CompanyScope,
  { location_id, name }: CounterKey,
): Promise<CounterRow | undefined> {
  return await db
    .selectFrom('counters')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', location_id)
    .where('name', '=', name)
    .executeTakeFirst()
}

/** Makes a counter; undefined where somebody else has just made one of that name. */
export async function insertCounter(
  tx: Database,
  scope: CompanyScope,
  counter: Omit<Insertable<CountersTable>, 'company_id' | 'counter_id'>,
): Promise<CounterRow | undefined> {
  return await tx
    .insertInto('counters')
    .values({ ...counter, company_id: scope.companyId })
    .onConflict((conflict) => conflict.columns(['company_id', 'location_id', 'name']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Changes a counter whose row is ours; `by` is who does it. Its time of change never goes back. */
export async function updateCounter(
  tx: Database,
  before: CounterRow,
  patch: CounterPatch,
  now: Date,
  by = '',
): Promise<CounterRow> {
  const state = isOtherState(before, { ...before, ...patch }) ? { state_since: now, state_by: by } : {}
  return await tx
    .updateTable('counters')
    .set({ ...patch, ...state, changed_at: sql`greatest(changed_at, ${now}::timestamptz)` })
    .where('company_id', '=', before.company_id)
    .where('counter_id', '=', before.counter_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function isOtherState(one: CounterRow, other: CounterRow): boolean {
  return one.is_open !== other.is_open || one.is_paused !== other.is_paused
}

/** Lists the counters of a location, in their order. */
export async function listCounters(
  db: Database,
  scope: Scope | CompanyScope,
  locationId: number,
): Promise<CounterRow[]> {
  return await db
    .selectFrom('counters')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .orderBy('position')
    .orderBy('counter_id')
    .execute()
}
