import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { StartRefusal } from '../../start-refusal.ts'
import { createDatabase, databaseAt, dropDatabase } from '../../testing/servers/postgres-databases.ts'
import { openDatabase } from '../database.ts'

const name = `rinda_rights_${randomBytes(6).toString('hex')}`
const { url } = inject('postgres')

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  await createDatabase(url, name, 'template1')
  await asOwner(`CREATE ROLE ${name} LOGIN PASSWORD 'guest'`)
})
afterAll(async () => {
  await dropDatabase(url, name)
  await asOwner(`DROP ROLE ${name}`)
})

test('a start whose user may not make the tables says so in one line, and what that user needs', async () => {
  const guest = Object.assign(new URL(databaseAt(url, name)), { username: name, password: 'guest' })
  const refused = openDatabase({ databaseUrl: guest.href, dataDir: '', log: () => {} })
  const error: unknown = await refused.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartRefusal)
  expect(String(error)).toMatch(
    /DATABASE_URL: cannot make the tables in the PostgreSQL at [^ ]+: permission denied for .*\. Its user needs the right to create tables and the extension btree_gist\.$/,
  )
  expect(String(error)).not.toContain('guest')
})
