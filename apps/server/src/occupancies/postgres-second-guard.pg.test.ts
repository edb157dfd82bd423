import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/servers/test-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
  await sql`ALTER TABLE occupancies DROP CONSTRAINT occupancies_never_overlap`.execute(database.db)
  await sql`ALTER TABLE occupancies DROP CONSTRAINT occupancies_company_id_booking_id_fkey`.execute(
    database.db,
  )
})
afterAll(() => database.close())

const write = (db: Database, companyId: number, bookingId: number) =>
  sql`INSERT INTO occupancies (company_id, resource_kind, resource_id, lane, during, booking_id)
    VALUES (${companyId}::integer, 'specialist', 1, 1, tstzrange('2026-12-09 10:00Z', '2026-12-09 11:00Z'), ${bookingId}::bigint)`.execute(
    db,
  )

test('between the look and the commit of one transaction no other of the company gets through', async () => {
  const first = await database.db.startTransaction().execute()
  await write(first, 1, 1)
  // This is how far a transaction is that has looked and is being committed.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(first)

  let second = 'under way'
  const ended = database.db
    .transaction()
    .execute((tx) => write(tx, 1, 2))
    .then(
      () => 'written',
      (error: { code: string }) => error.code,
    )
    .then((how) => {
      second = how
    })
  await database.db.transaction().execute((tx) => write(tx, 2, 3))
  const waiting = async () => {
    const { rows } = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(database.db)
    return rows.length > 0 ? 'waiting' : second
  }
  await expect.poll(waiting).not.toBe('under way')
  await first.commit().execute()
  await ended
  expect(second).toBe('40001')
  const { rows } = await sql`SELECT company_id, booking_id FROM occupancies ORDER BY company_id`.execute(
    database.db,
  )
  expect(rows).toEqual([
    { company_id: 1, booking_id: 1 },
    { company_id: 2, booking_id: 3 },
  ])
})
