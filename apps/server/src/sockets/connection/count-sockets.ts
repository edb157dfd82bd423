import type { Server } from 'socket.io'

export type SocketCount = { namespace: string; sockets: number }

/** Counts the open sockets of a server, by the path and the namespace that they came by. */
export function countSockets(io: Server, path: string): SocketCount[] {
  return [...io._nsps].map(([name, { sockets }]) => ({
    namespace: name === '/' ? path : `${path}${name}`,
    sockets: sockets.size,
  }))
}
