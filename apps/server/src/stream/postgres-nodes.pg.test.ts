import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { actionFrame, subscribed } from '../testing/clients/cable-line.ts'
import { bookingBody, call } from '../testing/clients/http-calls.ts'
import { openScreen, type Screen } from '../testing/clients/screen.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { type RedisServer, startRedisServer } from '../testing/servers/redis-server.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import {
  attributesOf,
  bookingDay,
  lock,
  morning,
  type SlotFields,
  slotAt,
  visitor,
} from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { openRedisSignal, type RedisSignal } from './redis-signal.ts'
import type { Signal } from './signal.ts'

/** Three nodes on one PostgreSQL, joined by a Redis, and whatever can go wrong between them. */

let database: OpenDatabase
let redis: RedisServer
let signals: RedisSignal[] = []
let nodes: World[] = []
let anna: SignedInPerson
let screens: Screen[] = []
/** Time in ms by which each signal comes late. */
let lateMs = 0
const said: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
  redis = await startRedisServer()
  signals = await Promise.all([0, 1, 2].map(() => openRedisSignal(redis.url, (line) => said.push(line))))
  const shared = { ...database, close: async () => {} }
  const start = (signal: Signal) => startWorld({ now: morning, database: shared, signal: comingLate(signal) })
  nodes = await Promise.all(signals.map(start))
  anna = await node(0).signIn('anna@rinda.example')
})
beforeEach(async () => {
  const person = await node(0).signIn('user@rinda.example')
  const look = { locationId: 1, date: bookingDay, days: 7 }
  screens = await Promise.all(nodes.map(({ url }) => openScreen(url, person, look)))
})
afterEach(async () => {
  for (const screen of screens) screen.close()
  await expectConsistent({ db: database.db, faults: nodes.flatMap(({ faults }) => faults) })
})
afterAll(async () => {
  await Promise.all(nodes.map((one) => one.close()))
  for (const signal of signals) signal.close()
  await redis?.kill()
  await database.close()
})

function node(nth: number): World {
  const found = nodes[nth]
  if (!found) throw new Error(`there is no node ${nth}`)
  return found
}

function comingLate(signal: Signal): Signal {
  return {
    ...signal,
    subscribe: (listener) =>
      signal.subscribe(async (message) => {
        if (lateMs > 0) await new Promise((resolve) => setTimeout(resolve, lateMs))
        await listener(message)
      }),
  }
}

/** Times that no other test has. */
const times = freeTimes()
function* freeTimes(): Generator<SlotFields, never> {
  for (let day = 9; ; day = day === 15 ? 9 : day + 1)
    for (let half = 0; half < 20; half += 1)
      for (const specialistId of [1, 2, 3]) {
        const time = `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
        yield slotAt(time, { date: `2026-12-${String(day).padStart(2, '0')}`, specialistId })
      }
}
const anyTime = () => times.next().value

/** Has a person at each of these nodes hold, book and cancel, all at once. Gives the names of what was booked. */
async function work(rounds: number, at: readonly World[] = nodes): Promise<string[]> {
  const portals = await Promise.all(at.map((one) => one.connect(anna)))
  const booked = await Promise.all(portals.map((portal) => workAt(portal, rounds)))
  for (const { socket } of portals) socket.disconnect()
  return booked.flat()
}

async function workAt(portal: TestPortal, rounds: number): Promise<string[]> {
  const booked: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const held = await lock(portal, anyTime())
    const { type } = await portal.ask('schedule_booking', { ...held, ...visitor })
    expect(type).toBe('booking_scheduled')
    booked.push(held.qtid)
    if (round % 3 === 0) await portal.ask('cancel_booking', held)
  }
  return booked
}

/** All screens show what stands in the database, within seconds and without being loaded anew. */
async function expectTrueScreens(): Promise<void> {
  const rows = await database.db.selectFrom('bookings').select(['qtid', 'status']).execute()
  const truth = rows.map(({ qtid, status }) => `${qtid} ${status}`).sort()
  for (const screen of screens) await expect.poll(() => screen.shown()).toEqual(truth)
}

test('what is done at one is seen at the others: by portals, on the cable, by visitors', async () => {
  const line = await subscribed(node(1).url, anna.cookie)
  line.send(actionFrame({ action: 'get_bookings', date: bookingDay, days: 7, locationId: 1, trace: 'week' }))
  await line.hears(({ message }) => message?.trace === 'week')
  const page = await connectVisitor(node(2).url, 'widget', { locationId: 1 })
  const [qtid] = await work(1)
  await expectTrueScreens()
  const named = (data: unknown) => (data as { attributes?: { qtid?: string } }).attributes?.qtid
  await line.hears(({ message }) => message?.type === 'booking' && named(message.data) === qtid)
  await page.hears(({ type }) => type === 'booking_locked')
  line.socket.terminate()
  page.socket.disconnect()
})

test('the same request at all of them at once is done once, and answered alike', async () => {
  const { date, time } = anyTime() as { date: string; time: string }
  const headers = { 'idempotency-key': randomUUID() }
  const body = bookingBody(time, { date, specialist_id: null })
  const answers = await Promise.all(
    [...nodes, ...nodes].map((one) => call(one, 'POST /api/bookings', { as: anna, body, headers })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
  await expectTrueScreens()
})

test('a hold ends once, whoever looks first, and everybody is told once', async () => {
  const portal = await node(0).connect(anna)
  const held = await lock(portal, anyTime())
  for (const one of nodes) one.time.now = new Date(morning.getTime() + 600_000)
  await expect
    .poll(() => screens.map((screen) => screen.receivedOf(held.qtid)))
    .toEqual(screens.map(() => ['booking_locked', 'booking_expired']))
  await expectTrueScreens()
})

test('Redis is killed under load and started anew: nobody misses anything, and readiness tells', async () => {
  const readiness = async () => await (await fetch(`${node(1).url}/health/ready`)).json()
  expect(await readiness()).toEqual({ status: 'ready', redis: 'ready' })
  const working = work(12)
  await redis.kill()
  await expect.poll(readiness).toEqual({ status: 'ready', redis: 'away' })
  await working
  await expectTrueScreens()
  await work(2)
  await expectTrueScreens()

  const during = work(12)
  await redis.run()
  await during
  await expect.poll(() => signals.every((signal) => signal.isJoined())).toBe(true)
  await expectTrueScreens()
  expect(await readiness()).toEqual({ status: 'ready', redis: 'ready' })
  const address = new URL(redis.url).host
  const tellsAway = said.filter((line) => line.includes(`the Redis at ${address} is away`))
  const tellsBack = said.filter((line) => line.includes(`the Redis at ${address} is back`))
  expect([tellsAway, tellsBack].map(({ length }) => length)).toEqual([3, 3])
})

test('signals that come five seconds late delay nobody: each node reads on by itself', async () => {
  lateMs = 5_000
  await work(4)
  await expectTrueScreens()
  lateMs = 0
})

test('what somebody else says on that channel changes nothing', async () => {
  const stranger = await openRedisSignal(redis.url, () => {})
  stranger.send({ type: 'company_stands', companyId: 1, seq: 1_000_000 })
  stranger.send({ type: 'company_stands', companyId: 4_711, seq: 3 })
  stranger.send({ type: 'platform_stands', seq: 1_000_000 })
  await work(3)
  await expectTrueScreens()
  stranger.close()
})

test('who sleeps for an hour wakes up at another node, and sees what is so', async () => {
  const [sleeper] = screens
  const portal = await node(0).connect(anna)
  const held = await lock(portal, anyTime())
  await expect.poll(() => sleeper?.receivedOf(held.qtid)).toEqual(['booking_locked'])
  sleeper?.sleep()
  await work(5)
  for (const one of nodes) one.time.now = new Date(one.time.now.getTime() + 3_600_000)
  await expect.poll(() => screens[1]?.receivedOf(held.qtid)).toEqual(['booking_locked', 'booking_expired'])
  await work(1)
  await sleeper?.wake(node(2).url)
  await expectTrueScreens()
})

test('a node starts anew, and all who were there come back at once and have missed nothing', async () => {
  const person = await node(1).signIn('user@rinda.example')
  const look = { locationId: 1, date: bookingDay, days: 7 }
  const many = await Promise.all(Array.from({ length: 60 }, () => openScreen(node(1).url, person, look)))
  const [, ofNode] = screens
  if (ofNode) many.push(ofNode)
  screens = [...new Set([...screens, ...many])]
  await Promise.all([work(6, [node(0), node(2)]), restartUnder(many)])
  await expectTrueScreens()
})

/** Starts a node anew, and has all of these come back to it at once. */
async function restartUnder(many: readonly Screen[]): Promise<void> {
  for (const screen of many) screen.sleep()
  await node(1).restart()
  await Promise.all(many.map((screen) => screen.wake(node(1).url)))
}

test('a slot that is asked for at all nodes at once is given to one', async () => {
  const portals = await Promise.all([...nodes, ...nodes].map((one) => one.connect(anna)))
  for (let round = 0; round < 5; round += 1) {
    const slot = { ...anyTime(), ...visitor }
    const replies = await Promise.all(portals.map((portal) => portal.ask('schedule_booking', slot)))
    const given = replies.filter(({ type }) => type === 'booking_scheduled')
    expect(given).toHaveLength(1)
    expect(new Set(given.map((reply) => attributesOf(reply).status))).toEqual(new Set(['scheduled']))
  }
  await expectTrueScreens()
})
