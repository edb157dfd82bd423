import { codeOfReason } from '@rinda/contract/wire/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { connectQueue } from '../testing/clients/test-queue.ts'
import { book, lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: { METRICS_TOKEN: 'a token of this test' } })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const figures = async () => (await call(world, 'GET /metrics')).text
const lines = async (start: string) => (await figures()).split('\n').filter((line) => line.startsWith(start))

test('counts what was asked over sockets and HTTP by its name, how long that took, and why it was refused', async () => {
  const portal = await world.connect(anna)
  await lock(portal, slotAt('10:00'))
  await portal.ask('lock_booking', slotAt('10:00'))
  await portal.ask('no_such_thing', {})
  await call(world, 'GET /api/bookings/77?token=x')
  await call(world, 'GET /nowhere/at-all')
  const text = await figures()
  const counted = 'rinda_message_duration_seconds_count'
  expect(text).toContain(`${counted}{wire="booking",name="lock_booking",outcome="done"} 1`)
  expect(text).toContain(`${counted}{wire="booking",name="lock_booking",outcome="refused"} 1`)
  expect(text).toContain(`${counted}{wire="booking",name="unknown",outcome="refused"} 1`)
  expect(text).toMatch(
    /rinda_message_duration_seconds_bucket\{le="0.05",wire="booking",name="lock_booking",outcome="done"\}/,
  )
  expect(text).toContain('rinda_refusals_total{wire="booking",code="slot_taken",reason="slot_taken"} 1')
  expect(text).toContain(
    'rinda_http_request_duration_seconds_count{method="GET",route="/api/bookings/:id",status="404"} 1',
  )
  expect(text).toContain('rinda_refusals_total{wire="http",code="not_found",reason="not_found"}')
})

test('tells how this node and what all nodes share are', async () => {
  await connectQueue(world.url, 'app', { locationId: 1 })
  const cable = new WebSocket(`${world.url.replace('http', 'ws')}/cable`, ['actioncable-v1-json'], {
    headers: { cookie: anna.cookie, origin: world.url },
  })
  await new Promise((resolve) => cable.once('message', resolve))
  const text = await figures()
  for (const name of ['/booking', '/booking/widget', '/queue/app', '/queue/agent', '/cable'])
    expect(text).toContain(`rinda_sockets{namespace="${name}"}`)
  expect(text).toContain('rinda_sockets{namespace="/queue/app"} 1')
  expect(text).toContain('rinda_sockets{namespace="/cable"} 1')
  cable.close()
  for (const name of ['event-counts', 'visitor-messages']) {
    expect(text).toContain(`rinda_follower_behind_events{follower="${name}"}`)
    expect(text).toContain(`rinda_follower_lag_seconds{follower="${name}"}`)
  }
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(text).toMatch(new RegExp(`^rinda_${name} [\\d.e+-]+$`, 'm'))
  expect(text).toMatch(/^rinda_due_jobs\{state="known"\} [1-9]/m)
  expect(text).toMatch(/^rinda_due_jobs\{state="failing"\} 0/m)
  expect(text).toMatch(/^rinda_job_duration_seconds_count\{job="holds",outcome="done"\} [1-9]/m)
  expect(text).toContain('rinda_database_up 1')
})

test('tells what waits to be sent, what was given up, and for how long a follower is behind', async () => {
  const portal = await world.connect(anna)
  await book(portal, slotAt('15:00'), { email: 'visitor@visitor.example' })
  const rows = () => world.db.selectFrom('outbox').select('state').execute()
  await expect.poll(async () => (await rows()).length).toBeGreaterThan(0)
  await world.db.updateTable('outbox').set({ state: 'dead', fault: 'refused' }).execute()
  expect(await lines('rinda_outbox_messages')).toContain('rinda_outbox_messages{state="dead"} 1')
  expect(await lines('rinda_outbox_messages')).toContain('rinda_outbox_messages{state="waiting"} 0')
  await expect
    .poll(() => lines('rinda_follower_behind_events'))
    .toContain('rinda_follower_behind_events{follower="event-counts"} 0')
  await world.db.updateTable('stream_followers').set({ seq: 0 }).where('name', '=', 'event-counts').execute()
  world.time.now = new Date(morning.getTime() + 90_000)
  expect(await lines('rinda_follower_lag_seconds')).toContain(
    'rinda_follower_lag_seconds{follower="event-counts"} 90',
  )
})

test('nothing that somebody sends becomes a label, and no company is one', async () => {
  const portal = await world.connect(anna)
  for (const type of ['getname', 'Jānis', '__proto__', 'x'.repeat(60)]) await portal.ask(type, {})
  for (const path of ['/Jānis', '/api/bookings/phone/371/20000001', '/api/bookings/Bērziņš', '/visit/9'])
    await call(world, `GET ${encodeURI(path)}`)
  await fetch(`${world.url}/api/bookings`, { method: 'PROPFIND' }).catch(() => {})
  // The figures themselves are left out: any number may stand in the digits of one.
  const text = (await figures()).replaceAll(/ \S+$/gm, '')
  for (const word of ['Jānis', 'J%C4%81nis', 'proto', 'xxxx', '20000001', 'Bērziņš', 'rinda.example'])
    expect(text).not.toContain(word)
  expect(text).not.toMatch(/company/i)
  const reasons = [...text.matchAll(/reason="([^"]*)"/g)].map(([, reason]) => reason)
  expect(reasons.filter((reason) => !Object.hasOwn(codeOfReason, reason ?? ''))).toEqual([])
})

test('only this machine may read them, and whoever shows the token', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const status = async (authorization?: string) =>
    (await call(world, 'GET /metrics', { headers: { ...from, ...(authorization ? { authorization } : {}) } }))
      .status
  expect(await status()).toBe(403)
  expect(await status('Bearer a token of this tesT')).toBe(403)
  expect(await status('Basic a token of this test')).toBe(403)
  expect(await status('Bearer a token of this test')).toBe(200)
  expect((await call(world, 'GET /metrics')).status).toBe(200)
})
