import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { usualPatience } from './create-fastify.ts'

let world: World

beforeAll(async () => {
  world = await startWorld({ now: morning, slowRequests: { cutAfterMs: 300, lookEveryMs: 100 } })
})
afterAll(() => world.close())

async function begin(...head: string[]): Promise<Socket> {
  const socket = connect(Number(new URL(world.url).port), '127.0.0.1')
  await once(socket, 'connect')
  if (head.length > 0) socket.write(`${head.join('\r\n')}\r\nHost: localhost\r\n\r\n`)
  return socket
}

test.each([
  'POST /api/bookings HTTP/1.1',
  'PATCH /api/bookings/1 HTTP/1.1',
  'POST /api/nothing HTTP/1.1',
  'POST /oidc/token HTTP/1.1',
  'GET /health/live HTTP/1.1',
])('a body that comes a byte at a time is cut off: %s', async (line) => {
  const socket = await begin(line, 'Content-Type: application/json', 'Content-Length: 100000')
  const bytes = setInterval(() => socket.write(' '), 20)
  // The server may end it in the middle of a byte: that is an error to this side, and an end as good as any.
  socket.on('error', () => {})
  socket.resume()
  await new Promise((closed) => socket.once('close', closed))
  clearInterval(bytes)
})

test('who connects and says nothing is cut off too', async () => {
  const socket = await begin()
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test('as it is set, nobody is left waiting for two minutes', () => {
  expect(usualPatience.cutAfterMs + usualPatience.lookEveryMs).toBeLessThan(120_000)
})
