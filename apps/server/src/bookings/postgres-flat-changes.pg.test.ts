import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { OpenDatabase } from '../database/database.ts'
import { countReadThrough } from '../testing/page-count.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { morning } from '../testing/towns/bookings.ts'
import { fillCompany } from '../testing/towns/many-bookings.ts'
import { updateBooking } from './store.ts'

const rounds = 12

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
  const run = (statements: string) => sql.raw(statements).execute(database.db)
  await fillCompany(run, { companyId: 1, bookings: 3_000, now: morning })
  await run('ANALYZE')
})
afterAll(() => database.close())

test('a change of a booking looks for that booking alone', async () => {
  const { db } = database
  const scope = narrow(systemCaller.scope, 1)
  const some = await db.selectFrom('bookings').select('booking_id').limit(rounds).execute()
  const before = await countReadThrough(db, 'bookings')
  for (const { booking_id } of some) {
    const changed = await updateBooking(db, scope, booking_id, { code: `C${booking_id}` }, morning)
    expect(changed.code).toBe(`C${booking_id}`)
  }
  expect(await countReadThrough(db, 'bookings')).toBe(before)
})
