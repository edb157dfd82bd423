import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import { type Ticket, ticketFrom } from '@rinda/client/queue/tickets'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import type { VisitorSocket } from '@rinda/client/queue/visitor-socket'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { useState } from 'react'
import { isOverTicketLimit } from '../../../queue/ticket-limit.ts'
import { withRoom } from '../../../session/line/with-room.ts'
import { useLanguage } from '../../../session/words/phrases.ts'
import type { ReadBooking } from '../scan/what-was-read.ts'
import { type OnItsWay, useWish } from './use-wish.ts'

/** Reason why there is no ticket: one of a service that is not given, or what the server said of a check-in. */
export type Refused =
  | { readonly what: 'number'; readonly serviceId: number; readonly why: NonNullable<Ticket['failedCode']> }
  | { readonly what: 'check-in'; readonly failure: RequestFailure | 'other-code' }

export type KioskAct = {
  readonly onItsWay: OnItsWay<'number' | 'check-in'> | null
  readonly refused: Refused | null
  readonly takeNumber: (serviceId: number) => Promise<void>
  readonly checkIn: (booking: ReadBooking) => Promise<void>
  readonly refuseOtherCode: () => void
  /** Stops waiting for an answer: a ticket that comes after all is taken back, as nobody is there to hold it. */
  readonly giveUp: () => void
  readonly forget: () => void
}

/** Asks for tickets, one at a time. One is shown once the server has answered with it, and never before. */
export function useKioskAct(
  socket: VisitorSocket | null,
  { id: locationId, companyId }: Pick<VisitLocation, 'id' | 'companyId'>,
  onTicket: (ticket: Ticket) => void,
): KioskAct {
  const language = useLanguage()
  const { onItsWay, answerOf, giveUp } = useWish<'number' | 'check-in'>()
  const [refused, setRefused] = useState<Refused | null>(null)

  async function takeNumber(serviceId: number) {
    if (!socket) return
    setRefused(null)
    const reply = await answerOf(
      'number',
      (onUnsure, note) =>
        withRoom(
          companyId,
          () => socket.requestSurely('request_ticket', { serviceId, language }, onUnsure),
          isOverTicketLimit,
          note,
        ),
      (ticket) => takeBack(socket, ticket),
    )
    if (!reply) return
    const why = reply.ok ? reply.data.attributes.failed_code : 'unavailable'
    if (!reply.ok || why) setRefused({ what: 'number', serviceId, why: why ?? 'unavailable' })
    else onTicket(ticketFrom(reply.data))
  }

  async function checkIn(booking: ReadBooking) {
    if (!socket) return
    setRefused(null)
    const reply = await answerOf(
      'check-in',
      (onUnsure) => socket.requestSurely('check_in', { locationId, language, ...booking }, onUnsure),
      // A visitor who was checked in stays so: they are here.
      async () => {},
    )
    if (!reply) return
    if (reply.ok) onTicket(ticketFrom(reply.data))
    else setRefused({ what: 'check-in', failure: reply.failure })
  }

  return {
    ...{ onItsWay, refused, takeNumber, checkIn, giveUp },
    refuseOtherCode: () => setRefused({ what: 'check-in', failure: 'other-code' }),
    forget: () => setRefused(null),
  }
}

/** Takes back a ticket that nobody holds. */
async function takeBack(socket: VisitorSocket, { id, attributes }: TicketResource): Promise<void> {
  if (attributes.failed_code || !attributes.token) return
  await socket.requestSurely('cancel_ticket', { id: Number(id), token: attributes.token })
}
