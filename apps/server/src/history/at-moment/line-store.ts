import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { TicketRow } from '../../queue/store.ts'

/** Lists the tickets of some days of a location that may have waited or been called at a moment, or were taken since, as they are now. */
export async function listTicketsAround(
  db: Database,
  { companyId }: CompanyScope,
  { locationId, days, moment }: { locationId: number; days: readonly string[]; moment: Date },
): Promise<TicketRow[]> {
  return await db
    .selectFrom('tickets')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where('day', 'in', [...days])
    .where((eb) =>
      eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', moment), eb('updated_at', '>', moment)]),
    )
    .orderBy('place')
    .orderBy('ticket_id')
    .execute()
}
