import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/servers/test-database.ts'
import type { OpenDatabase } from './database.ts'
import { followDatabaseClock } from './database-clock.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Tells whether a clock shows a time between two that the database tells. */
async function isInTime(now: () => Date): Promise<boolean> {
  const before = await databaseTime()
  const shown = now().getTime()
  const after = await databaseTime()
  // Where the way there and back is long, its middle is known no better than by half of it.
  const wayMs = after - before
  return shown >= before - wayMs - 100 && shown <= after + wayMs + 100
}

async function databaseTime(): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`.execute(database.db)
  return rows[0]?.at ?? 0
}

test.each([
  { minutes: 2, said: [expect.stringMatching(/120 s ahead of the database/)] },
  { minutes: -2, said: [expect.stringMatching(/120 s behind the database/)] },
  { minutes: 0, said: [] },
])('a machine whose clock is $minutes minutes off goes by the database’s', async ({ minutes, said }) => {
  const lines: string[] = []
  const own = () => new Date(Date.now() + minutes * 60_000)
  const clock = await followDatabaseClock(database.db, own, { log: (line) => lines.push(line) })
  expect(await isInTime(clock.now)).toBe(true)
  expect(lines).toEqual(said)
  await clock.stop()
})

test('a clock that is set while the node runs is followed at the next look', async () => {
  let aheadMs = 0
  const own = () => new Date(Date.now() + aheadMs)
  const clock = await followDatabaseClock(database.db, own, { log: () => {}, everyMs: 20 })
  aheadMs = 3_600_000
  await expect.poll(() => isInTime(clock.now)).toBe(true)
  await clock.stop()
})
