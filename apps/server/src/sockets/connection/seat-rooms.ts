import type { SeatedSocket } from '../answer.ts'
import {
  allStatesRoom,
  allTogetherRoom,
  limitedRoom,
  roomsOf,
  statesRoom,
  togetherRoom,
} from '../broadcasts/audience.ts'
import { locationStatesRoom } from '../broadcasts/publish-location-states.ts'
import type { Seat } from './handshake.ts'

/** Lets a portal receive what its person may see. */
export function joinRooms(socket: SeatedSocket<Seat>): void {
  socket.join(roomsOfSeat(socket.data))
}

export function leaveRooms(socket: SeatedSocket<Seat>): void {
  for (const room of roomsOfSeat(socket.data)) socket.leave(room)
}

function roomsOfSeat({ caller, receivesStates, receivesTogether, receivesLocationStates }: Seat): string[] {
  const rooms = roomsOf(caller)
  const ofLocations = receivesLocationStates ? rooms.map(locationStatesRoom) : []
  if (!receivesStates || rooms.length === 0) return [...rooms, ...ofLocations]
  const { companyId } = caller.scope
  // Whose services are limited is told each message by itself: hardly anybody gets the same.
  if (receivesTogether && !rooms.includes(limitedRoom)) {
    const all = companyId === 'all' ? [] : [allTogetherRoom(companyId)]
    return [...ofLocations, ...rooms.map(togetherRoom), ...all]
  }
  const all = companyId === 'all' ? [] : [allStatesRoom(companyId)]
  return [...rooms, ...ofLocations, ...rooms.map(statesRoom), ...all]
}
