/// <reference types="node" />
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { Server, type Socket } from 'socket.io'

export type Received = Envelope & { from: Socket }

/** A queue socket that writes down what it is asked, and answers what a test says: nothing, unless it says otherwise. */
export async function startQueueServer(client: 'agent' | 'monitor') {
  const received: Received[] = []
  const handshakes: Record<string, unknown>[] = []
  let answer: (request: Received) => void = () => {}
  const http = createServer()
  const server = new Server(http, { path: '/queue' })
  const namespace = server.of(`/${client}`)
  namespace.on('connection', (from) => {
    handshakes.push(from.handshake.auth)
    from.on(client, (envelope: Envelope) => {
      received.push({ ...envelope, from })
      answer({ ...envelope, from })
    })
  })
  await new Promise<void>((listening) => {
    http.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    received,
    handshakes,
    answerWith(next: (request: Received) => void) {
      answer = next
    },
    tell: (message: object) => void namespace.emit(client, message),
    /** Cuts every line as a network does; clients come back by themselves. */
    cut() {
      for (const socket of namespace.sockets.values()) socket.conn.close()
    },
    close: () => server.close(),
  }
}
export type QueueServer = Awaited<ReturnType<typeof startQueueServer>>
