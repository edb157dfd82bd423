import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope, Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { TicketRow } from '../store.ts'

/** A page holds one or two; a kiosk, which gives them to others, is told of its last ones only. */
const mostOfSession = 10

/** Lists the tickets under way that a session asked for from a network, the newest first: at that paired kiosk, or at none. */
export async function listOfSession(
  db: Database,
  scope: CompanyScope,
  { session, network, kioskId }: { session: string; network: string; kioskId: number | null },
): Promise<TicketRow[]> {
  return await db
    .selectFrom('tickets')
    .selectAll()
    .where(inScope(scope))
    .where('session', '=', session)
    .where('ip', '=', network)
    .where('kiosk_id', kioskId === null ? 'is' : '=', kioskId)
    .where('status', 'in', ['REQUESTED', 'WAITING', 'CALLED'])
    .orderBy('ticket_id', 'desc')
    .limit(mostOfSession)
    .execute()
}

/** Lists the tickets under way of a company, or of one of its locations, in the order in which they came. */
export async function listUnderWayOf(
  db: Database,
  scope: Scope | CompanyScope,
  locationId: number | null,
): Promise<TicketRow[]> {
  return await db
    .selectFrom('tickets')
    .selectAll()
    .where(inScope(scope))
    .$if(locationId !== null, (query) => query.where('location_id', '=', locationId))
    .where('status', 'in', ['REQUESTED', 'WAITING', 'CALLED'])
    .orderBy('waiting_since')
    .orderBy('ticket_id')
    .execute()
}
