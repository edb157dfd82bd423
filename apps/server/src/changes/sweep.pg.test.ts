import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { rowsOfPiece } from '../database/remove-pieces.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { morning } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { sweepOldRows } from './sweep.ts'

/** Sweep of old rows, every hour: here it is due. */

let database: OpenDatabase
beforeEach(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
  await sql`INSERT INTO recurring_work (name, due_at) VALUES ('sweep', ${morning})`.execute(database.db)
})
afterEach(() => database.close())

const longAgo = new Date(morning.getTime() - 30 * 24 * 3_600_000)
const sweep = (isStopped?: () => boolean) => sweepOldRows(database.db, [], []).run(morning, isStopped)

async function addReplies(count: number): Promise<void> {
  await sql`
    INSERT INTO replies (company_id, caller, key, answer, at)
    SELECT 1, 'somebody', nth::text, '{}', ${longAgo} FROM generate_series(1, ${count}::integer) AS nth`.execute(
    database.db,
  )
}
const countOf = async (table: 'replies' | 'events') =>
  Number((await database.db.selectFrom(table).select(sql`count(*)`.as('all')).execute())[0]?.all)

/** Has the database break off a statement that removes more rows than this, as it does with one that takes too long. */
async function breakOffBeyond(table: string, rows: number): Promise<void> {
  await sql`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (SELECT count(*) FROM gone) > ${sql.lit(rows)} THEN RAISE EXCEPTION 'broken off by a test'; END IF; RETURN NULL; END $$`.execute(
    database.db,
  )
  await sql`CREATE TRIGGER break_off AFTER DELETE ON ${sql.table(table)} REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION break_off()`.execute(database.db)
}

test('however many old rows there are, no statement that removes them takes long', async () => {
  await addReplies(2 * rowsOfPiece + 10)
  await breakOffBeyond('replies', rowsOfPiece)
  await sweep()
  expect(await countOf('replies')).toBe(0)
})

test('what cannot be removed keeps nothing else from being swept', async () => {
  await addReplies(3)
  await sql`
    INSERT INTO events (company_id, seq, at, type, location_id, session, resource)
    VALUES (1, 1, ${longAgo}, 'booking_served', 1, '', '{}')`.execute(database.db)
  await breakOffBeyond('events', 0)
  await expect(sweep()).rejects.toThrow('broken off by a test')
  expect([await countOf('events'), await countOf('replies')]).toEqual([1, 0])
})

test('a process that is to stop is not kept by what is left to remove', async () => {
  await addReplies(2 * rowsOfPiece)
  let looks = 0
  // It is asked for each kind of rows, and for each piece: here the signal comes while replies are removed.
  await sweep(() => {
    looks += 1
    return looks > 6
  })
  expect(await countOf('replies')).toBe(rowsOfPiece)
})
