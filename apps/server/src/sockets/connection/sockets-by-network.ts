import type { Socket } from 'socket.io'
import { networkOf } from '../../access/network-of.ts'
import type { AddressOf } from '../../edge/client-address.ts'

/** Counts sockets by the network they come from: false, and not counted, where that has as many as it may. */
export function countByNetwork(most: number, addressOf: AddressOf): (socket: Socket) => boolean {
  const open = new Map<string, Set<Socket>>()
  return (socket) => {
    const network = networkOf(addressOf(socket.request))
    const sockets = open.get(network) ?? new Set()
    if (sockets.size >= most) return false
    open.set(network, sockets.add(socket))
    const forget = () => {
      sockets.delete(socket)
      if (sockets.size === 0 && open.get(network) === sockets) open.delete(network)
    }
    socket.once('disconnect', forget)
    // It may go before it has come in.
    socket.conn.once('close', forget)
    return true
  }
}
