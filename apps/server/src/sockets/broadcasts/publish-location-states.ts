import {
  type LocationStateMessage,
  type LocationStateResource,
  locationState,
} from '@rinda/contract/queue/location-state'
import type { Server } from 'socket.io'
import { maySeeLocation, maySeeService, type VisitorClient } from '../../access/caller.ts'
import type { SeatedSocket } from '../answer.ts'
import type { Seat } from '../connection/handshake.ts'
import { companyRoom, limitedRoom, locationRoom, platformRoom } from './audience.ts'

type Place = { readonly companyId: number; readonly locationId: number }

/** Source of the states of locations: it asks whether somebody is told of one, and gives those that are others than before. */
export type LocationStates = {
  subscribe(listener: {
    isConcerned(place: Place): boolean
    onState(
      place: Place,
      states: { staff: LocationStateResource; visitors: LocationStateResource | null },
    ): void
  }): () => void
}

/** Names, of the sockets in a room, those that are told the states of locations. */
export const locationStatesRoom = (room: string) => `location states ${room}`

type Publishing = {
  io: Server
  portalEvent: string
  visitors: readonly VisitorClient[]
  locationStates: LocationStates
}

/** Publishes how crowded a location is to the clients that understand it: one text for all who see the whole of it. Gives back how to stop. */
export function publishLocationStates({ io, portalEvent, visitors, locationStates }: Publishing): () => void {
  const portals = io.of('/')
  const pages = visitors.map((client) => ({ space: io.of(`/${client}`), event: client }))
  const roomsOf = ({ companyId, locationId }: Place) =>
    [platformRoom, companyRoom(companyId), locationRoom(companyId, locationId)].map(locationStatesRoom)
  const limited = () => portals.adapter.rooms.get(locationStatesRoom(limitedRoom)) ?? new Set<string>()

  function tellLimited(place: Place, { attributes, ...state }: LocationStateResource): void {
    for (const id of limited()) {
      const socket = portals.sockets.get(id) as SeatedSocket<Seat> | undefined
      const caller = socket?.data.caller
      if (!socket || !caller || !maySeeLocation(caller, place)) continue
      const services = attributes.services.filter((one) => maySeeService(caller, Number(one.id)))
      socket.emit(portalEvent, messageOf({ ...state, attributes: { ...attributes, services } }))
    }
  }

  return locationStates.subscribe({
    isConcerned(place) {
      const rooms = roomsOf(place)
      const spaces = [portals, ...pages.map(({ space }) => space)]
      return limited().size > 0 || spaces.some(({ adapter }) => rooms.some((room) => adapter.rooms.has(room)))
    },
    onState(place, { staff, visitors: shown }) {
      const rooms = roomsOf(place)
      portals.local.to(rooms).emit(portalEvent, messageOf(staff))
      tellLimited(place, staff)
      if (shown) for (const { space, event } of pages) space.local.to(rooms).emit(event, messageOf(shown))
    },
  })
}

function messageOf(state: LocationStateResource): LocationStateMessage {
  return { type: locationState, data: { data: state } }
}
