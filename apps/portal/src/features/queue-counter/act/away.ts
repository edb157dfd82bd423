import type { Ticket } from '@rinda/client/queue/tickets'
import { type Counter, isSameCounter } from '../../../queue/ticket.ts'

/** Reason why an agent does not work at their counter any more: it was closed, or somebody else works there. */
export type Away = 'closed' | 'taken'

/** Tells why a counter is no longer that of a person; null where it is, or where nobody was named. */
export function awayFrom(
  own: Pick<Counter, 'isOpen' | 'agentId'> | undefined,
  personId: string,
): Away | null {
  if (!own) return null
  if (!own.isOpen) return 'closed'
  return own.agentId === null || String(own.agentId) === personId ? null : 'taken'
}

/** Lists the visits at other counters that nobody sees to: the counter is closed, nobody works there, or this person did and is here now. */
export function leftVisits(
  tickets: readonly Ticket[],
  counters: readonly Counter[],
  here: Counter['counter'],
  personId: string,
): readonly Ticket[] {
  return tickets.filter(({ status, counter: at }) => {
    if (status !== 'CALLED' || at === null || isSameCounter(at, here)) return false
    const counter = counters.find((one) => isSameCounter(one.counter, at))
    return !counter?.isOpen || counter.agentId === null || String(counter.agentId) === personId
  })
}
