import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { CounterRow } from '../../queue/counter-store.ts'
import type { LineRow } from '../../queue/line-store.ts'
import type { TicketRow } from '../../queue/store.ts'

/** Lists the tickets of some days of a location that may have waited or been called at a moment, or were taken since, as they are now. */
export async function listTicketsAround(
  db: Database,
  { companyId }: CompanyScope,
  { locationId, days, moment }: { locationId: number; days: { from: string; to: string }; moment: Date },
): Promise<TicketRow[]> {
  return await db
    .selectFrom('tickets')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .where((eb) =>
      eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', moment), eb('updated_at', '>', moment)]),
    )
    .orderBy('place')
    .orderBy('ticket_id')
    .execute()
}

/** Lists the counters of a location, in their order. */
export async function listCountersOf(
  db: Database,
  { companyId }: CompanyScope,
  locationId: number,
): Promise<CounterRow[]> {
  return await db
    .selectFrom('counters')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .orderBy('position')
    .orderBy('counter_id')
    .execute()
}

/** Lists the lines of a location. */
export async function listLinesOf(
  db: Database,
  { companyId }: CompanyScope,
  locationId: number,
): Promise<LineRow[]> {
  return await db
    .selectFrom('queue_lines')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .orderBy('service_id')
    .execute()
}
