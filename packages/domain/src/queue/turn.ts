/** Turn of a ticket, as its holder is told. */
export type TicketTurn = 'COMING' | 'NEXT' | 'CALLED'

/**
 * Tells whose turn it is: CALLED who was called, NEXT the first of a line, COMING all others, and who is held.
 * `ticketsToWait` is null for a held ticket.
 */
export function ticketTurn(isCalled: boolean, ticketsToWait: number | null): TicketTurn {
  if (isCalled) return 'CALLED'
  return ticketsToWait === 0 ? 'NEXT' : 'COMING'
}
