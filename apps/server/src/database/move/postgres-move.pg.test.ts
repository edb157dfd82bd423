import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import { everyRow } from '../../testing/every-row.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { emptyDatabaseUrl } from '../../testing/servers/test-database.ts'
import { book, idOf, lock, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import { startWorld } from '../../testing/towns/world.ts'
import { openDatabase } from '../database.ts'
import { moveToPostgres } from './move-to-postgres.ts'

let dataDir: string
let databaseUrl: string
let removeDatabase: () => Promise<void>
const log = () => {}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'rinda-move-'))
  const { url = '', remove } = await emptyDatabaseUrl()
  databaseUrl = url
  removeDatabase = remove
})
afterAll(async () => {
  await removeDatabase()
  await rm(dataDir, { recursive: true, force: true })
})

test('all rows of the embedded database come over as they were, numbers go on, and nothing is moved over something', async () => {
  const embedded = await openDatabase({
    databaseUrl: undefined,
    dataDir: path.join(dataDir, 'served'),
    log,
  })
  await settle(embedded.db, morning)
  const before = await startWorld({ now: morning, database: embedded })
  const portal = await before.connect(await before.signIn('anna@rinda.example'))
  // Rows enough that they are not fetched at once, and texts that are hard to quote.
  await sql`INSERT INTO recurring_work (name, due_at)
    SELECT 'work ' || n, '2026-12-02T08:00:00.123456Z' FROM generate_series(1, 1200) AS n`.execute(
    embedded.db,
  )
  const lastName = 'Ozols, "Jr." \\ (ā)\n\t’'
  const booked = await portal.ask('schedule_booking', { ...slotAt('10:00'), ...visitor, lastName })
  const held = await lock(portal, slotAt('11:00'))
  await before.close()

  // A folder that was copied while nobody served it is a backup: it is put back elsewhere, and moved from there.
  const copyTo = async (name: string) => {
    const folder = path.join(dataDir, name)
    await cp(path.join(dataDir, 'served'), folder, { recursive: true })
    return folder
  }
  // What follows the stream goes on until the process ends, so the rows are read in a copy.
  const copy = await openDatabase({ databaseUrl: undefined, dataDir: await copyTo('read'), log })
  const rows = await everyRow(copy.db)
  await copy.close()
  expect(rows.bookings).toHaveLength(2)
  const restored = await copyTo('restored')
  const said: string[] = []
  await moveToPostgres({ databaseUrl, dataDir: restored, log }, (line) => said.push(line))
  expect(said.join('\n')).toMatch(/ 2 {2}bookings$/m)
  const postgres = await openDatabase({ databaseUrl, dataDir: '', log })
  expect(await everyRow(postgres.db)).toEqual(rows)

  const after = await startWorld({ now: morning, database: postgres })
  const anna = await after.signIn('anna@rinda.example')
  const again = await after.connect(anna)
  const shown = await call(after, `GET /api/bookings/${idOf(booked)}`, { as: anna })
  expect(shown.body.data.attributes.last_name).toBe(lastName.trim())
  expect((await again.ask('schedule_booking', { ...held, ...visitor })).type).toBe('booking_scheduled')
  await book(again, slotAt('12:00'))
  await expectConsistent(after)
  await expect(moveToPostgres({ databaseUrl, dataDir: restored, log }, log)).rejects.toThrow(
    /not empty: .*bookings/,
  )
  await after.close()
})

test('where there is nothing to move, or nowhere to, that is said', async () => {
  await expect(moveToPostgres({ databaseUrl: undefined, dataDir, log }, log)).rejects.toThrow('DATABASE_URL')
  const empty = path.join(dataDir, 'empty')
  await expect(moveToPostgres({ databaseUrl, dataDir: empty, log }, log)).rejects.toThrow('nothing to move')
  expect(existsSync(empty)).toBe(false)
})
