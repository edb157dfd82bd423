import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { CounterRow } from '../counter-store.ts'
import type { TicketRow } from '../store.ts'

/** Location with something under way: the first day of those tickets, and since when counters have stood open. */
export type UnderWay = { locationId: number; companyId: number; day: string | null; openSince: Date | null }

const underWay = ['REQUESTED', 'WAITING', 'CALLED'] as const

/** Lists the locations of all companies where somebody is in a line or at a counter, or a counter is open. */
export async function listUnderWayAnywhere(db: Database): Promise<UnderWay[]> {
  const lines = await db
    .selectFrom('tickets')
    .select(['company_id', 'location_id', (eb) => eb.fn.min('day').as('day')])
    .where('status', 'in', underWay)
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

/** The tickets of earlier days that are under way at a location, whose rows stay ours until the transaction ends. */
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
