import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { connectPortal, type SignedInPerson } from '../testing/clients/test-portal.ts'
import { endServer, runServer, type ServerProcess, untilReady } from '../testing/servers/server-process.ts'
import { emptyDatabaseUrl } from '../testing/servers/test-database.ts'
import { slotAt, visitor } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { signInAs } from '../testing/towns/world.ts'

/** A node that is stopped behind a balancer that asks for readiness: `DRAIN_SECONDS`. */

let databaseUrl: string
let removeDatabase: () => Promise<void>
let anna: SignedInPerson
let node: ServerProcess | undefined

beforeAll(async () => {
  const { url = '', remove } = await emptyDatabaseUrl()
  databaseUrl = url
  removeDatabase = remove
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', log: () => {} })
  await settle(db, new Date())
  anna = await signInAs(db, 'anna@rinda.example', new Date())
  await close()
})
afterEach(async () => {
  if (node) await endServer(node, 'SIGKILL')
})
afterAll(() => removeDatabase())

async function start(drainSeconds: number): Promise<{ started: ServerProcess; url: string }> {
  const settings = { DATABASE_URL: databaseUrl, PORT: '0', DEMO: '0', LOG_LEVEL: 'error' }
  const started = runServer({ ...settings, DRAIN_SECONDS: String(drainSeconds) }, inject('server'))
  node = started
  return { started, url: await untilReady(started) }
}

/** A working day that is far enough, whenever this runs. */
const date = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)

test('while it drains it is not ready, and serves whoever was there and whoever comes', async () => {
  // Longer than any machine takes for this.
  const { started, url } = await start(300)
  const readiness = async () => {
    const answer = await fetch(`${url}/health/ready`)
    const { status } = (await answer.json()) as { status: string }
    return [answer.status, status]
  }
  expect(await readiness()).toEqual([200, 'ready'])
  const before = await connectPortal(url, anna)
  started.child.kill('SIGTERM')
  await expect.poll(readiness).toEqual([503, 'leaving'])

  const after = await connectPortal(url, anna)
  const booked = await after.ask('schedule_booking', { ...slotAt('10:00', { date }), ...visitor })
  expect(booked.type).toBe('booking_scheduled')
  await before.hears(({ type }) => type === 'booking_scheduled')
  expect((await before.ask('get_changes', { since: 0 })).type).toBe('changes')
  const asked = { headers: { cookie: anna.cookie, connection: 'close' } }
  expect((await fetch(`${url}/api/portal/locations`, asked)).status).toBe(200)
  expect((await fetch(`${url}/health/live`)).status).toBe(200)
  expect(await readiness()).toEqual([503, 'leaving'])
  for (const portal of [before, after]) portal.socket.disconnect()
})

test('when that time is over it cuts its sockets and ends in order', async () => {
  const { started, url } = await start(1)
  const portal = await connectPortal(url, anna)
  const gone = once(portal.socket as never, 'disconnect')
  expect(await endServer(started, 'SIGTERM')).toBe(0)
  // Who is cut off comes back by itself, which who is told to go does not.
  expect((await gone)[0]).toMatch(/^transport/)
  expect(started.said.err).not.toContain('Could not close')
})
