import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addDays, weekdayOf } from '@rinda/domain/time/calendar'
import { localDateOf } from '@rinda/domain/time/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { bookingBody, customer, internalHeaders, internalKey } from '../testing/clients/http-calls.ts'
import { endServer, runServer, untilReady } from '../testing/servers/server-process.ts'
import { emptyDatabaseUrl } from '../testing/servers/test-database.ts'
import { settle } from '../testing/towns/town.ts'
import { startWorld } from '../testing/towns/world.ts'
import { startMailServer } from './testing/mail-server.ts'

let place: Awaited<ReturnType<typeof emptyDatabaseUrl>>
let database: OpenDatabase
let folder: string
const calls: Socket[] = []
/** A mail server that takes the call, and says nothing. */
const silent = createServer((socket) => {
  calls.push(socket)
  socket.on('error', () => {})
})

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rinda-killed-'))
  place = await emptyDatabaseUrl()
  database = await openDatabase({ databaseUrl: place.url, dataDir: '', log: console.error })
  await settle(database.db, new Date())
  // At whatever hour this runs, the visitor is written to at once.
  const profile = JSON.stringify({ messages: { quietHours: { from: 0, till: 0 } } })
  await database.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
  await new Promise<void>((listening) => {
    silent.listen(0, '127.0.0.1', listening)
  })
})
afterAll(async () => {
  for (const socket of calls) socket.destroy()
  silent.close()
  await database.close()
  await place.remove()
  await rm(folder, { recursive: true, force: true })
})

/** A Wednesday at least a week ahead. */
function someWednesday(now: Date): string {
  let day = addDays(localDateOf(Math.floor(now.getTime() / 60_000), 'Europe/Riga'), 7)
  while (weekdayOf(day) !== 'wednesday') day = addDays(day, 1)
  return day
}

test('a server that is killed between the booking and its mail: the next one sends it, once', {
  timeout: 300_000,
}, async () => {
  const killed = runServer({
    ...{ DATABASE_URL: place.url ?? '', DATA_DIR: folder, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, ...internalKey },
  })
  const url = await untilReady(killed)
  const date = someWednesday(new Date())
  const visit = { ...customer, email: 'told@visitor.example', status: 'scheduled', date }
  const booked = await fetch(new URL('/api/bookings', url), {
    method: 'POST',
    headers: { ...internalHeaders, 'content-type': 'application/json' },
    body: JSON.stringify(bookingBody('10:00', visit)),
  })
  expect(booked.status).toBe(201)
  // It is on its way: the message is taken, and the mail server was called.
  await expect.poll(() => calls.length, { timeout: 60_000 }).toBeGreaterThan(0)
  await endServer(killed, 'SIGKILL')
  expect(await database.db.selectFrom('outbox').select(['state', 'attempts']).execute()).toEqual([
    { state: 'waiting', attempts: 1 },
  ])

  const post = await startMailServer()
  // Whoever took it has it for two minutes.
  const later = new Date(Date.now() + 3 * 60_000)
  const next = await startWorld({
    now: later,
    environment: { SMTP_URL: post.url },
    database: { ...database, close: async () => {} },
  })
  await expect.poll(() => post.mails.length, { timeout: 60_000 }).toBe(1)
  await expect
    .poll(async () => await database.db.selectFrom('outbox').select(['state', 'attempts']).execute())
    .toEqual([{ state: 'sent', attempts: 2 }])
  expect(post.mails).toHaveLength(1)
  await next.close()
  await post.close()
})
