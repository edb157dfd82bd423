import type { TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../../access/caller.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import type { Waits } from '../line/waits.ts'
import { ticketForVisitor, ticketResource } from '../resource.ts'
import { findOwnTicket } from './own-ticket.ts'

type Context = { db: Database; settings: Settings; waits: Pick<Waits, 'listed'> }

/** Shows a visitor their ticket, by its token, with its place and its waits; also one that has ended. */
export async function showTicket(
  { db, settings, waits }: Context,
  caller: VisitorCaller,
  ticketId: number,
  now: Date,
): Promise<Result<TicketResource>> {
  const own = await findOwnTicket(db, caller, ticketId)
  if (!own.ok) return own
  const row = own.value
  const setting = await settings.find(caller, row.location_id)
  const ticket = ticketForVisitor(ticketResource(row))
  const [placed = ticket] = setting ? await waits.listed([ticket], setting, now) : []
  return done(placed)
}
