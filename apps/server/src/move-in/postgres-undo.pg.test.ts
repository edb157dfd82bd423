import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { bookingDay, morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

// Another process on the same PostgreSQL is in the middle of something while an import is undone here.

let world: World
beforeAll(async () => {
  world = await startWorld({ now: morning })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await expectConsistent(world)
  await world.close()
})

/** Number of statements that wait for a row which somebody else has locked. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    SELECT count(*)::integer AS many FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(world.db)
  return rows[0]?.many ?? 0
}

test('an import one of whose bookings is just being changed is not undone past that change', async () => {
  const as = await world.signIn('anna@rinda.example')
  const booking = { location_id: 1, service_id: 1, specialist_id: 1, date: bookingDay, time: '10:00' }
  const person = { first_name: 'Ilze', last_name: 'Ozola', email: 'ilze@old.example' }
  const row = { line: 2, ...person, phone_country_code: '371', phone_number: '26000001' }
  const brought = await call(world, 'POST /api/portal/imports', {
    as,
    body: { move_in: { file_name: 'old.csv', rows: [{ ...row, booking: { ...booking, duration: 30 } }] } },
  })
  expect(brought.status).toBe(201)
  const { id } = brought.body.data
  const ofPerson = () =>
    world.db.selectFrom('bookings').selectAll().where('email', '=', person.email).executeTakeFirst()

  const [written, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const change = world.db.transaction().execute(async (tx) => {
    const columns = { customer_number: 'changed', updated_at: new Date(morning.getTime() + 1) }
    await tx.updateTable('bookings').set(columns).where('email', '=', person.email).execute()
    written.resolve()
    await mayCommit.promise
  })
  await written.promise
  const undoing = call(world, `DELETE /api/portal/imports/${id}`, { as })
  await expect.poll(countWaiting).toBe(1)
  mayCommit.resolve()
  await change
  expect((await undoing).status).toBe(409)
  expect((await ofPerson())?.customer_number).toBe('changed')
})
