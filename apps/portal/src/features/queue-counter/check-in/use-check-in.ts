import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import { ticketFrom } from '@rinda/client/queue/tickets'
import { useEffect, useRef, useState } from 'react'
import type { LiveLine } from '../../../queue/use-live-line.ts'
import type { Names } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useToasts } from '../../../session/toasts.ts'

/** Appointment that is checked in: by the code that its visitor says, or picked from those of today. */
export type CheckedIn = { readonly code: string } | Pick<ShortBooking, 'qtid'>

export type CheckIn = {
  /** Tells whether the appointment of this name is being checked in. */
  readonly isBusy: (qtid: string) => boolean
  /** Ticket that has just joined the line; null after a while. */
  readonly joined: number | null
  /** Checks somebody in; gives the text of the refusal, or null where they are in the line. */
  readonly run: (who: CheckedIn) => Promise<string | null>
}

/** Name of what is asked for: two askings of one name are one. */
const nameOf = (who: CheckedIn) => ('qtid' in who ? who.qtid : who.code)

/** Time in ms for which somebody who has just joined is marked in the line. */
const markedMs = 15_000

/** Checks visitors in at the counter, whatever is going on there meanwhile. */
export function useCheckIn(
  socket: AgentSocket,
  at: { locationId: number; isLost: boolean; names: Names },
  { tickets, apply }: Pick<LiveLine, 'tickets' | 'apply'>,
): CheckIn {
  const { t } = useLatePhrases('counter')
  const { t: say } = usePhrases('booking')
  const { language } = useSession()
  const toasts = useToasts()
  const sent = useRef(new Map<string, Promise<string | null>>())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [joined, setJoined] = useState<number | null>(null)
  useEffect(() => {
    if (joined === null) return
    const timer = setTimeout(() => setJoined(null), markedMs)
    return () => clearTimeout(timer)
  }, [joined])

  /** Asks once, however often it is run until the answer is there: all of them get that one. */
  async function run(who: CheckedIn): Promise<string | null> {
    if (at.isLost) return say('offline')
    const name = nameOf(who)
    const asked = sent.current.get(name) ?? send(who)
    sent.current.set(name, asked)
    setBusy(new Set(sent.current.keys()))
    return await asked.finally(() => {
      sent.current.delete(name)
      setBusy(new Set(sent.current.keys()))
    })
  }

  async function send(who: CheckedIn): Promise<string | null> {
    const reply = await socket.requestSurely('check_in', { locationId: at.locationId, ...who })
    if (!reply.ok) return reply.failure.info?.[language] ?? say('failed')
    const ticket = ticketFrom(reply.data)
    const { label } = ticket
    const wasThere = tickets?.some(({ id, status }) => id === ticket.id && status === ticket.status)
    apply(ticket)
    setJoined(ticket.id)
    const service = at.names.ofService(ticket.serviceId)
    toasts.notice(t(wasThere ? 'checkedInAlready' : 'checkedIn', { label, service }))
    return null
  }
  return { isBusy: (qtid) => busy.has(qtid), joined, run }
}
