import { type Ticket, ticketFrom } from '@rinda/client/queue/tickets'
import type { VisitorSocket } from '@rinda/client/queue/visitor-socket'
import { useEffect, useState } from 'react'

/** The ticket that is shown, kept as its line moves while somebody looks at it. */
export function useLiveTicket(
  socket: VisitorSocket | null,
): [Ticket | null, (ticket: Ticket | null) => void] {
  const [ticket, setTicket] = useState<Ticket | null>(null)
  const shownId = ticket?.id
  useEffect(() => {
    if (!socket || shownId === undefined) return
    return socket.onMessage((message) => {
      if (message.type !== 'ticket' || Number(message.data.data.id) !== shownId) return
      const changed = ticketFrom(message.data.data)
      setTicket((before) => {
        if (before?.id !== changed.id || changed.updatedAt < before.updatedAt) return before
        // Its token is told once, to whoever asked.
        return { ...changed, ...(before.token ? { token: before.token } : {}) }
      })
    })
  }, [socket, shownId])
  return [ticket, setTicket]
}
