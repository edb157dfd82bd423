import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { about, idOf, lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { startWorld } from '../testing/towns/world.ts'
import { createDueWatch } from './due.ts'
import { recurring } from './recurring.ts'

let database: OpenDatabase
const faults: unknown[] = []
beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
})
afterAll(async () => {
  expect(faults).toEqual([])
  await database.close()
})

/** A process that watches over some work on the shared database, by a clock that a test moves. */
function startProcess(name: string, everyMs: number) {
  const time = { now: morning }
  const ran: Date[] = []
  const due = createDueWatch(
    () => time.now,
    (error) => void faults.push(error),
  )
  const look = due.add(recurring(database.db, { name, everyMs, run: async (now) => void ran.push(now) }))
  const moveTo = (now: Date) => {
    time.now = now
    look(morning)
  }
  return { ran, moveTo, stop: due.stop }
}

const later = (ms: number) => new Date(morning.getTime() + ms)
const planned = async (name: string) =>
  (
    await database.db
      .selectFrom('recurring_work')
      .select('due_at')
      .where('name', '=', name)
      .executeTakeFirst()
  )?.due_at

test('recurring work is done by one process each time it is due, and not before', async () => {
  const processes = [1, 2, 3].map(() => startProcess('tidy', 60_000))
  await expect.poll(() => planned('tidy')).toEqual(later(60_000))
  const all = () => processes.flatMap(({ ran }) => ran).sort((one, other) => one.getTime() - other.getTime())
  expect(all()).toEqual([])
  for (const now of [later(60_000), later(120_000), later(500_000)]) {
    for (const { moveTo } of processes) moveTo(now)
    await expect.poll(() => planned('tidy')).toEqual(new Date(now.getTime() + 60_000))
  }
  await Promise.all(processes.map(({ stop }) => stop()))
  expect(all()).toEqual([later(60_000), later(120_000), later(500_000)])
})

test('what became due while nobody was there is done at the next start', async () => {
  const first = startProcess('rest', 60_000)
  await expect.poll(() => planned('rest')).toEqual(later(60_000))
  await first.stop()
  const second = startProcess('rest', 60_000)
  second.moveTo(later(90_000))
  await expect.poll(() => second.ran).toEqual([later(90_000)])
  await second.stop()
})

test('work that fails is logged, and tried again', async () => {
  const logged: unknown[] = []
  const due = createDueWatch(
    () => morning,
    (error) => void logged.push(error),
  )
  let tries = 0
  due.add({
    name: 'tried again',
    lookEveryMs: 60_000,
    next: async () => null,
    async run() {
      tries += 1
      if (tries === 1) throw new Error('not now')
    },
  })
  await expect.poll(() => tries).toBe(2)
  await due.stop()
  expect(logged).toHaveLength(1)
})

test('a hold that is over ends once, whichever of two processes made it and whichever ends it', async () => {
  const shared = { ...database, close: async () => {} }
  const start = () =>
    startWorld({ now: morning, database: shared, environment: { LOCK_MINUTES: String(1 / 60) } })
  const [here, there] = [await start(), await start()]
  const anna = await here.connect(await here.signIn('anna@rinda.example'))
  const uldis = await there.connect(await there.signIn('user@rinda.example'))
  const held = await lock(anna, slotAt('10:00'))
  const { data } = await uldis.hears(about('booking_locked', held))
  // The process that made it does not move on: it is ended by the other, which only looks around.
  there.time.now = later(1_000)
  await uldis.hears(about('booking_expired', held))
  here.time.now = later(1_000)
  const again = await lock(anna, slotAt('10:00'))
  await anna.ask('unlock_booking', again)
  await uldis.hears(about('booking_unlocked', again))
  const ends = uldis.heard.filter(({ type }) => type === 'booking_expired')
  expect(ends.map(idOf)).toEqual([idOf({ type: '', data })])
  expect([here.faults, there.faults]).toEqual([[], []])
  await Promise.all([here.close(), there.close()])
})
