import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/servers/test-database.ts'
import { loadDemo } from './load-demo.ts'

const now = new Date('2026-11-20T08:00:00Z')
const tables = [
  ...['companies', 'locations', 'services', 'specialists', 'service_specialists', 'portal_users'],
  ...['users', 'bookings', 'occupancies', 'queue_lines', 'ticket_sequences', 'counters', 'tickets'],
]

/** Of all rows whose values are no secrets. */
async function fingerprint(): Promise<string> {
  const open = await testDatabase()
  await loadDemo(open.db, { now, seed: 7 })
  const hash = createHash('sha256')
  for (const table of tables) {
    const { rows } = await sql<{
      row: string
    }>`SELECT t::text AS row FROM ${sql.table(table)} t ORDER BY 1`.execute(open.db)
    for (const { row } of rows) hash.update(row)
  }
  await open.close()
  return hash.digest('hex')
}

test('the same seed and moment give the same demo', async () => {
  expect(await fingerprint()).toBe(await fingerprint())
})

test('a demo that cannot be loaded whole is not loaded at all', async () => {
  const open = await testDatabase()
  const stamps = { created_at: now, updated_at: now }
  const names = { name: 'Cits', name_lv: 'Cits', name_en: 'Other', name_ru: 'Другой' }
  await open.db
    .insertInto('companies')
    .values({ company_id: 5, ...names, ...stamps })
    .execute()
  // The last company's people are written late: an address that is taken stops the load halfway.
  const taken = { company_id: 5, email: 'admin@town.example', name: 'Cits', role: 'NONE' as const, ...stamps }
  await open.db.insertInto('portal_users').values(taken).execute()
  await expect(loadDemo(open.db, { now })).rejects.toThrow('portal_users_by_email')
  const companies = await open.db.selectFrom('companies').select('company_id').execute()
  expect(companies).toEqual([{ company_id: 5 }])
  const accounts = await open.db.selectFrom('issuer_accounts').select('email').execute()
  expect(accounts).toEqual([])
  await open.close()
})
