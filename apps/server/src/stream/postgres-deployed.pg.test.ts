import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { putIssuerAccount } from '../sign-in/seed-accounts.ts'
import { socketTokenOf } from '../sign-in/sessions/session-secrets.ts'
import { signIn } from '../sign-in/testing/portal.ts'
import { type CableLine, subscribed } from '../testing/clients/cable-line.ts'
import { customer } from '../testing/clients/http-calls.ts'
import { openScreen, type Screen } from '../testing/clients/screen.ts'
import { connectPortal, type SignedInPerson } from '../testing/clients/test-portal.ts'
import { expectConsistent } from '../testing/invariants.ts'
import {
  type Container,
  commandOf,
  type DeployedNode,
  layOutContainer,
  prepareNode,
} from '../testing/servers/deployed-nodes.ts'
import { type NginxServer, startNginx } from '../testing/servers/nginx-server.ts'
import { type RedisServer, startRedisServer } from '../testing/servers/redis-server.ts'
import { emptyDatabaseUrl } from '../testing/servers/test-database.ts'
import { attributesOf, visitor } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { signInAs } from '../testing/towns/world.ts'

/** Deployment as `deploy/` describes it, as processes: three nodes, one of them with a wrong clock, behind nginx. */

const wrongByMs = 120_000
/** People look and book; the nodes have to start beside that. */
const betweenLooksMs = 50
let database: OpenDatabase
let removeDatabase: () => Promise<void>
let redis: RedisServer
let nginx: NginxServer
let container: Container
let nodes: DeployedNode[] = []
let anna: SignedInPerson
let screens: Screen[] = []

beforeAll(async () => {
  const { url: databaseUrl = '', remove } = await emptyDatabaseUrl()
  removeDatabase = remove
  database = await openDatabase({ databaseUrl, dataDir: '', log: () => {} })
  await settle(database.db, new Date())
  const account = { email: 'anna@rinda.example', name: 'Anna', password: 'demo', isDemo: false }
  await putIssuerAccount(database.db, account, new Date())
  anna = await signInAs(database.db, 'anna@rinda.example', new Date())
  redis = await startRedisServer()
  const shared = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url, LOG_LEVEL: 'error', LOCK_MINUTES: '0.1' }
  container = layOutContainer(inject('server'))
  const ahead = path.resolve(import.meta.dirname, '../testing/servers/clock-ahead.ts')
  const wrong = { NODE_OPTIONS: `--import ${ahead}`, CLOCK_AHEAD_MS: String(wrongByMs) }
  nodes = await Promise.all(
    [{}, {}, wrong].map((own) =>
      prepareNode(container, () => ({ ...shared, PUBLIC_URL: nginx.url, ...own })),
    ),
  )
  nginx = await startNginx(nodes.map(({ port }) => port))
  await Promise.all(nodes.map((one) => one.start()))
})
beforeEach(async () => {
  const look = { locationId: 1, date: dayAhead(10), days: 7 }
  screens = await Promise.all([1, 2, 3, 4, 5, 6].map(() => openScreen(nginx.url, anna, look)))
})
afterEach(() => {
  for (const screen of screens) screen.close()
})
afterAll(async () => {
  await Promise.all(nodes.map((one) => one.end('SIGTERM')))
  await nginx?.stop()
  await redis?.kill()
  await database?.close()
  await removeDatabase?.()
  container?.remove()
})

function node(nth: number): DeployedNode {
  const found = nodes[nth]
  if (!found) throw new Error(`there is no node ${nth}`)
  return found
}

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

const slots = allSlots()
function* allSlots(): Generator<{ date: string; time: string; specialist_id: number }, never> {
  for (let day = 10; ; day = day === 16 ? 10 : day + 1)
    for (let hour = 8; hour < 18; hour += 1)
      for (const minutes of ['00', '30'])
        for (const specialist_id of [1, 2, 3])
          yield { specialist_id, date: dayAhead(day), time: `${String(hour).padStart(2, '0')}:${minutes}` }
}

/** All screens show what stands in the database, without being loaded anew. */
async function expectTrueScreens(): Promise<void> {
  const rows = await database.db.selectFrom('bookings').select(['qtid', 'status']).execute()
  const truth = rows.map(({ qtid, status }) => `${qtid} ${status}`).sort()
  for (const screen of screens) await expect.poll(() => screen.shown()).toEqual(truth)
}

/** Names of the bookings that were acknowledged, and the answers that a person would have seen as an error. */
type Load = { promised: string[]; errors: string[] }

/** Books and looks while something is done, through nginx, as pages do that are open. */
async function underLoad(act: () => Promise<void>): Promise<Load> {
  const load: Load = { promised: [], errors: [] }
  let isOn = true
  const book = async () => {
    while (isOn) {
      const booking = {
        location_id: 1,
        service_id: 1,
        status: 'scheduled',
        ...slots.next().value,
        ...customer,
      }
      const headers = {
        cookie: anna.cookie,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      const sent = { method: 'POST', headers, body: JSON.stringify({ booking }) }
      const answer = await fetch(`${nginx.url}/api/bookings`, sent)
      const text = await answer.text()
      if (answer.status === 201) load.promised.push(JSON.parse(text).data.attributes.qtid)
      else load.errors.push(`POST ${answer.status} ${text}`)
      await wait(betweenLooksMs)
    }
  }
  const look = async () => {
    while (isOn) {
      const answer = await fetch(`${nginx.url}/api/portal/locations`, { headers: { cookie: anna.cookie } })
      if (answer.status !== 200) load.errors.push(`GET ${answer.status}`)
      await answer.arrayBuffer()
      await wait(betweenLooksMs)
    }
  }
  const running = [book(), book(), look()]
  const more = async () => {
    const before = load.promised.length
    await expect.poll(() => load.promised.length + load.errors.length).toBeGreaterThan(before + 5)
  }
  await more()
  await act()
  await more()
  isOn = false
  await Promise.all(running)
  return load
}

async function expectKept({ promised, errors }: Load): Promise<void> {
  expect(errors.join('\n')).toBe('')
  const rows = await database.db
    .selectFrom('bookings')
    .select('qtid')
    .where('status', '=', 'scheduled')
    .execute()
  const there = new Set(rows.map(({ qtid }) => qtid))
  expect(promised.filter((qtid) => !there.has(qtid))).toEqual([])
  expect(new Set(promised).size).toBe(promised.length)
  await expectTrueScreens()
  await expectConsistent({ db: database.db, faults: [] })
}

test('the container has all that its command needs, and its health check tells who is there', async () => {
  // What is read from places beside the server, or from packages of their own.
  for (const place of ['/config.json', '/openapi.json', '/docs/'])
    expect([place, (await fetch(node(0).url + place)).status]).toEqual([place, 200])
  const [, ...parameters] = commandOf('HEALTHCHECK')
  const check = async (port: number) => {
    const child = spawn(process.execPath, parameters, { env: { PORT: String(port) }, stdio: 'ignore' })
    await once(child, 'exit')
    return child.exitCode
  }
  expect(await Promise.all([check(node(0).port), check(1)])).toEqual([0, 1])
})

test('a sign-in that goes from node to node is good at each, by whatever clock, and a sign-out ends it at all', async () => {
  const { cookie = '', landedOn } = await signIn({ url: nginx.url }, 'anna@rinda.example')
  expect(landedOn).toBe('/bookings')
  const headers = { cookie: `rinda_session=${cookie}` }
  const status = async ({ url }: DeployedNode) =>
    (await fetch(`${url}/api/portal/current_portal_user`, { headers })).status
  expect(await Promise.all(nodes.map(status))).toEqual([200, 200, 200])
  const person = { cookie: headers.cookie, token: socketTokenOf(cookie), companyId: 1 }
  const lines: CableLine[] = await Promise.all(nodes.map(({ url }) => subscribed(url, person.cookie)))
  const portals = await Promise.all(nodes.map(({ url }) => connectPortal(url, person)))
  const gone = portals.map(({ socket }) => once(socket as never, 'disconnect'))
  const left = await fetch(`${nginx.url}/api/portal/portal_users/sign_out`, { method: 'DELETE', headers })
  expect(left.status).toBe(204)
  await Promise.all([...gone, ...lines.map(({ closed }) => closed)])
  expect(await Promise.all(nodes.map(status))).toEqual([401, 401, 401])
})

test('a program that begins by long polling is served by one node through nginx, which keeps figures to itself', async () => {
  const auth = { client: 'widget', companyId: 1, session: 'poller', version: '1', secret: { key: '' } }
  const options = { path: '/booking', auth, forceNew: true, reconnection: false }
  for (const transports of [['polling'], ['polling', 'websocket']]) {
    const socket = io(`${nginx.url}/widget`, { ...options, transports })
    await once(socket as never, 'connect')
    const slots = once(socket as never, 'widget')
    const data = { locationId: 1, serviceId: 1, date: dayAhead(10), days: 1 }
    socket.emit('widget', { trace: 'ask', type: 'get_slots', data })
    expect((await slots)[0]).toMatchObject({ trace: 'ask', type: 'slots' })
    if (transports.length > 1) await expect.poll(() => socket.io.engine.transport.name).toBe('websocket')
    socket.disconnect()
  }
  expect((await fetch(`${nginx.url}/metrics`)).status).toBe(404)
})

test('what stands before nginx with the certificate says who comes, and a visitor cannot say it for themselves', async () => {
  const auth = { client: 'widget', companyId: 1, session: 'told', version: '1', secret: { key: '' } }
  const { specialist_id, ...slot } = slots.next().value
  const socket = io(`${nginx.url}/widget`, {
    ...{ path: '/booking', auth, forceNew: true, reconnection: false, transports: ['websocket'] },
    // The first address is what the visitor claims, the last one what the proxy saw.
    extraHeaders: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
  })
  const locked = once(socket as never, 'widget')
  const data = { locationId: 1, serviceId: 1, specialistId: specialist_id, ...slot }
  socket.emit('widget', { trace: 'lock', type: 'lock_booking', data })
  const { qtid, token } = attributesOf((await locked)[0])
  const row = database.db.selectFrom('bookings').select('ip').where('qtid', '=', String(qtid))
  expect(await row.executeTakeFirst()).toEqual({ ip: '203.0.113.7' })
  const unlocked = once(socket as never, 'widget')
  socket.emit('widget', { trace: 'unlock', type: 'unlock_booking', data: { qtid, token } })
  expect((await unlocked)[0].type).toBe('booking_unlocked')
  socket.disconnect()
})

test('a hold of the node whose clock is wrong ends when it is over, once, and not before', async () => {
  const portal = await connectPortal(node(2).url, anna)
  const [screen] = screens
  const { specialist_id, ...slot } = slots.next().value
  const before = Date.now()
  const request = { locationId: 1, serviceId: 1, specialistId: specialist_id, ...slot }
  const held = attributesOf(await portal.ask('lock_booking', request))
  const endsAt = Date.parse(String(held.expire_at))
  // It is one and the same machine, whose right clock this test goes by.
  expect(endsAt).toBeGreaterThan(before)
  expect(endsAt).toBeLessThan(Date.now() + wrongByMs / 2)
  await expect.poll(() => screen?.receivedOf(held.qtid)).toEqual(['booking_locked', 'booking_expired'])
  expect(Date.now()).toBeGreaterThanOrEqual(endsAt - 1_000)
  portal.socket.disconnect()
  await expectTrueScreens()
  expect(node(2).said().err).toMatch(/120 s ahead of the database/)
})

test('a node is killed under load: nobody sees an error, and nothing acknowledged is lost or doubled', async () => {
  const load = await underLoad(async () => {
    await node(0).end('SIGKILL')
  })
  await expectKept(load)
  await node(0).start()
})

test('a new version is rolled over the nodes, and nobody sees an error', async () => {
  const load = await underLoad(async () => {
    for (const one of nodes) {
      const line = await subscribed(one.url, anna.cookie)
      expect(await one.end('SIGTERM')).toBe(0)
      expect(line.frames.at(-1)).toMatchObject({
        type: 'disconnect',
        reason: 'server_restart',
        reconnect: true,
      })
      await one.start()
    }
  })
  await expectKept(load)
  const portal = await connectPortal(nginx.url, anna)
  const { specialist_id, ...slot } = slots.next().value
  const booked = await portal.ask('schedule_booking', {
    ...{ locationId: 1, serviceId: 1, specialistId: specialist_id },
    ...{ ...slot, ...visitor },
  })
  expect(booked.type).toBe('booking_scheduled')
  portal.socket.disconnect()
})
