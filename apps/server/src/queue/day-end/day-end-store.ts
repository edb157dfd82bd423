import { sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { CounterRow } from '../counter-store.ts'
import type { TicketRow } from '../store.ts'

/** Location with something under way: the first day of those tickets, and since when counters have stood open. */
export type UnderWay = { locationId: number; companyId: number; day: string | null; openSince: Date | null }
/** Open counter, and when something was last done at it. */
export type LastDone = { locationId: number; counterId: number; at: Date }

const underWay = ['REQUESTED', 'WAITING', 'CALLED'] as const

/** Lists the locations of all companies where somebody is in a line of ours or at a counter, or a counter is open. */
export async function listUnderWayAnywhere(db: Database): Promise<UnderWay[]> {
  const lines = await db
    .selectFrom('tickets')
    .select(['company_id', 'location_id', (eb) => eb.fn.min('day').as('day')])
    .where('status', 'in', underWay)
    // Another system ends the days of its line itself.
    .where('is_remote', '=', false)
    .groupBy(['company_id', 'location_id'])
    .execute()
  const counters = await db
    .selectFrom('counters')
    .select(['company_id', 'location_id', (eb) => eb.fn.min('changed_at').as('since')])
    .where('is_open', '=', true)
    .groupBy(['company_id', 'location_id'])
    .execute()
  return [
    ...lines.map(({ company_id, location_id, day }) => ({
      ...{ companyId: company_id, locationId: location_id, day, openSince: null },
    })),
    ...counters.map(({ company_id, location_id, since }) => ({
      ...{ companyId: company_id, locationId: location_id, day: null, openSince: since },
    })),
  ]
}

/**
 * Lists the open counters of some locations, each with the moment when something was last done at it: with itself, or with somebody who stood there,
 * who may have come on an earlier day.
 */
export async function listLastDone(db: Database, locationIds: readonly number[]): Promise<LastDone[]> {
  if (locationIds.length === 0) return []
  const { rows } = await sql<LastDone>`
    SELECT c.location_id AS "locationId", c.counter_id AS "counterId", greatest(c.changed_at, (
      SELECT max(t.updated_at) FROM tickets t WHERE t.company_id = c.company_id AND t.location_id = c.location_id
        AND t.day >= least(
          (SELECT max(coalesce(line_day, day)) - 1 FROM tickets
            WHERE company_id = c.company_id AND location_id = c.location_id AND NOT is_remote),
          (SELECT min(day) FROM tickets WHERE company_id = c.company_id AND location_id = c.location_id
            AND status IN ('REQUESTED', 'WAITING', 'CALLED')))
        AND t.counter = c.name AND (t.status <> 'WAITING' OR t.is_held))) AS at
    FROM counters c WHERE c.is_open AND c.location_id = ANY (${locationIds}::integer[])`.execute(db)
  return rows
}

/** The counters of these ids that are open, whose rows stay ours until the transaction ends. */
export async function lockOpenCounters(
  tx: Database,
  scope: CompanyScope,
  counterIds: readonly number[],
): Promise<CounterRow[]> {
  return await tx
    .selectFrom('counters')
    .selectAll()
    .where(inScope(scope))
    .where('counter_id', 'in', [-1, ...counterIds])
    .where('is_open', '=', true)
    .orderBy('counter_id')
    .forUpdate()
    .execute()
}

/** The tickets of ours of earlier days that are under way at a location, whose rows stay ours until the transaction ends. */
export async function lockTicketsBefore(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
  day: string,
): Promise<TicketRow[]> {
  return await tx
    .selectFrom('tickets')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('day', '<', day)
    .where('status', 'in', underWay)
    .where('is_remote', '=', false)
    .orderBy('ticket_id')
    .forUpdate()
    .execute()
}

/** The counters of a location that were opened before a moment and are open still, whose rows stay ours until the transaction ends. */
export async function lockCountersSince(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
  before: Date,
): Promise<CounterRow[]> {
  return await tx
    .selectFrom('counters')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('is_open', '=', true)
    .where('changed_at', '<', before)
    .orderBy('counter_id')
    .forUpdate()
    .execute()
}
