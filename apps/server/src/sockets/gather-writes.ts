import type { Server, Socket } from 'socket.io'

/** Connection of Engine.IO. */
type Connection = Socket['conn']

/**
 * Lets all that a connection is told at one moment go out by one call of the system: the call costs more than a message, and one commit may
 * bring dozens of them. By itself Engine.IO sends the first of them at once, and the others once that one is gone: two calls.
 */
export function gatherWrites(engine: Server['engine']): void {
  engine.on('connection', (socket: Connection) => {
    socket.on('packetCreate', () => sendAtEnd(socket))
  })
  engine.on('flush', cork)
}

/** Has a connection's transport take nothing until whatever goes on at this moment is over. */
function sendAtEnd({ transport }: Connection): void {
  // Who polls is answered once for each request, and that at once.
  if (transport.name !== 'websocket' || !transport.writable) return
  transport.writable = false
  process.nextTick(() => {
    transport.writable = true
    // What has gathered is sent at this word, as after a message that is gone.
    transport.emit('ready')
  })
}

/** Each message is several pieces by itself. */
function cork({ request: { socket } }: Connection): void {
  if (socket.writableCorked > 0) return
  socket.cork()
  process.nextTick(() => socket.uncork())
}
