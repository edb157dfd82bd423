import type { DayState, DayStates } from '@rinda/contract/booking/day-state'
import type { Envelope } from '@rinda/contract/wire/envelope'
import type { Server } from 'socket.io'
import { type Caller, type PortalCaller, systemCaller } from '../../access/caller.ts'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { SeatedSocket } from '../answer.ts'
import type { Seat } from '../connection/handshake.ts'
import {
  allStatesRoom,
  allTogetherRoom,
  companyRoom,
  limitedRoom,
  locationRoom,
  platformRoom,
  statesRoom,
  togetherRoom,
} from './audience.ts'
import type { Together } from './publish-together.ts'

/** Reads what some events of a company changed in its days; undefined where that is too much to be told. */
export type ReadDayStates = (
  companyId: number,
  events: readonly StreamEvent[],
) => Promise<{ statesFor(caller: Caller): Promise<DayState[]> } | undefined>

export type DayStatesMessage = Envelope<'day_states', DayStates>

/** Message to whoever has to ask for what they show of any day. */
export const unknownStates: DayStatesMessage = { type: 'day_states', data: { data: [], reset: true } }

type Publishing = {
  io: Server
  event: string
  readDayStates: ReadDayStates
  onFault: (error: unknown, about: { type: string }) => void
  together: Pick<Together, 'sendStates'>
}

/** Pause in ms after a message, for each socket that got it: what comes meanwhile goes out together. */
const restMsPerSocket = 0.05

/**
 * Publishes, after events of bookings, the new state of the days that they touched, to the portals that understand it: read once for each
 * company and moment, and written once for each audience.
 */
export function publishDayStates({ io, event, readDayStates, onFault, together }: Publishing) {
  /** Events still to be told, by company; while there is an entry somebody is at it. */
  const waiting = new Map<number, StreamEvent[]>()
  const portals = io.of('/')
  let isClosed = false

  async function tellAll(companyId: number): Promise<void> {
    for (;;) {
      // What is published in the same moment, as by one commit, is told together.
      await new Promise((resolve) => setImmediate(resolve))
      const events = waiting.get(companyId) ?? []
      if (events.length === 0 || isClosed) break
      waiting.set(companyId, [])
      try {
        await tell(companyId, events)
      } catch (error) {
        onFault(error, { type: unknownStates.type })
        sendUnknown(companyId, lastOf(events))
      }
      const restMs = countReceivers(companyId) * restMsPerSocket
      await new Promise((resolve) => setTimeout(resolve, restMs))
    }
    waiting.delete(companyId)
  }

  async function tell(companyId: number, events: readonly StreamEvent[]): Promise<void> {
    const read = await readDayStates(companyId, events)
    const seq = lastOf(events)
    if (!read) return sendUnknown(companyId, seq)
    const states = await read.statesFor(systemCaller)
    if (states.length === 0) return together.sendStates(companyId, seq)
    const byLocation = Map.groupBy(states, (state) => Number(state.location_id))
    together.sendStates(companyId, seq, {
      whole: messageOf(states, seq),
      byLocation: new Map([...byLocation].map(([id, own]) => [id, messageOf(own, seq)])),
    })
    const whole = [statesRoom(platformRoom), statesRoom(companyRoom(companyId))]
    const isOne = byLocation.size === 1
    if (!isOne) send(whole, messageOf(states, seq))
    for (const [locationId, own] of byLocation) {
      const there = statesRoom(locationRoom(companyId, locationId))
      send(isOne ? [...whole, there] : [there], messageOf(own, seq))
    }
    await tellLimited(companyId, read, seq)
  }

  /** Tells those whose services are limited: people with the same limits the same. */
  async function tellLimited(
    companyId: number,
    read: { statesFor(caller: Caller): Promise<DayState[]> },
    seq: number,
  ): Promise<void> {
    const alike = Map.groupBy(limitedSockets(companyId), (socket) => limitsOf(socket.data.caller))
    for (const sockets of alike.values()) {
      const caller = sockets[0]?.data.caller
      const states = caller ? await read.statesFor(caller) : []
      // Of a column that is none of theirs they are told nothing.
      const own = states.filter(({ column, attention }) => column !== null || attention.length > 0)
      if (own.length > 0) for (const socket of sockets) socket.emit(event, messageOf(own, seq))
    }
  }

  function limitedSockets(companyId: number): SeatedSocket<Seat>[] {
    const { rooms } = portals.adapter
    const ofCompany = rooms.get(allStatesRoom(companyId))
    const limited = [...(rooms.get(statesRoom(limitedRoom)) ?? [])].filter((id) => ofCompany?.has(id))
    return limited.flatMap((id) => (portals.sockets.get(id) as SeatedSocket<Seat> | undefined) ?? [])
  }

  const togetherRooms = (companyId: number) => [togetherRoom(platformRoom), allTogetherRoom(companyId)]
  const statesRooms = (companyId: number) => [statesRoom(platformRoom), allStatesRoom(companyId)]

  function countReceivers(companyId: number): number {
    const rooms = [...statesRooms(companyId), ...togetherRooms(companyId)]
    const sizes = rooms.map((room) => portals.adapter.rooms.get(room)?.size ?? 0)
    return sizes.reduce((sum, size) => sum + size, 0)
  }

  function sendUnknown(companyId: number, seq: number): void {
    together.sendStates(companyId, seq)
    send([...statesRooms(companyId), ...togetherRooms(companyId)], { ...unknownStates, seq })
  }

  function send(rooms: readonly string[], message: DayStatesMessage): void {
    portals.local.to([...rooms]).emit(event, message)
  }

  const isCounted = ({ resource }: StreamEvent) => resource.type === 'booking'

  return {
    /** Tells whether the states are published that an event leads to. */
    isCounted,
    /** To be given every event that is broadcast, in its order. */
    receive(one: StreamEvent): void {
      if (!isCounted(one)) return
      const known = waiting.get(one.companyId)
      if (known) known.push(one)
      const count = countReceivers(one.companyId)
      if (known || count === 0) return
      waiting.set(one.companyId, [one])
      void tellAll(one.companyId)
    },
    stop(): void {
      isClosed = true
    },
  }
}

/** Makes the message; with the number of the last event that is in it, a client knows what it need not ask for. */
const messageOf = (data: DayState[], seq: number): DayStatesMessage => ({
  ...{ type: 'day_states', seq },
  data: { data },
})

const lastOf = (events: readonly StreamEvent[]) => events.at(-1)?.seq ?? 0

const limitsOf = ({ user }: PortalCaller) => JSON.stringify([user.locationIds, user.serviceIds])
