import type { Ticket } from '@rinda/client/queue/tickets'

/** The address of the ticket's own page, with its token behind the #, where no server is sent it; null without a token. */
export function linkOf({ id, token }: Pick<Ticket, 'id' | 'token'>): string | null {
  return token ? `${window.location.origin}/visit/ticket/${id}#${token}` : null
}
