import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemCaller } from '../access/caller.ts'
import type { OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { morning } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { createSettings } from './settings.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
  await sql`
    INSERT INTO locations (company_id, name, name_lv, name_en, name_ru, opening_hours, created_at, updated_at)
    SELECT company_id, n, n, n, n, opening_hours, created_at, updated_at
    FROM locations, generate_series(1, 40) AS n WHERE location_id IN (1, 40)`.execute(database.db)
})
afterAll(() => database.close())

/** Settings that nobody has read yet, and the count of statements that reading them took. */
function unread() {
  const counted = { statements: 0 }
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      counted.statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { settings: createSettings(db, () => morning, false), counted }
}

test('locations that are read together are what they are one by one, in a few statements', async () => {
  const { rows } = await sql<{
    location_id: number
  }>`SELECT location_id FROM locations ORDER BY name`.execute(database.db)
  const ids = rows.map((row) => row.location_id)
  const { settings, counted } = unread()
  const together = await settings.findAll(systemCaller, [...ids, 999_999])
  expect(together.length).toBeGreaterThan(80)
  expect(counted.statements).toBeLessThan(8)
  const alone = unread().settings
  expect(together).toEqual(await Promise.all(ids.map((id) => alone.find(systemCaller, id))))

  expect(await settings.find(systemCaller, ids[0] ?? 0)).toBe(together[0])
  settings.drop(ids[0] ?? 0)
  counted.statements = 0
  expect(await settings.findAll(systemCaller, ids)).toEqual(together)
  expect(counted.statements).toBeLessThan(8)
})
