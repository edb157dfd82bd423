import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { actionFrame, type CableLine, openCableLine, subscribed } from '../../testing/clients/cable-line.ts'
import { customer } from '../../testing/clients/http-calls.ts'
import {
  connectPortal,
  type Message,
  type SignedInPerson,
  type TestPortal,
} from '../../testing/clients/test-portal.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { type PostgresServer, startPostgresServer } from '../../testing/servers/postgres-server.ts'
import { endServer, runServer, type ServerProcess, untilReady } from '../../testing/servers/server-process.ts'
import { attributesOf, visitor } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import { signInAs } from '../../testing/towns/world.ts'
import { openDatabase } from '../database.ts'

let postgres: PostgresServer
let server: ServerProcess
let url: string
let anna: SignedInPerson
let portal: TestPortal
let line: CableLine
const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: '', log: () => {} })

beforeAll(async () => {
  postgres = await startPostgresServer()
  const { db, close } = await open()
  await settle(db, new Date())
  anna = await signInAs(db, 'anna@rinda.example', new Date())
  await close()
  server = runServer(
    { DATABASE_URL: postgres.url, PORT: '0', DEMO: '0', LOG_LEVEL: 'error' },
    inject('server'),
  )
  url = await untilReady(server)
  portal = await connectPortal(url, anna)
  line = await subscribed(url, anna.cookie)
})
afterAll(async () => {
  portal?.socket.disconnect()
  line?.socket.terminate()
  if (server) await endServer(server, 'SIGTERM')
  await postgres?.stop()
})

type Slot = { specialistId: number; date: string; time: string }
/** Times that are free on any day and in any season, each given once. */
const slots = allSlots()
function* allSlots(): Generator<Slot, never> {
  for (let day = 10; ; day += 1) {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)
    for (let hour = 8; hour < 18; hour += 1)
      for (const minutes of ['00', '30'])
        for (const specialistId of [1, 2, 3])
          yield { specialistId, date, time: `${String(hour).padStart(2, '0')}:${minutes}` }
  }
}

/** Time that PostgreSQL stays away, in ms: about as long as a restart of its machine. */
const awayMs = 60_000

/**
 * Bookings that were promised to somebody, and numbers of the times that they were told instead that it
 * cannot be done just now.
 */
const promised = new Set<string>()
const refused = { http: 0, socket: 0 }
let isUnderLoad = true

const statusOf = async (path: string) => (await fetch(new URL(path, url))).status
const untilBack = () =>
  expect.poll(() => statusOf('/health/ready'), { interval: 500, timeout: 150_000 }).toBe(200)
const untilMorePromised = async () => {
  const before = promised.size
  await expect.poll(() => promised.size, { timeout: 120_000 }).toBeGreaterThan(before + 20)
}

/** Books over HTTP, again under the same key while the server says that it cannot just now. */
async function bookByHttp(): Promise<void> {
  const { specialistId, ...slot } = next()
  const headers = {
    cookie: anna.cookie,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  const booking = {
    ...{ location_id: 1, service_id: 1, specialist_id: specialistId, status: 'scheduled' },
    ...slot,
    ...customer,
  }
  for (;;) {
    const answer = await fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ booking }),
    })
    const { data, errors } = (await answer.json()) as {
      data?: { attributes: { qtid: string } }
      errors?: { code: string }[]
    }
    if (answer.status === 201 && data) return void promised.add(data.attributes.qtid)
    expect({ status: answer.status, code: errors?.[0]?.code }).toEqual({ status: 503, code: 'unavailable' })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    refused.http += 1
    await untilBack()
  }
}

/** Books by the socket, again under the same trace. */
async function bookBySocket(): Promise<void> {
  const slot = { locationId: 1, serviceId: 1, ...next(), ...visitor }
  const trace = randomUUID()
  for (;;) {
    const reply = await portal.ask('schedule_booking', slot, trace)
    if (reply.type === 'booking_scheduled') return void promised.add(attributesOf(reply).qtid)
    expect({ type: reply.type, ...reply.data }).toMatchObject({
      type: 'SCHEDULE_BOOKING_FAILED',
      code: 'unavailable',
    })
    refused.socket += 1
    await untilBack()
  }
}

/** Asks the cable for a list, and gives back what it is answered with. The cable has a limit of its own, so this is no load. */
async function askCable() {
  const trace = randomUUID()
  line.send(actionFrame({ action: 'get_bookings', days: 7, locationId: 1, trace }))
  return (await line.hears((frame) => frame.message?.trace === trace)).message
}

const next = (): Slot => slots.next().value

async function whileUnderLoad(act: () => Promise<void>): Promise<void> {
  while (isUnderLoad) await act()
}

async function terminateConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rinda'`,
  )
  await client.end()
}

const isSaying = (type: string) => (message: Message) => message.type === type

test('PostgreSQL is terminated, restarted and away under load: what was promised is there, once, and all goes on by itself', async () => {
  const load = Promise.all([
    ...Array.from({ length: 4 }, () => whileUnderLoad(bookByHttp)),
    ...Array.from({ length: 4 }, () => whileUnderLoad(bookBySocket)),
  ])
  const trouble = load.then(() => undefined)
  trouble.catch(() => {})
  async function during(act: () => Promise<void>): Promise<void> {
    await Promise.race([act(), trouble.then(() => Promise.reject(new Error('the load ended early')))])
  }
  expect(await askCable()).toMatchObject({ type: 'bookings' })
  await during(untilMorePromised)
  for (let round = 0; round < 3; round += 1) {
    await terminateConnections()
    await during(untilMorePromised)
  }

  await postgres.halt('in order')
  await postgres.run()
  await during(untilBack)
  await during(untilMorePromised)

  const before = { ...refused }
  await postgres.halt('at once')
  await during(() => expect.poll(() => statusOf('/health/ready')).toBe(503))
  expect(await statusOf('/health/live')).toBe(200)
  await portal.hears(isSaying('unavailable'))
  await expect(connectPortal(url, anna)).rejects.toMatchObject({ data: { code: 'unavailable' } })
  await expect(openCableLine(url, { cookie: anna.cookie })).rejects.toThrow('503')
  await during(() => expect.poll(() => refused.http).toBeGreaterThan(before.http))
  await during(() => expect.poll(() => refused.socket).toBeGreaterThan(before.socket))
  expect(await askCable()).toMatchObject({ type: 'GET_BOOKINGS_FAILED', data: { code: 'unavailable' } })
  // Long enough that every line has asked the database who sits at it, several times.
  await during(() => wait(awayMs))
  expect(await statusOf('/health/live')).toBe(200)
  await postgres.run()
  await during(untilBack)
  await portal.hears(isSaying('available'))
  await during(untilMorePromised)
  isUnderLoad = false
  await load

  const told = () =>
    new Set(
      line.frames.flatMap(({ message }) =>
        message?.type === 'booking'
          ? [(message.data as { attributes: { qtid: string } }).attributes.qtid]
          : [],
      ),
    )
  await expect.poll(() => [...promised].filter((qtid) => !told().has(qtid))).toEqual([])
  const { db, close } = await open()
  const rows = await db.selectFrom('bookings').select(['qtid', 'status']).execute()
  expect(rows.filter(({ status }) => status !== 'scheduled')).toEqual([])
  expect(rows.map(({ qtid }) => qtid).sort()).toEqual([...promised].sort())
  await expectConsistent({ db, faults: [] })
  await close()
  expect(server.said.out).not.toContain('"level":50')
})
