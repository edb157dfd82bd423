import type { Reply, RequestFailure } from '@rinda/client/bookings/booking-replies'
import { type Ticket, ticketFrom } from '@rinda/client/queue/tickets'
import type { VisitorSocket } from '@rinda/client/queue/visitor-socket'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { useRef, useState } from 'react'
import { useLanguage } from '../../../session/phrases.ts'
import type { ReadBooking } from '../scan/what-was-read.ts'

/** Something that somebody asked for at the kiosk and that has not been answered. */
export type OnItsWay = { readonly what: 'number' | 'check-in'; readonly isUnsure: boolean }
/** Reason why there is no ticket: one of a service that is not given, or what the server said of a check-in. */
export type Refused =
  | { readonly what: 'number'; readonly serviceId: number; readonly why: NonNullable<Ticket['failedCode']> }
  | { readonly what: 'check-in'; readonly failure: RequestFailure | 'other-code' }

export type KioskAct = {
  readonly onItsWay: OnItsWay | null
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
  locationId: number,
  onTicket: (ticket: Ticket) => void,
): KioskAct {
  const language = useLanguage()
  const [onItsWay, setOnItsWay] = useState<OnItsWay | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const wish = useRef<object | null>(null)

  /** Waits for an answer; undefined where it was given up meanwhile. */
  async function answerOf(
    line: VisitorSocket,
    what: OnItsWay['what'],
    ask: (onUnsure: () => void) => Promise<Reply<TicketResource>>,
  ): Promise<Reply<TicketResource> | undefined> {
    if (wish.current) return
    const own = {}
    wish.current = own
    setRefused(null)
    setOnItsWay({ what, isUnsure: false })
    const reply = await ask(() => wish.current === own && setOnItsWay({ what, isUnsure: true }))
    if (wish.current !== own) {
      if (reply.ok && what === 'number') await takeBack(line, reply.data)
      return
    }
    wish.current = null
    setOnItsWay(null)
    return reply
  }

  async function takeNumber(serviceId: number) {
    if (!socket) return
    const reply = await answerOf(socket, 'number', (onUnsure) =>
      socket.requestSurely('request_ticket', { serviceId, language }, onUnsure),
    )
    if (!reply) return
    const why = reply.ok ? reply.data.attributes.failed_code : 'unavailable'
    if (!reply.ok || why) setRefused({ what: 'number', serviceId, why: why ?? 'unavailable' })
    else onTicket(ticketFrom(reply.data))
  }

  async function checkIn(booking: ReadBooking) {
    if (!socket) return
    const reply = await answerOf(socket, 'check-in', (onUnsure) =>
      socket.requestSurely('check_in', { locationId, language, ...booking }, onUnsure),
    )
    if (!reply) return
    if (reply.ok) onTicket(ticketFrom(reply.data))
    else setRefused({ what: 'check-in', failure: reply.failure })
  }

  return {
    ...{ onItsWay, refused, takeNumber, checkIn },
    refuseOtherCode: () => setRefused({ what: 'check-in', failure: 'other-code' }),
    giveUp() {
      wish.current = null
      setOnItsWay(null)
    },
    forget: () => setRefused(null),
  }
}

/** Takes back a ticket that nobody holds. A visitor who was checked in stays so: they are here. */
async function takeBack(socket: VisitorSocket, { id, attributes }: TicketResource): Promise<void> {
  if (attributes.failed_code || !attributes.token) return
  await socket.requestSurely('cancel_ticket', { id: Number(id), token: attributes.token })
}
