import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { CompanyStreams } from '../../stream/company-streams.ts'
import { isOfLine } from './line.ts'
import type { LinePlace, Lines } from './lines.ts'
import type { LineListener, LineNews } from './news.ts'
import { tellEvents } from './tell-events.ts'
import { tellPlaces } from './tell-places.ts'
import type { Waits } from './waits.ts'

type Context = {
  streams: Pick<CompanyStreams, 'subscribe'>
  lines: Lines
  waits: Waits
  clock: () => Date
  onFault: (error: unknown) => void
}

/** Makes what the sockets of this process are told of the lines. To be made after the lines: they know of an event first. */
export function createLineNews({ streams, lines, waits, clock, onFault }: Context): LineNews {
  const listeners = new Set<LineListener>()
  const concerned = (place: LinePlace) => [...listeners].filter((one) => one.isConcerned(place))
  const isConcerned = (place: LinePlace) => concerned(place).length > 0

  function each(place: LinePlace, tell: (listener: LineListener) => void): void {
    for (const listener of concerned(place)) {
      try {
        tell(listener)
      } catch (error) {
        onFault(error)
      }
    }
  }

  const places = tellPlaces({
    ...{ waits, clock, onFault, isConcerned, afterEvents: () => events.done() },
    tellPlaces: (place, tickets) => each(place, (one) => one.onPlaces?.(place, tickets)),
    tellState: (place, states) => each(place, (one) => one.onState?.(place, states)),
  })
  const events = tellEvents({
    ...{ waits, clock, onFault, isConcerned },
    tell(event) {
      if (event.resource.type === 'ticket') places.note(event.locationId, event.resource as TicketResource)
      each(event, (one) => one.onEvent?.(event))
    },
  })
  const stops = [
    streams.subscribe((event) => {
      if (isOfLine(event)) events.receive(event)
    }),
    lines.onChange(places.look),
  ]

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async stop() {
      for (const stop of stops) stop()
      await Promise.all([places.stop(), events.done()])
    },
  }
}
