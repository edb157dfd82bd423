import type { Ticket } from '@rinda/client/queue/tickets'
import { useEffect } from 'react'
import { forgetTicket, keepTicket } from '../../queue/kept-tickets.ts'
import { faceOf, isInLine } from './ticket-face.ts'
import { useCallSignal } from './use-call-signal.ts'
import type { OwnTicket } from './use-own-ticket.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Has the device do what a ticket asks for: keep it, stay awake while it is in the line, ring when it is called. */
export function useTicketOnDevice(id: number, token: string, { ticket, face: known }: OwnTicket): void {
  const face = ticket && faceOf(ticket)
  const isUnderWay = face !== undefined && (isInLine(face) || face === 'called')
  const { locationId, label } = ticket ?? ({} as Partial<Ticket>)
  useCallSignal(ticket && (face === 'called' ? ticket.calledAt : null))
  useWakeLock(isUnderWay)
  useEffect(() => {
    if (isUnderWay && locationId !== undefined && label !== undefined)
      keepTicket({ id, token, locationId, label })
    else if (face !== undefined || known === 'unknown') forgetTicket(id)
  }, [id, token, face, known, isUnderWay, locationId, label])
}
