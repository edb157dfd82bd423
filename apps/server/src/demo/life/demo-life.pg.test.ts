import { localDateOf } from '@rinda/domain/time/zone'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorOf } from '../../access/caller.ts'
import { createSettings } from '../../availability/settings.ts'
import { createWriter } from '../../changes/write.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { type QueueContext, randomTicketIds } from '../../queue/context.ts'
import { callNext } from '../../queue/counter/call-next.ts'
import { noSystems } from '../../queue/testing/line-town.ts'
import { requestTicket } from '../../queue/tickets/request-ticket.ts'
import { staff } from '../../testing/clients/callers.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { startWorld } from '../../testing/towns/world.ts'
import { loadDemo } from '../load-demo.ts'
import { liveEverywhere } from './demo-life.ts'

/** A Friday, 23:40 in Riga: location 2 is closed, location 3 open, and soon it is Saturday. */
const start = new Date('2026-11-20T21:40:00Z')
const minuteMs = 60_000

let open: OpenDatabase
let context: QueueContext
let now = start
beforeAll(async () => {
  open = await testDatabase()
  await loadDemo(open.db, { now: start })
  const settings = createSettings(open.db, () => now, false)
  const { write } = createWriter(open.db, () => {})
  context = { db: open.db, settings, write, ids: randomTicketIds, systems: noSystems }
})
afterAll(() => open.close())

/** Lets so many minutes go by, one after the other. */
async function live(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    now = new Date(now.getTime() + minuteMs)
    await liveEverywhere(context, now, 1)
  }
}
const values = async (query: string) =>
  (await sql.raw<{ value: unknown }>(query).execute(open.db)).rows.map((row) => row.value)
const madeSince = (location: number, since: Date) =>
  values(
    `SELECT ticket_id AS value FROM tickets WHERE location_id = ${location} AND created_at > '${since.toISOString()}'`,
  )

/** Expects what must be true of the lines whatever their people did. */
async function expectLinesToBeWhole(): Promise<void> {
  const gaps = `SELECT location_id || day::text || letter AS value FROM tickets GROUP BY location_id, day, letter
    HAVING min(number) <> 1 OR max(number) <> count(*)`
  expect(await values(gaps)).toEqual([])
  const together = `SELECT location_id || counter AS value FROM tickets WHERE status = 'CALLED'
    GROUP BY location_id, counter HAVING count(*) > 1`
  expect(await values(together)).toEqual([])
  const untold = `SELECT t.ticket_id AS value FROM tickets t JOIN LATERAL (SELECT e.resource FROM events e
    WHERE e.company_id = t.company_id AND e.resource ->> 'type' = 'ticket' AND e.resource ->> 'id' = t.ticket_id::text
    ORDER BY seq DESC LIMIT 1) e ON true WHERE e.resource -> 'attributes' ->> 'status' <> t.status`
  expect(await values(untold)).toEqual([])
  expect(await values('SELECT ticket_id AS value FROM tickets WHERE location_id = 1')).toEqual([])
}

test('the night goes on over midnight: visitors come, are called, and are served; the numbers begin anew', async () => {
  await live(120)
  const today = localDateOf(now.getTime() / minuteMs, 'Europe/Riga')
  expect(today).toBe('2026-11-21')
  expect(await madeSince(3, start)).not.toEqual([])
  const served = `SELECT status AS value FROM tickets WHERE ended_at > '${start.toISOString()}' AND location_id = 3`
  expect(await values(served)).toContain('DONE')
  expect(await madeSince(2, start)).toEqual([])
  await expectLinesToBeWhole()
})

test('in the day both lines are full of life, and visitors come for their appointments', async () => {
  now = new Date('2026-11-23T08:00:00Z')
  const morning = now
  await live(150)
  for (const location of [2, 3]) expect((await madeSince(location, morning)).length).toBeGreaterThan(3)
  const appointments = `SELECT t.ticket_id AS value FROM tickets t JOIN bookings b USING (company_id, booking_id)
    WHERE t.origin = 'appointment' AND b.location_id = t.location_id`
  expect(await values(appointments)).not.toEqual([])
  const unserved = `SELECT t.ticket_id AS value FROM tickets t JOIN bookings b USING (company_id, booking_id)
    WHERE t.status = 'DONE' AND b.served_at IS DISTINCT FROM t.ended_at`
  expect(await values(unserved)).toEqual([])
  await expectLinesToBeWhole()
})

test('somebody real is called like the others, and never taken for one who stays away or goes home', async () => {
  const caller = visitorOf(1, 'app', { session: 'a real phone', ip: '198.51.100.1' })
  const given = await requestTicket(context, { caller, request: null, now }, { serviceId: 134 })
  if (!given.ok) throw new Error('no ticket')
  await live(180)
  const { id } = given.value.resource
  expect(await values(`SELECT status AS value FROM tickets WHERE ticket_id = ${id}`)).toEqual(['DONE'])
})

test('a counter that somebody real works at is left to them', async () => {
  const counter = { locationId: 3, counter: 1 }
  const called = await callNext(context, { caller: staff(), request: null, now }, counter)
  expect(called.ok).toBe(true)
  const atCounter = `SELECT c.agent || coalesce(t.ticket_id::text, '') AS value FROM counters c
    LEFT JOIN tickets t ON t.location_id = 3 AND t.status = 'CALLED' AND t.counter = '1' WHERE c.location_id = 3 AND c.name = '1'`
  const before = await values(atCounter)
  await live(60)
  expect(await values(atCounter)).toEqual(before)
})

test('the server lets them live when it is to, and not when it is not', async () => {
  now = new Date('2026-11-24T08:00:00Z')
  await live(30)
  const acts = async () =>
    await values(`SELECT count(*)::int AS value FROM events WHERE session LIKE '%demo%'`)
  const plannedAt = async () =>
    await values(`SELECT due_at AS value FROM recurring_work WHERE name = 'demo-life'`)
  const serve = (life: string) =>
    startWorld({
      now,
      database: { ...open, isNew: false, close: async () => {} },
      environment: { DEMO: '1', DEMO_LIFE: life },
    })
  const before = await acts()
  const still = await serve('0')
  await still.close()
  expect([await plannedAt(), await acts()]).toEqual([[], before])
  now = new Date(now.getTime() + 10 * minuteMs)
  const living = await serve('1')
  await expect.poll(plannedAt).toHaveLength(1)
  living.time.now = new Date(now.getTime() + 60 * minuteMs)
  await expect.poll(acts).not.toEqual(before)
  await living.close()
  expect(living.faults).toEqual([])
})
