import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import { type Ticket, ticketFrom } from '@rinda/client/queue/tickets'
import { serverNow } from '@rinda/live/clock/server-now'
import { useRef, useState } from 'react'
import { type ServiceLine, serviceLineFrom } from '../../../queue/overview.ts'
import { type Counter, counterFrom } from '../../../queue/ticket.ts'
import type { LiveLocation } from '../../../queue/use-live-location.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useToasts } from '../../../session/toasts.ts'

/** Change of a counter, as it is asked for. */
export type CounterChange = {
  readonly open?: boolean
  readonly paused?: boolean
  readonly serviceIds?: readonly number[]
  readonly agent?: { readonly id: number | null; readonly name: string }
}
/** Acts on whoever stands at a counter. */
export type TicketAct = 'recall' | 'no_show' | 'finish' | 'return_to_line'

export type SuperviseActs = {
  readonly change: (counter: Counter, change: CounterChange) => Promise<boolean>
  readonly add: (name: Counter['counter']) => Promise<boolean>
  /** Calls whoever is next for a counter, for whoever works there. */
  readonly call: (counter: Counter) => Promise<void>
  readonly onTicket: (act: TicketAct, ticket: Ticket) => Promise<void>
  readonly stopTickets: (lines: readonly ServiceLine[], stopped: boolean) => Promise<void>
  /** Tells whether a call to a counter is on its way. */
  readonly isCalling: (counter: Counter) => boolean
  /** The last call, for a screen reader. */
  readonly called: { readonly label: string; readonly counter: Counter['counter'] } | null
}

/** Acts of a supervisor: each shows at once, and goes back with its reason when it is refused. */
export function useSuperviseActs(
  socket: AgentSocket,
  locationId: number,
  live: LiveLocation,
  isLost: boolean,
): SuperviseActs {
  const { t } = useLatePhrases('supervise')
  const { t: say } = usePhrases('booking')
  const { language, user } = useSession()
  const toasts = useToasts()
  const [calling, setCalling] = useState<ReadonlySet<string>>(new Set())
  const [called, setCalled] = useState<SuperviseActs['called']>(null)
  /** Number of the last change of each counter: the answer to an earlier one says nothing new. */
  const changes = useRef(new Map<string, number>())

  function isOff(): boolean {
    if (isLost) toasts.error(say('offline'))
    return isLost
  }

  function refuse(failure: RequestFailure): false {
    toasts.error(failure.info?.[language] ?? say('failed'))
    // A colleague was quicker: what is there now is shown.
    live.readAgain()
    return false
  }

  async function change(counter: Counter, asked: CounterChange): Promise<boolean> {
    if (isOff()) return false
    const name = String(counter.counter)
    const turn = (changes.current.get(name) ?? 0) + 1
    changes.current.set(name, turn)
    live.applyCounter(changed(counter, asked, user.name))
    const { agent, serviceIds, ...state } = asked
    const reply = await socket.requestSurely('set_counter', {
      ...{ locationId, counter: counter.counter, ...state },
      ...(serviceIds ? { serviceIds: [...serviceIds] } : {}),
      // Whoever opens it from here does not sit down at it.
      ...(agent ? { agentId: agent.id } : asked.open && !counter.isOpen ? { agentId: counter.agentId } : {}),
    })
    if (!reply.ok) return refuse(reply.failure)
    if (changes.current.get(name) === turn) live.applyCounter(counterFrom(reply.data))
    return true
  }

  async function add(name: Counter['counter']): Promise<boolean> {
    if (isOff()) return false
    const asked = { locationId, counter: name, open: false, agentId: null }
    const reply = await socket.requestSurely('set_counter', asked)
    if (!reply.ok) return refuse(reply.failure)
    live.applyCounter(counterFrom(reply.data))
    return true
  }

  async function call(counter: Counter): Promise<void> {
    const name = String(counter.counter)
    if (isOff() || calling.has(name)) return
    setCalling((before) => new Set([...before, name]))
    const asked = { locationId, counter: counter.counter, onBehalf: true }
    const reply = await socket.requestSurely('call_next', asked)
    setCalling((before) => new Set([...before].filter((one) => one !== name)))
    if (!reply.ok) return void refuse(reply.failure)
    if (reply.data === undefined) {
      toasts.notice(t('nobodyFound'))
      return live.readAgain()
    }
    const ticket = ticketFrom(reply.data)
    live.apply(ticket)
    setCalled({ label: ticket.label, counter: counter.counter })
  }

  async function onTicket(act: TicketAct, ticket: Ticket): Promise<void> {
    if (isOff()) return
    const end = act === 'recall' ? null : live.show({ ...ticket, ...outcomeOf(act) }, ticket)
    const { id, serviceId } = ticket
    // Its agent may end the same part of the visit at this moment: then nothing of what follows is ended.
    const reply = await socket.requestSurely(act, act === 'finish' ? { id, serviceId } : { id })
    if (!reply.ok) {
      end?.()
      return void refuse(reply.failure)
    }
    const outcome = ticketFrom(reply.data)
    if (end) end(outcome)
    else live.apply(outcome)
  }

  async function stopTickets(lines: readonly ServiceLine[], stopped: boolean): Promise<void> {
    if (isOff()) return
    const stoppedAt = stopped ? new Date(serverNow()).toISOString() : null
    await Promise.all(
      lines.map(async (line) => {
        live.applyLine({ ...line, isStopped: stopped, stoppedBy: stopped ? user.name : '', stoppedAt })
        const asked = { locationId, serviceId: line.serviceId, stopped }
        const reply = await socket.requestSurely('stop_tickets', asked)
        if (reply.ok) live.applyLine(serviceLineFrom(reply.data))
        else refuse(reply.failure)
      }),
    )
  }

  return {
    change,
    add,
    call,
    onTicket,
    stopTickets,
    isCalling: ({ counter }) => calling.has(String(counter)),
    called,
  }
}

/** A counter as it will be once a change is made. */
function changed(counter: Counter, { open, paused, serviceIds, agent }: CounterChange, by: string): Counter {
  const isOpen = open ?? counter.isOpen
  const isPaused = isOpen && (paused ?? (open === true && !counter.isOpen ? false : counter.isPaused))
  const isSame = isOpen === counter.isOpen && isPaused === counter.isPaused
  const state = isSame ? {} : { stateSince: new Date(serverNow()).toISOString(), stateBy: by }
  const who = agent ? { agentId: agent.id, agent: agent.name } : isOpen ? {} : { agentId: null, agent: '' }
  return {
    ...counter,
    isOpen,
    isPaused,
    serviceIds: [...(serviceIds ?? counter.serviceIds)],
    ...state,
    ...who,
  }
}

function outcomeOf(act: Exclude<TicketAct, 'recall'>): Partial<Ticket> {
  if (act === 'return_to_line') return { status: 'WAITING', counter: null, calledAt: null }
  return { status: act === 'finish' ? 'DONE' : 'FAILED' }
}
