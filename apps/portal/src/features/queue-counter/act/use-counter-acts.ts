import type { Reply } from '@rinda/client/bookings/booking-replies'
import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import { type Ticket, ticketFrom } from '@rinda/client/queue/tickets'
import type { CounterResource, TicketResource } from '@rinda/contract/queue/ticket'
import { serverNow } from '@rinda/live/clock/server-now'
import type { Machine } from '@rinda/live/use-machine'
import type { CounterChoice } from '../../../queue/kept-counter.ts'
import { counterFrom, goesOnWith, isAt, isSameCounter } from '../../../queue/ticket.ts'
import type { LiveLine } from '../../../queue/use-live-line.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useToasts } from '../../../session/toasts.ts'
import { type CounterAct, type CounterEvent, type CounterState, mayAct } from './counter-machine.ts'

/** Place to which a visitor is handed on. */
export type Transfer = {
  readonly serviceId: number
  readonly counter: CounterChoice['counter'] | null
  readonly note: string
}

/** Somebody without a ticket who is served at once. */
export type ServedNow = { readonly serviceId: number; readonly people: number }

export type CounterActs = {
  /** Calls the next one; who stands at the counter is finished before. A visit that goes on here with another service stays. */
  readonly next: () => void
  readonly finish: () => void
  readonly recall: () => void
  readonly noShow: () => void
  readonly hold: () => void
  readonly returnToLine: () => void
  /** Hands the visitor on. As each act that a form is filled in for, it tells whether it was done. */
  readonly transfer: (to: Transfer) => Promise<boolean>
  readonly resume: (ticket: Ticket) => void
  readonly serveNow: (who: ServedNow) => Promise<boolean>
  readonly addServices: (serviceIds: readonly number[]) => Promise<boolean>
  readonly pause: (isPaused: boolean) => void
  /** Works again at a counter that was closed, or that a colleague works at. */
  readonly reopen: () => void
}

/** Acts that open the counter where it is paused. */
const opening: ReadonlySet<CounterAct | undefined> = new Set([
  'call_next',
  'finish_and_call',
  'serve_now',
  'resume',
])

/** The part of a visit that is ended, as it is shown: a supervisor may end it at the same moment, and then nothing of what follows is. */
const partOf = ({ id, serviceId, counter }: Ticket) => ({ id, serviceId, counter })

/** Acts of the agent: each shows at once, and goes back with its reason when it is refused. */
export function useCounterActs(
  socket: AgentSocket,
  choice: CounterChoice,
  line: LiveLine,
  machine: Machine<CounterState, CounterEvent>,
): CounterActs {
  const { t } = usePhrases('booking')
  const { language, user } = useSession()
  const toasts = useToasts()
  const { locationId, counter, serviceIds } = choice

  /** Begins an act, where it may be begun now. */
  function begin(act: CounterAct, shown: Ticket | null): boolean {
    const state = machine.now()
    if (state.isLost) toasts.error(t('offline'))
    if (!mayAct(state, act)) return false
    machine.send({ type: 'began', act, shown })
    return true
  }

  function refuse(reply: Extract<Reply<unknown>, { ok: false }>) {
    machine.send({ type: 'refused', text: reply.failure.info?.[language] ?? t('failed') })
    // A colleague was quicker: what is there now is shown.
    line.readAgain()
  }

  /** Takes the answer to an act in; gives the ticket as it is now, or null where it was refused. */
  function take(reply: Reply<TicketResource>): Ticket | null {
    if (!reply.ok) {
      refuse(reply)
      return null
    }
    const ticket = ticketFrom(reply.data)
    line.apply(ticket)
    return ticket
  }

  function settle(reply: Reply<TicketResource>): boolean {
    const ticket = take(reply)
    if (!ticket) return false
    if (opening.has(machine.now().pending?.act)) endBreak()
    machine.send({ type: 'succeeded', serving: isAt(ticket, counter) ? ticket : null })
    return true
  }

  /** Ends the agent's break, as whoever calls works again: the server tells everybody of it but us, who asked. */
  function endBreak() {
    const own = line.counters.find((one) => isSameCounter(one.counter, counter))
    if (own?.isPaused)
      line.applyCounter({ ...own, isPaused: false, stateSince: new Date(serverNow()).toISOString() })
  }

  async function call() {
    // Of the counter's own services, in the order that the line is shown in, and whoever was sent to this counter.
    const reply = await socket.requestSurely('call_next', { locationId, counter })
    if (!reply.ok) return refuse(reply)
    if (reply.data === undefined) {
      machine.send({ type: 'nobody' })
      return line.readAgain()
    }
    settle({ ...reply, data: reply.data })
  }

  async function next() {
    const { serving } = machine.now()
    if (serving && goesOnWith(serving, serviceIds) !== null) return await onServed('finish', true)
    const expected = line.order[0] ?? null
    if (!begin(serving ? 'finish_and_call' : 'call_next', expected)) return
    if (serving) {
      const finished = take(await socket.requestSurely('finish', partOf(serving)))
      if (!finished) return
      // A colleague has added a service meanwhile: the visit goes on, and nobody is called to a counter that is taken.
      if (isAt(finished, counter)) return machine.send({ type: 'succeeded', serving: finished })
      machine.send({ type: 'became', serving: null })
    }
    await call()
  }

  /** An act on the ticket that stands at the counter; `stays` tells whether it is still there afterwards. */
  async function onServed(act: 'finish' | 'recall' | 'no_show' | 'hold' | 'return_to_line', stays: boolean) {
    const { serving } = machine.now()
    if (!serving || !begin(act, stays ? serving : null)) return
    settle(await socket.requestSurely(act, act === 'finish' ? partOf(serving) : { id: serving.id }))
  }

  async function transfer(to: Transfer) {
    const { serving } = machine.now()
    // The form stands where the visitor is until it is known that they are not.
    if (!serving || !begin('transfer', serving)) return false
    const { serviceId, note } = to
    const asked = { id: serving.id, serviceId, counter: to.counter, note: note || null }
    return settle(await socket.requestSurely('transfer', asked))
  }

  async function resume(ticket: Ticket) {
    if (!begin('resume', ticket)) return
    settle(await socket.requestSurely('resume', { id: ticket.id, counter }))
  }

  async function serveNow(who: ServedNow) {
    if (!begin('serve_now', null)) return false
    return settle(await socket.requestSurely('serve_now', { locationId, counter, language, ...who }))
  }

  async function addServices(added: readonly number[]) {
    const { serving } = machine.now()
    if (!serving || !begin('add_services', serving)) return false
    return settle(await socket.requestSurely('add_services', { id: serving.id, serviceIds: [...added] }))
  }

  async function finish() {
    const { serving } = machine.now()
    await onServed('finish', serving !== null && goesOnWith(serving, serviceIds) !== null)
  }

  async function set(act: 'pause' | 'unpause' | 'reopen') {
    const { serving } = machine.now()
    if (!begin(act, serving)) return
    const reply: Reply<CounterResource> = await socket.requestSurely('set_counter', {
      locationId,
      counter,
      open: true,
      paused: act === 'pause',
      ...(act === 'reopen' ? { agentId: Number(user.id) } : {}),
    })
    if (!reply.ok) return refuse(reply)
    line.applyCounter(counterFrom(reply.data))
    machine.send({ type: 'succeeded', serving: machine.now().serving })
  }

  return {
    next: () => void next(),
    finish: () => void finish(),
    recall: () => void onServed('recall', true),
    noShow: () => void onServed('no_show', false),
    hold: () => void onServed('hold', false),
    returnToLine: () => void onServed('return_to_line', false),
    transfer,
    resume: (ticket) => void resume(ticket),
    serveNow,
    addServices,
    pause: (isPaused) => void set(isPaused ? 'pause' : 'unpause'),
    reopen: () => void set('reopen'),
  }
}
