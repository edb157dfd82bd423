import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let geocoder: Server
const lines: Record<string, unknown>[] = []
const heard: (string | undefined)[] = []

beforeAll(async () => {
  geocoder = createServer((request, response) => {
    heard.push(request.headers.traceparent as string | undefined)
    response.setHeader('content-type', 'application/json').end('[]')
  })
  await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve))
  const { port } = geocoder.address() as AddressInfo
  world = await startWorld({
    now: morning,
    environment: { LOG_LEVEL: 'debug', GEOCODER_URL: `http://127.0.0.1:${port}/search` },
    onLine: (line) => void lines.push(JSON.parse(line)),
  })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  geocoder.close()
})

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
const logged = (fits: object) =>
  lines.filter((line) => Object.entries(fits).every(([key, value]) => line[key] === value))

test('a call goes on the trace that it came with, in the log and to other systems', async () => {
  await call(world, 'GET /api/portal/places?q=Cesvaine', { as: anna, headers: { traceparent } })
  expect(heard).toHaveLength(1)
  const [, sentTrace, sentSpan] = heard[0]?.split('-') ?? []
  expect(sentTrace).toBe(traceId)
  expect(sentSpan).not.toBe('00f067aa0ba902b7')
  await expect.poll(() => logged({ traceId, status: 200 })).toHaveLength(1)
  expect(logged({ traceId, status: 200 })[0]).toMatchObject({
    spanId: sentSpan,
    pattern: '/api/portal/places',
  })
})

test('a call without one, or with nonsense for one, begins a trace of its own', async () => {
  for (const headers of [{}, { traceparent: 'garbage' }]) {
    lines.length = 0
    await call(world, 'GET /api/companies', { headers })
    await expect.poll(() => logged({ pattern: '/api/companies' })).toHaveLength(1)
    const [line] = logged({ pattern: '/api/companies' })
    expect(line?.traceId).toMatch(/^[\da-f]{32}$/)
  }
})

test('calls side by side keep their traces apart, with a body too', async () => {
  lines.length = 0
  const ids = Array.from({ length: 12 }, (_, index) => `${index + 16}`.padStart(32, '4bf92f35'))
  await Promise.all(
    ids.map((id) =>
      call(world, 'POST /api/bookings', {
        headers: { traceparent: `00-${id}-00f067aa0ba902b7-01` },
        body: { booking: {} },
      }),
    ),
  )
  for (const id of ids) await expect.poll(() => logged({ traceId: id, status: 401 })).toHaveLength(1)
})

test('a message of a socket has a name of its own in the log, or goes on the trace that it came with', async () => {
  const portal = await world.connect(anna)
  lines.length = 0
  await portal.ask('lock_booking', slotAt('09:00'))
  const [line] = logged({ name: 'lock_booking' })
  expect(line).toMatchObject({ traceId: expect.stringMatching(/^[\da-f]{32}$/), spanId: expect.any(String) })
  const answered = new Promise((resolve) => portal.socket.once('portal', resolve))
  portal.socket.emit('portal', {
    trace: 'x',
    traceparent,
    type: 'get_slots',
    data: slotAt('09:00', { days: 1 }),
  })
  await answered
  expect(logged({ name: 'get_slots', traceId })).toHaveLength(1)
})
