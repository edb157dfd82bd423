import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { type WebSocket, WebSocketServer } from 'ws'

/** A bare server of a library that ours stands on: to be measured beside ours. */
export type BareBroadcast = { port: number; say(text: string): void }

/** Broadcasts with Socket.IO alone, to one room. */
export async function bareSocketIo(): Promise<BareBroadcast> {
  const http = createServer()
  const io = new Server(http, { path: '/booking', serveClient: false })
  io.on('connection', (socket) => socket.join('all'))
  return { port: await listen(http), say: (text) => void io.local.to('all').emit('portal', text) }
}

/** Sends a message of its own to each socket with Socket.IO alone. */
export async function bareSocketIoToEach(): Promise<BareBroadcast> {
  const http = createServer()
  const io = new Server(http, { path: '/booking', serveClient: false })
  return {
    port: await listen(http),
    say(text) {
      for (const socket of io.of('/').sockets.values()) socket.emit('portal', text)
    },
  }
}

/** Writes one prepared frame to every socket of `ws`. */
export async function bareFrames(): Promise<BareBroadcast> {
  const http = createServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  const sockets = new Set<WebSocket & { _socket?: { write(part: Buffer): void } }>()
  server.on('connection', (socket) => sockets.add(socket))
  return {
    port: await listen(http),
    say(text) {
      const data = Buffer.from(text)
      // A whole text of 126 to 65,535 bytes.
      const frame = Buffer.concat([Buffer.from([0x81, 126, data.length >> 8, data.length & 0xff]), data])
      for (const socket of sockets) socket._socket?.write(frame)
    },
  }
}

async function listen(http: HttpServer): Promise<number> {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return (http.address() as AddressInfo).port
}
