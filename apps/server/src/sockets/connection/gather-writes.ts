import type { IncomingMessage } from 'node:http'

/** Connection of Engine.IO, as far as it matters when something is written to it. */
type Connection = {
  readonly request: IncomingMessage
  readonly transport: { readonly name: string; writable: boolean; emit(event: 'ready'): unknown }
  on(event: 'packetCreate', hear: () => void): unknown
}

/**
 * Lets all that a connection is told in one turn of the loop go out by one call of the system: the call costs more than a message, and one commit brings
 * an answer and dozens of news.
 */
export function gatherWrites(connection: Connection): void {
  connection.on('packetCreate', () => {
    const { transport } = connection
    // A transport that writes already takes what comes meanwhile together, and one that is polled what is there when it is asked.
    if (transport.name !== 'websocket' || !transport.writable) return
    transport.writable = false
    if (held.length === 0) setImmediate(release)
    held.push(connection)
  })
}

/** Connections whose messages wait for the end of this turn. */
let held: Connection[] = []

function release(): void {
  const connections = held
  held = []
  for (const { request, transport } of connections) {
    request.socket.cork()
    transport.writable = true
    transport.emit('ready')
    request.socket.uncork()
  }
}
