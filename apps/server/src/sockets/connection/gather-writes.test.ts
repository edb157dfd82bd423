import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Socket } from 'socket.io'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer } from './open-server.ts'

const http = createServer()
const server = openServer(http, '/here')
const writes: number[] = []
let url: string
beforeAll(async () => {
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  server.engine.on('flush', (_: unknown, packets: readonly unknown[]) => void writes.push(packets.length))
})
afterAll(() => server.close())

/** Connects a client; gives its place here, and hears so many messages of it. */
async function enter(transport: 'websocket' | 'polling', many: number) {
  const client = io(url, { path: '/here', transports: [transport], forceNew: true, reconnection: false })
  const heard: unknown[] = []
  const all = new Promise<unknown[]>((resolve) => {
    client.on('news', (one: unknown) => {
      heard.push(one)
      if (heard.length === many) resolve(heard)
    })
  })
  const [socket] = (await once(server, 'connection')) as [Socket]
  if (!client.connected) await new Promise<void>((resolve) => void client.once('connect', resolve))
  writes.length = 0
  return { socket, all, leave: () => client.disconnect() }
}

test('an answer and the news of one turn go out together, in their order', async () => {
  const { socket, all, leave } = await enter('websocket', 4)
  // Told as the streams do it: asked for before the answer is sent, and worked out after it.
  const told = nextTurn().then(async () => {
    await Promise.resolve()
    for (const one of ['first', 'second', 'third']) server.emit('news', one)
  })
  socket.emit('news', 'answer')
  await told
  expect(await all).toEqual(['answer', 'first', 'second', 'third'])
  expect(writes).toEqual([4])
  leave()
})

test('who is polled for news hears all of them as well', async () => {
  const { socket, all, leave } = await enter('polling', 3)
  for (const one of ['first', 'second', 'third']) socket.emit('news', one)
  expect(await all).toEqual(['first', 'second', 'third'])
  leave()
})

test('what was told before a connection is cut off still arrives', async () => {
  const { socket, all } = await enter('websocket', 2)
  for (const one of ['first', 'last']) socket.emit('news', one)
  socket.disconnect(true)
  expect(await all).toEqual(['first', 'last'])
})
