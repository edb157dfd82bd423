import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { attributesOf, codeOf, lock, morning, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Rights to give back time that is held: of whoever may cancel, and of who holds it. */

let world: World
let anna: TestPortal
let person: SignedInPerson
let uldis: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  person = await world.signIn('user@rinda.example')
  uldis = await world.connect(person)
})
afterAll(() => world.close())

/** Sets the rights of the company's users from here on; the administrators may do all. */
async function usersMay(booking: { mayCreate: boolean; mayCancel: boolean }): Promise<void> {
  const root = await world.signIn('admin@rinda.example')
  const profile = { roles: { COMPANY_USER: { booking } } }
  const answer = await call(world, 'PATCH /api/platform/companies/1', {
    as: root,
    body: { company: { profile } },
  })
  expect(answer.status).toBe(200)
}

const overHttp = ({ qtid }: { qtid: string }) =>
  call(world, `PATCH /api/bookings/${qtid}`, { as: person, body: { booking: { status: 'unlocked' } } })

test('who may cancel and not book releases what a colleague holds, on either wire', async () => {
  await usersMay({ mayCreate: false, mayCancel: true })
  expect((await uldis.ask('unlock_booking', await lock(anna, slotAt('08:00')))).type).toBe('booking_unlocked')
  expect((await overHttp(await lock(anna, slotAt('08:00')))).body.data.attributes.status).toBe('unlocked')
})

test('who may book and not cancel releases what they hold themselves, and leaves the rest', async () => {
  await usersMay({ mayCreate: true, mayCancel: false })
  const foreign = await lock(anna, slotAt('09:00'))
  expect(codeOf(await uldis.ask('unlock_booking', foreign))).toBe('forbidden')
  expect(codesOf(await overHttp(foreign))).toEqual(['forbidden'])

  const own = await lock(uldis, slotAt('10:00'))
  expect((await uldis.ask('unlock_booking', own)).type).toBe('booking_unlocked')
  expect((await overHttp(await lock(uldis, slotAt('10:00')))).status).toBe(200)
})

test('a line that is lost leaves the time held; the same person releases it from another session', async () => {
  await usersMay({ mayCreate: true, mayCancel: false })
  const lost = await world.connect(person)
  const held = await lock(lost, slotAt('11:00'))
  lost.socket.disconnect()
  expect(codeOf(await anna.ask('lock_booking', slotAt('11:00')))).toBe('slot_taken')
  const released = await uldis.ask('unlock_booking', held)
  expect(attributesOf(released).status).toBe('unlocked')
})
