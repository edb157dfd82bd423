import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { book, morning, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Rules of the messages to visitors that a company's own admins set for all of it. */

let world: World
let anna: SignedInPerson
beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const set = (message_rules: object, as = anna) =>
  call(world, 'PATCH /api/portal/message_rules', { as, body: { message_rules } })
const read = async () =>
  (await call(world, 'GET /api/portal/message_rules', { as: anna })).body.data.attributes
const planned = async () =>
  (await world.db.selectFrom('reminders').select('lead_minutes').orderBy('due_at').execute()).map(
    (one) => one.lead_minutes,
  )

test('other times before a visit hold for those who have booked already too', async () => {
  const portal = await world.connect(anna)
  await book(portal, slotAt('10:00'), { email: 'visitor@visitor.example' })
  await expect.poll(planned).toEqual([1440])
  expect((await set({ reminder_minutes: [120, 2880] })).status).toBe(200)
  expect(await planned()).toEqual([2880, 120])
  expect(await read()).toMatchObject({ reminder_minutes: [2880, 120], quiet_hours: null })
  expect((await set({ reminder_minutes: [] })).status).toBe(200)
  expect(await planned()).toEqual([])
  await book(portal, slotAt('11:00'), { email: 'other@visitor.example' })
  const told = () => world.db.selectFrom('outbox').selectAll().execute()
  await expect.poll(async () => (await told()).length).toBe(2)
  expect(await planned()).toEqual([])
  expect((await set({ reminder_minutes: null })).status).toBe(200)
  expect(await planned()).toEqual([1440, 1440])
})

test('quiet hours are set and taken away; what holds otherwise is told', async () => {
  const inherited = { reminder_minutes: [1440], quiet_hours: { from: '22:00', till: '07:00' } }
  const changed = await set({ quiet_hours: { from: '20:30', till: '09:00' } })
  expect(changed.body.data.attributes).toMatchObject({
    quiet_hours: { from: '20:30', till: '09:00' },
    inherited,
  })
  expect((await set({ quiet_hours: null })).body.data.attributes).toMatchObject({ quiet_hours: null })
  const { body } = await call(world, 'GET /api/portal/history', { as: anna })
  const changes = body.data as unknown as { attributes: { object_kind: string; changes: object[] } }[]
  expect(changes.find(({ attributes }) => attributes.object_kind === 'company')?.attributes.changes).toEqual([
    { field: 'messages/quiet_hours', from: { from: '20:30', till: '09:00' }, to: null },
  ])
})

test.each([
  [{ reminder_minutes: [5] }, '/message_rules/reminder_minutes/0'],
  [{ reminder_minutes: [60, 120, 180, 240] }, '/message_rules/reminder_minutes'],
  [{ quiet_hours: { from: '25:00', till: '07:00' } }, '/message_rules/quiet_hours/from'],
])('%j is refused by its name', async (rules, pointer) => {
  const refused = await set(rules)
  expect([refused.status, refused.body.errors.map(({ source }) => source?.pointer)]).toEqual([422, [pointer]])
})

test('an admin who is limited to a location sets none for the company', async () => {
  const portal_user = { email: 'limited@rinda.example', role: 'COMPANY_ADMIN', location_ids: [1] }
  await call(world, 'POST /api/portal/portal_users', { as: anna, body: { portal_user } })
  const limited = await world.signIn('limited@rinda.example')
  expect((await set({ reminder_minutes: [60] }, limited)).status).toBe(403)
})
