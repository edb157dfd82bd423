import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import type { OpenDatabase } from '../database.ts'
import { copyRows } from './copy-rows.ts'

let from: OpenDatabase
let to: OpenDatabase
beforeAll(async () => {
  from = await testDatabase()
  to = await testDatabase()
  await settle(from.db, morning)
})
afterAll(async () => {
  await from.close()
  await to.close()
})

/** Has a column stand last, as where the migration that adds it came after others that a new database sees later. */
async function moveToEnd(table: string, column: string): Promise<void> {
  const [of, name, before] = [sql.table(table), sql.ref(column), sql.ref(`${column}_before`)]
  for (const statement of [
    sql`ALTER TABLE ${of} RENAME COLUMN ${name} TO ${before}`,
    sql`ALTER TABLE ${of} ADD COLUMN ${name} text NOT NULL DEFAULT ''`,
    sql`UPDATE ${of} SET ${name} = ${before}`,
    sql`ALTER TABLE ${of} DROP COLUMN ${before}`,
  ])
    await statement.execute(from.db)
}

test('rows are moved column by column, in whatever order a database got its columns', async () => {
  // With texts alone behind it nothing would be refused: each would stand in the place of another.
  await moveToEnd('specialists', 'name')
  await moveToEnd('portal_users', 'name')
  await copyRows(from.db, to.db)
  const people = (db: OpenDatabase['db']) =>
    db.selectFrom('portal_users').selectAll().orderBy('portal_user_id').execute()
  expect(await people(to.db)).toEqual(await people(from.db))
  const specialists = (db: OpenDatabase['db']) =>
    db.selectFrom('specialists').selectAll().orderBy('specialist_id').execute()
  expect(await specialists(to.db)).toEqual(await specialists(from.db))
})
