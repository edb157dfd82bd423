import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { attributesOf, codeOf, lock, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: TestPortal
let first: TestPortal
let second: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await world.db
    .updateTable('portal_users')
    .set({ location_ids: [1] })
    .where('email', '=', 'user@rinda.example')
    .execute()
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  first = await world.connect(await world.signIn('user@rinda.example'))
  second = await world.connect(await world.signIn('second@rinda.example'))
})
afterAll(() => world.close())

/** As another process would have moved it, of which this one has not heard yet. */
async function moveElsewhere({ qtid }: { qtid: string }): Promise<void> {
  await world.db.updateTable('bookings').set({ location_id: 2 }).where('qtid', '=', qtid).execute()
}

test('whoever acts on a booking that was moved by another process meets the location where it stands now', async () => {
  const held = await lock(anna, slotAt('10:00'))
  await moveElsewhere(held)
  const refused = await first.ask('cancel_booking', held)
  expect(codeOf(refused)).toBe('not_found')
  const released = await second.ask('unlock_booking', { qtid: held.qtid, token: held.token })
  expect(attributesOf(released).location_id).toBe(2)
})

test('one that this process has seen and that is gone is not found', async () => {
  const held = await lock(anna, slotAt('11:00'))
  await world.db.deleteFrom('bookings').where('qtid', '=', held.qtid).execute()
  const refused = await anna.ask('schedule_booking', { ...held, ...visitor })
  expect(codeOf(refused)).toBe('not_found')
})
