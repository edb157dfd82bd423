import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { Waits } from './waits.ts'

type Telling = {
  waits: Pick<Waits, 'withWaits'>
  clock: () => Date
  onFault: (error: unknown) => void
  isConcerned: (event: StreamEvent) => boolean
  tell: (event: StreamEvent) => void
}

/**
 * Makes what tells of tickets and counters as they were changed, with the places that the tickets have then. What is published in the same
 * moment, as by one commit, is worked out together, and told in its order.
 */
export function tellEvents({ waits, clock, onFault, isConcerned, tell }: Telling) {
  let waiting: StreamEvent[] = []
  let telling: Promise<void> | undefined

  async function tellAll(): Promise<void> {
    for (;;) {
      await nextTurn()
      const events = waiting
      waiting = []
      if (events.length === 0) break
      for (const event of await placed(events)) tell(event)
    }
    telling = undefined
  }

  async function placed(events: readonly StreamEvent[]): Promise<readonly StreamEvent[]> {
    try {
      const tickets = events.map(({ resource }) => resource).filter(isTicket)
      const shown = new Map<object, TicketResource>()
      const withWaits = await waits.withWaits(tickets, clock())
      for (const [index, ticket] of tickets.entries()) shown.set(ticket, withWaits[index] ?? ticket)
      return events.map((event) => ({ ...event, resource: shown.get(event.resource) ?? event.resource }))
    } catch (error) {
      // Its place can be told later; that it was changed, now.
      onFault(error)
      return events
    }
  }

  return {
    receive(event: StreamEvent): void {
      if (!isConcerned(event)) return
      waiting.push(event)
      telling ??= tellAll()
    },
    /** Done when all is told that was received so far. */
    done: async () => await telling,
  }
}

function isTicket(resource: StreamEvent['resource']): resource is TicketResource {
  return resource.type === 'ticket'
}
