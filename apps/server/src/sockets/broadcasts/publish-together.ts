import type { Envelope } from '@rinda/contract/wire/envelope'
import type { Namespace } from 'socket.io'
import type { StreamEvent } from '../../changes/record-store.ts'
import {
  allTogetherRoom,
  companyRoom,
  locationRoom,
  platformRoom,
  sessionRoom,
  togetherRoom,
} from './audience.ts'
import { messageOf } from './broadcast-message.ts'

/** States to go out with the events that led to them: all for whoever sees the whole company, and by location for the others. */
export type StatesToSend = { whole: Envelope; byLocation: ReadonlyMap<number, Envelope> }
/** Event that waits for its states, and the rooms in which it is known already: of the session whose act it was, and of single sockets. */
type Held = { event: StreamEvent; known: string[] }
type Waiting = { held: Held[]; timer: NodeJS.Timeout }

/** Time for which an event waits for its states at most. */
const usualHeldMs = 200

/**
 * Publishes to the portals that take several messages at once: events of bookings wait until it is known what they made of their days, so
 * that both are written to a socket by one call. To write costs more than to read it all.
 */
export function publishTogether(portals: Namespace, event: string, mostHeldMs = usualHeldMs) {
  const waiting = new Map<number, Waiting>()
  const { adapter } = portals
  const isThere = (rooms: readonly string[]) => rooms.some((room) => adapter.rooms.has(room))

  /** Sends to some rooms what waited, and what goes with it: one text to all, but to those who know a part of it already. */
  function send(rooms: readonly string[], held: readonly Held[], states: readonly Envelope[] = []): void {
    if (held.length + states.length === 0 || !isThere(rooms)) return
    const known = [...new Set(held.flatMap((one) => one.known))]
    const all = held.map((one) => messageOf(one.event))
    portals.local
      .to([...rooms])
      .except(known)
      .emit(event, ...all, ...states)
    for (const id of new Set(known.flatMap((room) => [...(adapter.rooms.get(room) ?? [])]))) {
      const own = adapter.socketRooms(id)
      if (!rooms.some((room) => own?.has(room))) continue
      const news = held.filter((one) => !one.known.some((room) => own?.has(room)))
      const messages = [...news.map((one) => messageOf(one.event)), ...states]
      if (messages.length > 0) portals.sockets.get(id)?.emit(event, ...messages)
    }
  }

  function sendAll(companyId: number, held: readonly Held[], states?: StatesToSend): void {
    const whole = [platformRoom, companyRoom(companyId)].map(togetherRoom)
    const there = (locationId: number) => togetherRoom(locationRoom(companyId, locationId))
    const places = new Set(held.map((one) => one.event.locationId))
    const [place] = places
    const told = new Set([...(states?.byLocation.keys() ?? []), ...places])
    if (told.size === 1) {
      send([...whole, ...[...told].map(there)], held, states && [states.whole])
      return
    }
    send(whole, held, states && [states.whole])
    // Somebody may be of several locations, and hears of them in the order of the stream.
    if (places.size > 1) for (const one of held) send([there(one.event.locationId)], [one])
    for (const locationId of told) {
      const state = states?.byLocation.get(locationId)
      send([there(locationId)], places.size === 1 && place === locationId ? held : [], state ? [state] : [])
    }
  }

  function hold(one: Held): void {
    const { companyId } = one.event
    const known = waiting.get(companyId)
    if (known) known.held.push(one)
    else {
      const timer = setTimeout(() => release(companyId), mostHeldMs)
      waiting.set(companyId, { held: [one], timer })
    }
  }

  /** Takes what waits of a company, up to a number; what is newer waits on. */
  function take(companyId: number, till: number): Held[] {
    const { held, timer } = waiting.get(companyId) ?? { held: [] }
    clearTimeout(timer)
    waiting.delete(companyId)
    for (const one of held) if (one.event.seq > till) hold(one)
    return held.filter((one) => one.event.seq <= till)
  }

  /** Sends what waits of a company without its states. */
  function release(companyId: number): void {
    sendAll(companyId, take(companyId, Number.POSITIVE_INFINITY))
  }

  /** Gives what waits and a socket would receive, and notes that it is known there. */
  function takeFor(id: string): StreamEvent[] {
    const own = adapter.socketRooms(id)
    if (waiting.size === 0 || !own) return []
    return [...waiting.values()].flatMap(({ held }) =>
      held.flatMap((one) => {
        const { companyId, locationId } = one.event
        const rooms = [platformRoom, companyRoom(companyId), locationRoom(companyId, locationId)]
        if (!rooms.some((room) => own.has(togetherRoom(room)))) return []
        if (one.known.some((room) => own.has(room))) return []
        one.known.push(id)
        return [one.event]
      }),
    )
  }

  return {
    release,
    /** To be given every event that is broadcast, in its order, and whether its states will be sent. */
    receive(one: StreamEvent, isCounted: boolean): void {
      const held: Held = { event: one, known: one.session === '' ? [] : [sessionRoom(one.session)] }
      if (isCounted) {
        if (isThere([allTogetherRoom(one.companyId), togetherRoom(platformRoom)])) hold(held)
        return
      }
      release(one.companyId)
      sendAll(one.companyId, [held])
    },
    /** Sends the states up to a number of a company's stream, with what waited for them. */
    sendStates(companyId: number, till: number, states?: StatesToSend): void {
      sendAll(companyId, take(companyId, till), states)
    },
    /** Sends to a socket what waits: to be called before anything that is to come after it. */
    releaseTo(id: string): void {
      for (const one of takeFor(id)) portals.sockets.get(id)?.emit(event, messageOf(one))
    },
    /** Notes that a socket knows already what waits. */
    skip(id: string): void {
      takeFor(id)
    },
    stop(): void {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}

export type Together = ReturnType<typeof publishTogether>
