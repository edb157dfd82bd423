import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { attributesOf, codeOf, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

// On one node somebody books at a location; on another one its bookings are given to another system at that moment.

let booking: World
let giving: World
let anna: TestPortal
// Each test has its own two nodes: a location that was given away before is still being let go of, and the other node may not know yet.
beforeEach(async () => {
  const database = await testDatabase()
  await settle(database.db, morning)
  const environment = { ALLOW_PRIVATE_URLS: '1' }
  giving = await startWorld({ now: morning, database, environment })
  booking = await startWorld({
    ...{ now: morning, environment },
    database: { ...database, close: async () => {} },
  })
  anna = await booking.connect(await booking.signIn('anna@rinda.example'))
  // Something is changed: the company has a stream to wait for.
  expect((await keepAt('')).status).toBe(200)
})
afterEach(async () => {
  expect([...booking.faults, ...giving.faults]).toEqual([])
  await expectConsistent(giving)
  await booking.close()
  await giving.close()
})

async function keepAt(address: string) {
  const as = await giving.signIn('anna@rinda.example')
  const body = { location: { bms_base_url: address, phone: '1' } }
  return await call(giving, 'PATCH /api/portal/locations/1', { as, body })
}
const giveAway = async () => (await keepAt('http://127.0.0.1:9/api')).status

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    SELECT count(*)::integer AS many FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(giving.db)
  return rows[0]?.many ?? 0
}

/** Runs two verbs beside each other: each has done all but write down what it did before either commits, unless it waits for the other. */
async function besideEachOther<One, Other>(first: () => Promise<One>, second: () => Promise<Other>) {
  const before = await giving.db.startTransaction().execute()
  await sql`SELECT FROM streams WHERE company_id = 1 FOR UPDATE`.execute(before)
  try {
    const one = first()
    await expect.poll(countWaiting).toBeGreaterThanOrEqual(1)
    const other = second()
    await expect.poll(countWaiting).toBeGreaterThanOrEqual(2)
    await before.commit().execute()
    return await Promise.all([one, other])
  } finally {
    if (!before.isCommitted) await before.rollback().execute()
  }
}

const acts = [
  ['held', 'lock_booking', slotAt('10:00'), 'unlock_booking'],
  ['booked', 'schedule_booking', { ...slotAt('11:00'), ...visitor }, 'cancel_booking'],
] as const

test.each(acts)(
  'a time that is just being %s is seen by whoever gives its location to another system',
  async (_, act, what, undo) => {
    const [made, given] = await besideEachOther(() => anna.ask(act, what), giveAway)
    expect(given).toBe(409)
    const { qtid, token } = attributesOf(made)
    expect(codeOf(await anna.ask(undo, { qtid, token }))).toBeUndefined()
  },
)

test.each(acts)(
  'once a location is given to another system no time is %s there past it',
  async (_, act, what) => {
    const [given, made] = await besideEachOther(giveAway, () => anna.ask(act, what))
    expect(given).toBe(200)
    expect(codeOf(made)).toBeOneOf(['slot_taken', 'unavailable'])
  },
)
