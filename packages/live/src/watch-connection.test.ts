/// <reference types="node" />
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BookingSocket, connectBookingSocket } from '@rinda/client/sockets/booking-socket'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followsStream } from './read-again.ts'
import { watchConnection } from './watch-connection.ts'

let server: Server
let socket: BookingSocket
let queries: QueryClient
let events: ReturnType<typeof newEvents>
let isKnown: boolean
let stop: (() => void)[]

const newEvents = () => ({
  onConnection: vi.fn(),
  onBack: vi.fn(),
  onSignedOut: vi.fn(),
  onProfileChanged: vi.fn(),
})
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })

beforeEach(async () => {
  isKnown = true
  stop = []
  const http = createServer()
  server = new Server(http, { path: '/booking' })
  server.use((_socket, next) =>
    next(isKnown ? undefined : Object.assign(new Error('no'), { data: { code: 'not_signed_in' } })),
  )
  await new Promise<void>((listening) => {
    http.listen(0, '127.0.0.1', listening)
  })
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  events = newEvents()
  socket = connectBookingSocket({ url, companyId: 1, version: '1', token: 't', session: 's' })
})

afterEach(async () => {
  for (const end of stop) end()
  socket.close()
  await server.close()
})

/** Shows a query whose reads are counted; it fails as often as the test says. */
function shown(name: string, more: object = {}, failures = 0) {
  const read = vi.fn(async () => {
    if (read.mock.calls.length <= failures) throw new Error('away')
    return read.mock.calls.length
  })
  stop.push(new QueryObserver(queries, { queryKey: [name], queryFn: read, ...more }).subscribe(() => {}))
  return read
}

async function watched() {
  watchConnection(socket, queries, events)
  await until(() =>
    expect(events.onConnection).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'online' })),
  )
}

function cut() {
  for (const own of server.sockets.sockets.values()) own.conn.close()
}

test('what follows the stream is read once more when the line is first there, and nothing else', async () => {
  const follows = shown('follows', followsStream)
  const other = shown('other')
  await watched()
  await until(() => expect(follows).toHaveBeenCalledTimes(2))
  expect(other).toHaveBeenCalledTimes(1)
  expect(events.onBack).not.toHaveBeenCalled()
})

test('a line that comes back says so, and what could not be read is read again', async () => {
  server.on('connection', (own) => {
    own.on('portal', ({ trace }) => {
      own.emit('portal', { trace, type: 'changes', data: { data: [], seq: 5 } })
    })
  })
  await watched()
  const arrived = new Promise((resolve) => socket.onMessage(resolve))
  server.emit('portal', { type: 'booking_locked', seq: 5, data: {} })
  await arrived
  const failed = shown('failed', {}, 1)
  const read = shown('read')
  await until(() => expect(queries.getQueryState(['failed'])?.status).toBe('error'))
  cut()
  await until(() => expect(events.onBack).toHaveBeenCalledOnce())
  await until(() => expect(queries.getQueryState(['failed'])?.status).toBe('success'))
  expect([failed, read].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

test('where a part of the stream was lost, everything is read again', async () => {
  await watched()
  const read = shown('read')
  await until(() => expect(read).toHaveBeenCalledTimes(1))
  server.emit('portal', { type: 'changes', data: { data: [], seq: 7, reset: true } })
  await until(() => expect(read).toHaveBeenCalledTimes(2))
})

test('a changed profile is passed on', async () => {
  await watched()
  server.emit('portal', { type: 'profile_changed', data: {} })
  await until(() => expect(events.onProfileChanged).toHaveBeenCalledOnce())
})

test('who is known no longer is signed out', async () => {
  await watched()
  isKnown = false
  cut()
  await until(() => expect(events.onSignedOut).toHaveBeenCalled())
})
