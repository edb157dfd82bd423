/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Booking } from '../bookings/booking-view.ts'
import { playedSockets } from '../testing/played-socket.ts'
import { until } from '../testing/until.ts'
import { type CableConnection, connectPortalCable, type PortalCable } from './cable.ts'
import type { LineTrouble } from './line-logger.ts'

/** The client against the frozen frames of the cable: whatever stands there, it must understand. */

const folder = new URL('../../../contract/golden/cable/', import.meta.url)
const golden = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
const disconnects = readdirSync(folder)
  .filter((name) => name.startsWith('disconnect'))
  .map((name) => name.replace('.json', ''))

let sockets: ReturnType<typeof playedSockets>
let cable: PortalCable
let states: CableConnection[]
let heard: Booking[]
let reloads: number
let troubles: LineTrouble[]

beforeEach(() => {
  sockets = playedSockets()
  states = []
  heard = []
  reloads = 0
  troubles = []
})
afterEach(() => cable.close())

const line = () => {
  const last = sockets.opened.at(-1)
  if (!last) throw new Error('no socket was opened')
  return last
}
const state = () => states.at(-1)

/** Connects, with a session under which the golden frames were asked for: their trace is its first. */
function connect(session = 'trace', patience?: { replyMs: number; connectionMs: number }) {
  cable = connectPortalCable({
    url: 'ws://rinda.example/cable',
    session,
    webSocket: sockets.webSocket,
    logger: (trouble) => troubles.push(trouble),
    ...(patience ? { patience } : {}),
  })
  cable.onConnection((connection) => states.push(connection))
  cable.onBooking((booking) => heard.push(booking))
  cable.onReload(() => {
    reloads += 1
  })
}

async function subscribe() {
  const before = sockets.opened.length
  await until(() => expect(sockets.opened.length).toBeGreaterThanOrEqual(Math.max(before, 1)))
  line().play(golden('welcome'))
  await until(() => expect(line().sent.map(({ command }) => command)).toContain('subscribe'))
  line().play({ type: 'confirm_subscription', identifier: line().sent[0]?.identifier })
  await until(() => expect(state()?.state).toBe('online'))
}

/** A golden message, as if it were of this subscription. */
const message = (name: string) => ({ ...golden(name), identifier: line().sent[0]?.identifier })

test('it subscribes to the portal’s channel with its session', async () => {
  connect('a tab')
  await subscribe()
  expect(line().sent[0]?.identifier).toBe(golden('confirm_subscription').identifier)
  expect(states.map((one) => one.state)).toEqual(['connecting', 'online'])
})

test('a week that is asked for comes as bookings, and each change after it', async () => {
  connect()
  await subscribe()
  const asked = cable.getBookings({ date: '2026-12-09', days: 7, locationId: 1 })
  await until(() => expect(line().sent).toHaveLength(2))
  expect(JSON.parse(line().sent[1]?.data ?? '')).toEqual({
    action: 'get_bookings',
    trace: 'trace-1',
    date: '2026-12-09',
    days: 7,
    locationId: 1,
  })
  line().play(message('bookings'))
  const reply = await asked
  const resources = golden('bookings').message.data as { id: string }[]
  expect(reply.ok && reply.data.map(({ id }) => id)).toEqual(resources.map(({ id }) => id))
  line().play(message('booking'))
  expect(heard.map(({ id }) => id)).toEqual([golden('booking').message.data.id])
})

test('a refusal is a failure with its field', async () => {
  connect()
  await subscribe()
  const asked = cable.getBookings({ days: 99 } as never)
  line().play(message('GET_BOOKINGS_FAILED'))
  expect(await asked).toMatchObject({ ok: false, failure: { code: 'invalid', field: 'days' } })
  expect(troubles).toEqual([
    { kind: 'failed', type: 'GET_BOOKINGS_FAILED', trace: 'trace-1', code: 'invalid' },
  ])
})

test('without an answer, and without a line, the request ends by saying so', async () => {
  connect('trace', { replyMs: 30, connectionMs: 30 })
  expect(await cable.getBookings({})).toEqual({ ok: false, failure: { code: 'no_connection', info: null } })
  await subscribe()
  expect(await cable.getBookings({})).toEqual({ ok: false, failure: { code: 'no_answer', info: null } })
  expect(troubles).toEqual(
    [1, 2].map((n) => ({ kind: 'timeout', type: 'get_bookings', trace: `trace-${n}` })),
  )
})

test('a person who has no channel is told so, once and for all', async () => {
  connect('a tab')
  await until(() => expect(sockets.opened).toHaveLength(1))
  line().play(golden('welcome'))
  await until(() => expect(line().sent).toHaveLength(1))
  line().play({ ...golden('reject_subscription'), identifier: line().sent[0]?.identifier })
  await until(() => expect(state()).toEqual({ state: 'ended', reason: 'rejected' }))
})

describe('the server ends it', () => {
  test.each(disconnects)('%s', async (name) => {
    connect()
    await subscribe()
    const frame = golden(name) as { reason: string; reconnect: boolean }
    line().play(frame)
    const expected = frame.reconnect ? 'offline' : 'ended'
    await until(() => expect(state()).toEqual({ state: expected, reason: frame.reason }))
    expect(troubles).toEqual([{ kind: frame.reconnect ? 'lost' : 'error', reason: frame.reason }])
    if (frame.reconnect) return
    expect(await cable.getBookings({})).toMatchObject({ ok: false, failure: { code: 'no_connection' } })
  })
})

test('a line that went comes back by itself, sends what was open again, and says that all must be loaded anew', async () => {
  connect()
  await subscribe()
  const asked = cable.getBookings({})
  line().cut()
  await until(() => expect(state()).toEqual({ state: 'offline', reason: 'transport_closed' }))
  await until(() => expect(sockets.opened).toHaveLength(2))
  await subscribe()
  expect(reloads).toBe(1)
  expect(troubles).toEqual([
    { kind: 'lost', reason: 'transport_closed' },
    { kind: 'reconnecting', attempt: 1 },
  ])
  expect(line().sent.map(({ command }) => command)).toEqual(['subscribe', 'message'])
  line().play(message('bookings'))
  expect((await asked).ok).toBe(true)
})

test('closed, it ends without a reason and opens no other line', async () => {
  connect()
  await subscribe()
  cable.close()
  expect(state()).toEqual({ state: 'ended' })
  expect(troubles).toEqual([])
  expect(await cable.getBookings({})).toMatchObject({ ok: false, failure: { code: 'no_connection' } })
  expect(sockets.opened).toHaveLength(1)
})
