import { type Ticket, ticketFrom } from '@rinda/client/queue/tickets'
import type { VisitorSocket } from '@rinda/client/queue/visitor-socket'
import { useState } from 'react'

type Act = 'cancel_ticket' | 'step_back'
/** Outcome of the last act: it is on its way, was done, or could not be. */
export type ActState = { readonly act: Act; readonly outcome: 'waiting' | 'done' | 'refused' } | null

/** Acts of a ticket's holder; each is done once, however long its answer stays away. */
export function useTicketActs(
  socket: VisitorSocket | null,
  name: { id: number; token: string },
  put: (ticket: Ticket) => void,
): { state: ActState; act: (act: Act) => Promise<void> } {
  const [state, setState] = useState<ActState>(null)
  async function act(what: Act) {
    if (!socket || state?.outcome === 'waiting') return
    setState({ act: what, outcome: 'waiting' })
    const reply = await socket.requestSurely(what, name)
    if (reply.ok) put(ticketFrom(reply.data))
    setState({ act: what, outcome: reply.ok ? 'done' : 'refused' })
  }
  return { state, act }
}
