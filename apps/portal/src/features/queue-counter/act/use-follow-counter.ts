import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import type { Machine } from '@rinda/live/use-machine'
import { useEffect, useRef } from 'react'
import type { CounterChoice } from '../../../queue/kept-counter.ts'
import { counterFrom, isAt, isSameCounter } from '../../../queue/ticket.ts'
import type { LiveLine } from '../../../queue/use-live-line.ts'
import { awayFrom } from './away.ts'
import type { CounterEvent, CounterState } from './counter-machine.ts'

/** Tells the machine what the server knows of this counter, and the server of a counter that it does not know yet. */
export function useFollowCounter(
  socket: AgentSocket,
  personId: string,
  { locationId, counter, serviceIds }: CounterChoice,
  { tickets, counters, areCountersKnown, applyCounter }: LiveLine,
  { send }: Machine<CounterState, CounterEvent>,
): void {
  const own = counters.find((one) => isSameCounter(one.counter, counter))
  const isPaused = own?.isPaused ?? false
  const away = awayFrom(own, personId)
  // Should there be two, the one called last stands there now.
  const serving =
    tickets
      ?.filter((ticket) => isAt(ticket, counter))
      .toSorted((one, other) => (one.calledAt ?? '').localeCompare(other.calledAt ?? ''))
      .at(-1) ?? null
  const isKnown = tickets !== undefined
  useEffect(() => {
    if (isKnown) send({ type: 'known', serving, isPaused, away })
  }, [send, isKnown, serving, isPaused, away])

  const asked = useRef(false)
  const isUnknown = areCountersKnown && (own === undefined || own.serviceIds.length === 0)
  useEffect(() => {
    if (!isUnknown || asked.current) return
    asked.current = true
    void socket
      .requestSurely('set_counter', { locationId, counter, serviceIds: [...serviceIds] })
      .then((reply) => reply.ok && applyCounter(counterFrom(reply.data)))
  }, [isUnknown, socket, locationId, counter, serviceIds, applyCounter])
}
