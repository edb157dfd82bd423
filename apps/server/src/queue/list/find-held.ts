import type { TicketResource } from '@rinda/contract/queue/ticket'
import { isUnderWay } from '@rinda/domain/queue/ticket-status'
import { type Caller, sessionName } from '../../access/caller.ts'
import { networkOf } from '../../access/network-of.ts'
import { narrow } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { Waits } from '../line/waits.ts'
import { hasToken, maySeeTicket } from '../policy.ts'
import { ticketResource } from '../resource.ts'
import { findTicket, type TicketRow } from '../store.ts'
import { listOfSession, listUnderWayOf } from './held-store.ts'

type Context = { db: Database; waits: Pick<Waits, 'withWaits'>; clock: () => Date }

/**
 * Finds the tickets under way that a visitor holds: the one whose token they show, and those that their session asked for from where they are.
 * A session is known by a name that anybody may choose, and so is the same one only from the same network.
 */
export async function findHeld(
  { db, waits, clock }: Context,
  caller: Caller,
  companyId: number,
  shown: { id: number; token: string } | null,
): Promise<TicketResource[]> {
  if (caller.kind !== 'visitor') return []
  const scope = narrow(caller.scope, companyId)
  const row = shown ? await findTicket(db, scope, shown.id) : undefined
  const isTheirs = row && shown && hasToken(row, shown.token) && isUnderWay(row.status)
  // What a kiosk gave is its visitors': once its pairing has ended the same page holds nothing of it.
  const kioskId = caller.kiosk?.kioskId ?? null
  const from = { session: sessionName(caller), network: networkOf(caller.ip), kioskId }
  const ofSession = caller.session === '' ? [] : await listOfSession(db, scope, from)
  const rows = new Map([...(isTheirs ? [row] : []), ...ofSession].map((one) => [one.ticket_id, one]))
  return await waits.withWaits([...rows.values()].map(ticketResource), clock())
}

/** Lists the tickets under way that somebody of the portal sees, of a company or of one of its locations. */
export async function listSeen(
  { db, waits, clock }: Context,
  caller: Caller,
  companyId: number,
  locationId: number | null,
): Promise<TicketResource[]> {
  const rows = await listUnderWayOf(db, narrow(caller.scope, companyId), locationId)
  const seen = rows.filter((row: TicketRow) => maySeeTicket(caller, row, null))
  return await waits.withWaits(seen.map(ticketResource), clock())
}
