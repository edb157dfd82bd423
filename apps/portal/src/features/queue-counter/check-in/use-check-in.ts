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
  readonly isBusy: boolean
  /** Ticket that has just joined the line; null after a while. */
  readonly joined: number | null
  /** Checks somebody in; gives the text of the refusal, or null where they are in the line. */
  readonly run: (who: CheckedIn) => Promise<string | null>
}

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
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [joined, setJoined] = useState<number | null>(null)
  useEffect(() => {
    if (joined === null) return
    const timer = setTimeout(() => setJoined(null), markedMs)
    return () => clearTimeout(timer)
  }, [joined])

  async function run(who: CheckedIn): Promise<string | null> {
    if (at.isLost) return say('offline')
    if (isSending.current) return null
    isSending.current = true
    setBusy(true)
    const reply = await socket.requestSurely('check_in', { locationId: at.locationId, ...who })
    isSending.current = false
    setBusy(false)
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
  return { isBusy, joined, run }
}
