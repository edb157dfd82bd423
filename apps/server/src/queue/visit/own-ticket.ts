import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../../access/caller.ts'
import type { Database } from '../../database/database.ts'
import { maySeeTicket } from '../policy.ts'
import { findTicket, type TicketRow } from '../store.ts'

/** Finds the ticket of a visitor, who shows its token. */
export async function findOwnTicket(
  db: Database,
  caller: VisitorCaller,
  ticketId: number,
): Promise<Result<TicketRow>> {
  const row = await findTicket(db, caller.scope, ticketId)
  return row && maySeeTicket(caller, row, null) ? done(row) : refuse('not_found')
}
