import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/servers/test-database.ts'
import type { OpenDatabase } from '../database.ts'
import { doHousework } from './housekeeping.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function state(): Promise<{ redo: string; dead: number; rows: number }> {
  const { rows } = await sql<{ redo: string; dead: number; rows: number }>`
    select (select redo_lsn::text from pg_control_checkpoint()) as redo, seen.n_dead_tup as dead, known.reltuples as rows
    from pg_stat_user_tables seen join pg_class known on known.oid = seen.relid
    where seen.relname = 'installation_secrets'`.execute(database.db)
  const [row] = rows
  if (!row) throw new Error('there is no such table')
  return row
}

async function write(rows: number, bytes: number): Promise<void> {
  await sql`
    insert into installation_secrets (name, secret, created_at)
    select 'row ' || number, repeat('x', ${bytes}::integer), now() from generate_series(1, ${rows}::integer) number
    on conflict (name) do update set created_at = excluded.created_at`.execute(database.db)
  await sql`select pg_stat_force_next_flush()`.execute(database.db)
}

test('the embedded database learns how many rows it has, and lets go of those that were replaced', async () => {
  await write(500, 1)
  await write(500, 1)
  expect((await state()).dead).toBeGreaterThan(0)
  const [row] = await database.db
    .selectFrom('installation_secrets')
    .select((of) => of.fn.countAll<number>().as('rows'))
    .execute()
  await doHousework(database.db)
  expect(await state()).toMatchObject({ dead: 0, rows: Number(row?.rows) })
})

test('a checkpoint is written when a recovery would have much to read, and not before', async () => {
  await sql`checkpoint`.execute(database.db)
  const before = await state()
  await doHousework(database.db)
  expect((await state()).redo).toBe(before.redo)
  for (let round = 0; round < 4; round += 1) await write(20_000, 200)
  await doHousework(database.db)
  expect((await state()).redo).not.toBe(before.redo)
})
