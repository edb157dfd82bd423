import type { SeatedSocket } from './answer.ts'
import { allStatesRoom, roomsOf, statesRoom } from './audience.ts'
import type { Seat } from './handshake.ts'
import { locationStatesRoom } from './publish-location-states.ts'

/** Lets a portal receive what its person may see. */
export function joinRooms(socket: SeatedSocket<Seat>): void {
  socket.join(roomsOfSeat(socket.data))
}

export function leaveRooms(socket: SeatedSocket<Seat>): void {
  for (const room of roomsOfSeat(socket.data)) socket.leave(room)
}

function roomsOfSeat({ caller, receivesStates, receivesLocationStates }: Seat): string[] {
  const rooms = roomsOf(caller)
  const ofLocations = receivesLocationStates ? rooms.map(locationStatesRoom) : []
  if (!receivesStates || rooms.length === 0) return [...rooms, ...ofLocations]
  const { companyId } = caller.scope
  const all = companyId === 'all' ? [] : [allStatesRoom(companyId)]
  return [...rooms, ...ofLocations, ...rooms.map(statesRoom), ...all]
}
