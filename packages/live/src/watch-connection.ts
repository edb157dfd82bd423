import type { BookingSocket } from '@rinda/client/sockets/booking-socket'
import type { Connection } from '@rinda/client/sockets/line'
import type { QueryClient } from '@tanstack/react-query'
import { following, readAgain } from './read-again.ts'

export type ConnectionEvents = {
  readonly onConnection: (connection: Connection) => void
  /** Called when the line is back after it was lost: what somebody may do can have changed meanwhile. */
  readonly onBack: () => void
  /** Called when the server knows the person no longer. */
  readonly onSignedOut: () => void
  /** Called when the profile of the person changed, or that of their company. */
  readonly onProfileChanged: () => void
}

/**
 * Has queries read again where the connection says so: what follows the stream once it is there, what could not be read once it is back, and everything
 * where a part of the stream was lost.
 */
export function watchConnection(socket: BookingSocket, queries: QueryClient, events: ConnectionEvents): void {
  let wasOffline = false
  let wasOnline = false
  socket.onConnection((now) => {
    events.onConnection(now)
    const isOnline = now.state === 'online'
    if (isOnline && !wasOnline) void readAgain(queries, following)
    if (isOnline && wasOffline) {
      events.onBack()
      void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
    }
    wasOnline ||= isOnline
    wasOffline = now.state === 'offline'
    if (now.refusal && now.refusal !== 'unavailable') events.onSignedOut()
  })
  socket.onMessage(({ type }) => {
    if (type === 'profile_changed') events.onProfileChanged()
  })
  socket.onReload(() => void readAgain(queries))
}
