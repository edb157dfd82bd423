import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { book, codeOf, lock, morning, rowOf, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

// Another process on the same PostgreSQL is in the middle of a change while a visit is moved here.

let world: World
let anna: TestPortal
let limited: TestPortal
beforeAll(async () => {
  world = await startWorld({ now: morning })
  await world.db
    .updateTable('portal_users')
    .set({ location_ids: [1] })
    .where('email', '=', 'user@rinda.example')
    .execute()
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  limited = await world.connect(await world.signIn('user@rinda.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

/** Number of statements that wait for a row which somebody else has locked. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    SELECT count(*)::integer AS many FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(world.db)
  return rows[0]?.many ?? 0
}

test('a visit that goes out of reach in that moment is not moved by whoever cannot see it any more', async () => {
  const visit = await book(anna, slotAt('08:00'))
  const held = await lock(limited, slotAt('09:00'))
  const [written, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const change = world.db.transaction().execute(async (tx) => {
    await tx.updateTable('bookings').set({ location_id: 2 }).where('qtid', '=', visit.qtid).execute()
    written.resolve()
    await mayCommit.promise
  })
  await written.promise
  const moving = limited.ask('reschedule_booking', {
    ...{ ...visit, lockedQtid: held.qtid, lockedToken: held.token },
  })
  await expect.poll(countWaiting).toBe(1)
  mayCommit.resolve()
  await change
  expect(codeOf(await moving)).toBe('not_found')
  expect([(await rowOf(world, visit)).status, (await rowOf(world, held)).status]).toEqual([
    'scheduled',
    'locked',
  ])
})
