import type { TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { type Caller, sessionName } from '../../access/caller.ts'
import { networkOf } from '../../access/network-of.ts'
import { narrow } from '../../access/scope.ts'
import type { Settings } from '../../availability/settings.ts'
import { streamEnd } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import type { Waits } from '../line/waits.ts'
import { maySeeTicket } from '../policy.ts'
import { ticketForOthers, ticketForVisitor, ticketResource } from '../resource.ts'
import { listUnderWay, type TicketRow } from '../store.ts'

/** Tickets, and the place in the stream that they are at least as new as. */
export type ListedTickets = { tickets: TicketResource[]; seq: number }
export type ListContext = { db: Database; settings: Settings; waits: Pick<Waits, 'listed'> }

/**
 * Lists the tickets of a location that wait or are at a counter, in the order in which they came. Visitors see of others' what a display shows;
 * staff those of their services.
 */
export async function listTickets(
  { db, settings, waits }: ListContext,
  caller: Caller,
  { locationId }: { locationId: number },
  now: Date,
): Promise<Result<ListedTickets>> {
  const setting = await settings.find(caller, locationId)
  const isHidden = caller.kind === 'visitor' && !setting?.location.is_visible
  if (!setting || isHidden) return refuse('not_found', 'locationId')
  const scope = narrow(caller.scope, setting.companyId)
  const seq = await streamEnd(db, setting.companyId)
  const rows = await listUnderWay(db, scope, locationId)
  const seen = caller.kind === 'visitor' ? rows : rows.filter((row) => maySeeTicket(caller, row, null))
  const placed = await waits.listed(seen.map(ticketResource), setting, now)
  if (caller.kind !== 'visitor') return done({ tickets: placed, seq })
  const own = new Set(seen.filter((row) => isOf(caller, row)).map(({ ticket_id }) => String(ticket_id)))
  return done({
    tickets: placed.map((ticket) =>
      own.has(ticket.id) ? ticketForVisitor(ticket) : ticketForOthers(ticket),
    ),
    seq,
  })
}

/** Tells whether a visitor's page asked for a ticket. What a kiosk gave is its visitors': once its pairing has ended the same page holds nothing of it. */
function isOf(caller: Extract<Caller, { kind: 'visitor' }>, { session, ip, kiosk_id }: TicketRow): boolean {
  const isSession = caller.session !== '' && session === sessionName(caller) && ip === networkOf(caller.ip)
  return isSession && kiosk_id === (caller.kiosk?.kioskId ?? null)
}
