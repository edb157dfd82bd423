import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { type CableLine, subscribed } from '../testing/clients/cable-line.ts'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { startRedisServer } from '../testing/servers/redis-server.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { about, attributesOf, lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { openRedisSignal } from './redis-signal.ts'
import { createLocalSignal, type Signal, type SignalMessage } from './signal.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
})
afterAll(() => database.close())

/** Signal whose messages pass through text, as on their way to another machine. */
function signalOverText(): Signal {
  const local = createLocalSignal()
  return { ...local, send: (message) => local.send(JSON.parse(JSON.stringify(message)) as SignalMessage) }
}

/** Signal that loses every message. */
const lostSignal: Signal = { ...createLocalSignal(), send: () => {} }

const never = 3_600_000

/** Signals of two processes that are joined, and the end of what joins them. */
type Joined = { each: { signal: Signal; lookEveryMs?: number }[]; part(): Promise<void> }

async function byRedis(): Promise<Joined> {
  const redis = await startRedisServer()
  const signals = await Promise.all([1, 2].map(() => openRedisSignal(redis.url, () => {})))
  return {
    each: signals.map((signal) => ({ signal, lookEveryMs: never })),
    async part() {
      for (const signal of signals) signal.close()
      await redis.kill()
    },
  }
}

async function byOne(joined: Joined['each'][number]): Promise<Joined> {
  return { each: [joined, joined], part: async () => {} }
}

describe.each([
  // Where all of it comes by the signal nobody looks by itself, and where none does only the looks are left.
  { how: 'the signal', join: () => byOne({ signal: signalOverText(), lookEveryMs: never }) },
  { how: 'Redis', join: byRedis },
  { how: 'reading on alone, all signals being lost', join: () => byOne({ signal: lostSignal }) },
])('of two processes on one database, by $how', ({ join }) => {
  let here: World
  let there: World
  let root: SignedInPerson
  let joined: Joined
  const lines: CableLine[] = []

  beforeAll(async () => {
    joined = await join()
    const shared = { ...database, close: async () => {} }
    here = await startWorld({ now: morning, database: shared, ...joined.each[0] })
    there = await startWorld({ now: morning, database: shared, ...joined.each[1] })
    root = await here.signIn('admin@rinda.example')
  })
  afterAll(async () => {
    for (const { socket } of lines) socket.terminate()
    await Promise.all([here?.close(), there?.close()])
    await joined?.part()
    expect([here, there].flatMap((one) => one?.faults ?? [])).toEqual([])
  })

  async function comeIn(person: SignedInPerson) {
    const line = await subscribed(there.url, person.cookie)
    lines.push(line)
    return { portal: await there.connect(person), line }
  }

  test('what is booked in one is received in the other', async () => {
    const uldis = await there.connect(await there.signIn('user@rinda.example'))
    const anna = await here.connect(await here.signIn('anna@rinda.example'))
    const held = await lock(anna, slotAt('10:00'))
    await uldis.hears(about('booking_locked', held))
    await anna.ask('unlock_booking', held)
    await uldis.hears(about('booking_unlocked', held))
    expect(uldis.heard.map(({ type }) => type)).toEqual(['booking_locked', 'booking_unlocked'])
  })

  test('who signs out in one is cut off in the other, and nobody else', async () => {
    const person = await here.signIn('anna@rinda.example')
    const { portal, line } = await comeIn(person)
    const other = await comeIn(await here.signIn('anna@rinda.example'))
    const { status } = await call(here, 'DELETE /api/portal/portal_users/sign_out', { as: person })
    expect(status).toBe(204)
    await line.closed
    await expect.poll(() => portal.socket.connected).toBe(false)
    expect(line.frames.at(-1)).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false })
    expect(other.portal.socket.connected).toBe(true)
  })

  test('whose role is changed in one is told, and cut off, in the other', async () => {
    const { portal, line } = await comeIn(await there.signIn('user@rinda.example'))
    const nails = await there.connect(await there.signIn('admin@nails.example'))
    const found = await call(here, 'GET /api/platform/people?q=user@rinda.example', { as: root })
    const path = `PATCH /api/platform/people/${found.body.data[0]?.id}`
    const change = (role: string) => call(here, path, { as: root, body: { portal_user: { role } } })
    expect((await change('COMPANY_MANAGER')).status).toBe(200)
    await portal.hears(({ type }) => type === 'profile_changed')
    await line.closed
    expect((await change('COMPANY_USER')).status).toBe(200)
    expect(nails.heard).toEqual([])
  })

  test('what one has of the directory is what the other wrote last', async () => {
    const nora = await there.signIn('admin@nails.example')
    const { portal } = await comeIn(nora)
    const asksWhy = async () => {
      const { body } = await call(there, 'GET /api/portal/current_portal_user', { as: nora })
      return (body.data.attributes.profile as { booking: { blockReason: boolean } }).booking.blockReason
    }
    const before = await asksWhy()
    const change = (profile: object) =>
      call(here, 'PATCH /api/platform/domains/nails.example', { as: root, body: { domain: { profile } } })
    expect((await change({ booking: { blockReason: !before } })).status).toBe(200)
    await portal.hears(({ type }) => type === 'profile_changed')
    expect(await asksWhy()).toBe(!before)
    expect((await change({})).status).toBe(200)
  })

  test('what a company answers in one is what the other goes by', async () => {
    const anna = await there.connect(await there.signIn('anna@rinda.example'))
    const change = (profile: object) =>
      call(here, 'PATCH /api/platform/companies/1', { as: root, body: { company: { profile } } })
    const lockedAs = async () => {
      const { type, data } = await anna.ask('lock_booking', slotAt('15:00'))
      if (type === 'booking_locked') await anna.ask('unlock_booking', attributesOf({ type, data }))
      return type
    }
    expect(await lockedAs()).toBe('booking_locked')
    expect((await change({ booking: { mayCreate: false } })).status).toBe(200)
    await expect.poll(lockedAs).toBe('BOOKING_LOCK_FAILED')
    expect((await change({})).status).toBe(200)
  })

  test('what is set up in one is offered by the other', async () => {
    const anna = await there.signIn('anna@rinda.example')
    const portal = await there.connect(anna)
    const offered = async () => {
      const day = { locationId: 2, serviceId: 4, date: '2026-12-02', days: 1 }
      return ((await portal.ask('get_slots', day)).data.data as object[]).length > 0
    }
    const setActive = async (active: boolean) => {
      const path = 'PATCH /api/portal/locations/2/services/4'
      expect((await call(here, path, { as: anna, body: { service: { active } } })).status).toBe(200)
    }
    expect(await offered()).toBe(true)
    await setActive(false)
    await expect.poll(offered).toBe(false)
    await setActive(true)
    await expect.poll(offered).toBe(true)
  })
})
