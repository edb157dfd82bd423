import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { toldOf, withPlace } from './in-line.ts'
import type { LinePlace } from './lines.ts'
import { type LocationStates, locationStatesOf } from './location-state.ts'
import type { Waits } from './waits.ts'

type Telling = {
  waits: Pick<Waits, 'at'>
  clock: () => Date
  onFault: (error: unknown) => void
  isConcerned: (place: LinePlace) => boolean
  /** Waits for what is being told of these lines for another reason. */
  afterEvents: () => Promise<void>
  tellPlaces: (place: LinePlace, tickets: readonly TicketResource[]) => void
  tellState: (place: LinePlace, states: LocationStates) => void
}

/** Last news that were told of a location, and the line and the setting that they followed from. */
type Told = {
  place: LinePlace
  tickets: Map<string, string>
  state: string
  version: number
  setting: object
}

/** Pause in ms after a look at a location: what comes meanwhile is told together. */
const restMs = 1_000
/** Time in ms after which a line is looked at again by itself: the time that passes changes waits, and begins the rights of appointments. */
const lookAgainMs = 10_000

/** Makes what tells whose place, and which location's state, is another than was told last: once for all that happens to a line in a while. */
export function tellPlaces({ waits, clock, onFault, isConcerned, afterEvents, ...telling }: Telling) {
  const told = new Map<number, Told>()
  /** Locations that are being looked at, or rest after it; true: something has changed since. */
  const looking = new Map<number, boolean>()
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()

  function look(place: LinePlace): void {
    const { locationId } = place
    if (closing.signal.aborted) return
    if (!isConcerned(place)) {
      told.delete(locationId)
      return
    }
    const isAlready = looking.has(locationId)
    looking.set(locationId, true)
    if (isAlready) return
    const all = lookAtAll(place).finally(() => underWay.delete(all))
    underWay.add(all)
  }

  async function lookAtAll(place: LinePlace): Promise<void> {
    try {
      while (looking.get(place.locationId)) {
        // What is published in the same moment is told together.
        await nextTurn()
        looking.set(place.locationId, false)
        await afterEvents()
        await lookAt(place).catch(onFault)
        await sleep(restMs, undefined, { signal: closing.signal, ref: false })
      }
    } catch {
      // It is being closed.
    } finally {
      looking.delete(place.locationId)
    }
  }

  async function lookAt(place: LinePlace): Promise<void> {
    const now = clock()
    const found = await waits.at(place, now)
    if (!found || closing.signal.aborted) return
    const { line, setting, out } = found
    const before = told.get(place.locationId)
    const tickets = new Map<string, string>()
    const moved: TicketResource[] = []
    for (const ticket of line.tickets.values()) {
      const shown = withPlace(ticket, out.byTicket.get(ticket.id))
      const text = toldOf(shown)
      tickets.set(ticket.id, text)
      if (before?.tickets.get(ticket.id) !== text) moved.push(shown)
    }
    const states = locationStatesOf({ setting, line, figures: out.figures }, now)
    const text = JSON.stringify(states)
    const { version } = line
    told.set(place.locationId, { place, tickets, state: text, version, setting })
    if (moved.length > 0) telling.tellPlaces(place, moved)
    // What changed and changed back may have been read meanwhile by a page that would keep it.
    const isTouched = before?.version !== version || before.setting !== setting
    if (isTouched || before.state !== text) telling.tellState(place, states)
  }

  const again = setInterval(() => {
    for (const { place } of told.values()) look(place)
  }, lookAgainMs)
  again.unref()

  return {
    look,
    /** To be called with each ticket that is told of for another reason: it need not be told again. */
    note(locationId: number, ticket: TicketResource): void {
      told.get(locationId)?.tickets.set(ticket.id, toldOf(ticket))
    },
    /** Done when nothing is being read any more. */
    async stop(): Promise<void> {
      clearInterval(again)
      closing.abort()
      await Promise.all(underWay)
    },
  }
}
