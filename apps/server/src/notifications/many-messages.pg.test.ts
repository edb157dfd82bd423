import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { countPages, recordReads } from '../testing/page-count.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { morning } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { countOutbox } from './outbox-store.ts'

/** Five weeks of messages: 20,000, of which three were given up and two wait. */

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
  const add = (count: number, state: string, first: number) =>
    sql`
      INSERT INTO outbox (company_id, seq, channel, kind, booking_id, recipient, language, content, state, due_at, useless_at, created_at)
      SELECT 1, nth, 'email', 'confirmed', nth, 'somebody@visitor.example', 'en', '{}', ${state}, ${morning}, ${morning}, ${morning}
      FROM generate_series(${first}::integer, ${first + count - 1}::integer) AS nth`.execute(database.db)
  await add(20_000, 'sent', 1)
  await add(3, 'dead', 30_001)
  await add(2, 'waiting', 40_001)
  await sql`VACUUM ANALYZE outbox`.execute(database.db)
})
afterAll(() => database.close())

test('the figures of the messages that wait, or were given up, are counted without reading those that were sent', async () => {
  const { db, takeReads } = recordReads(database.db)
  expect(await countOutbox(db)).toEqual({ waiting: 2, dead: 3, since: morning })
  const reads = takeReads()
  expect(reads).toHaveLength(1)
  const pages = await countPages(database.db, reads[0] as CompiledQuery, 'custom')
  expect(pages).toBeLessThan(40)
})
