import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Rules of the line that a company's own admins set for all of it. */

let world: World
let anna: SignedInPerson
let root: SignedInPerson
beforeAll(async () => {
  world = await startWorld()
  anna = await world.signIn('anna@rinda.example')
  root = await world.signIn('admin@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const none = { most_appointments_in_row: null, grace_minutes: null, check_in_before_minutes: null }
const set = (line_rules: object, as = anna) =>
  call(world, 'PATCH /api/portal/line_rules', { as, body: { line_rules } })
const company = async () =>
  (await call(world, 'GET /api/platform/companies/1', { as: root })).body.data.attributes
/** The rules that people of the company have with their locations. */
const heldAt = async () => {
  const { body } = await call(world, 'GET /api/portal/locations?include=company', { as: anna })
  const { included } = body as unknown as {
    included: { type: string; attributes: { profile: { queue: object } } }[]
  }
  return included.find(({ type }) => type === 'company')?.attributes.profile.queue
}
const changesSeenBy = async (as: SignedInPerson) => {
  const { body } = await call(world, 'GET /api/portal/history', { as })
  return (body.data as unknown as { attributes: { object_kind: string; actor: string; changes: object[] } }[])
    .map(({ attributes }) => attributes)
    .filter((one) => one.object_kind === 'company')
}
beforeEach(async () => {
  await set(none)
})

test('a rule holds at once, beside what the operator says of the company, and can be taken away', async () => {
  const before = (await company()) as { profile: object; name: string }
  const profile = { ...before.profile, visitorLimits: { addressTicketsPerHour: 40 } }
  await call(world, 'PATCH /api/platform/companies/1', { as: root, body: { company: { profile } } })
  const changed = await set({ grace_minutes: 7 })
  expect(changed.body.data.attributes).toMatchObject({ ...none, grace_minutes: 7 })
  expect(await company()).toMatchObject({ profile: { ...profile, queue: { graceMinutes: 7 } } })
  expect(await heldAt()).toMatchObject({ graceMinutes: 7 })

  const { body } = await set({ grace_minutes: null, most_appointments_in_row: 4 })
  const { inherited, ...rules } = body.data.attributes as unknown as { inherited: { grace_minutes: number } }
  expect(rules).toEqual({ ...none, most_appointments_in_row: 4 })
  expect(await heldAt()).toMatchObject({ mostAppointmentsInRow: 4, graceMinutes: inherited.grace_minutes })
  const read = await call(world, 'GET /api/portal/line_rules', { as: anna })
  expect(read.body.data).toEqual(body.data)
})

test.each([
  [{ most_appointments_in_row: 0 }, '/line_rules/most_appointments_in_row'],
  [{ grace_minutes: 1441 }, '/line_rules/grace_minutes'],
  [{ check_in_before_minutes: '5' }, '/line_rules/check_in_before_minutes'],
])('%j is refused by its name, and nothing is changed', async (rules, pointer) => {
  const refused = await set({ grace_minutes: 9, ...rules })
  expect([refused.status, refused.body.errors.map(({ source }) => source?.pointer)]).toEqual([422, [pointer]])
  const read = await call(world, 'GET /api/portal/line_rules', { as: anna })
  expect(read.body.data.attributes).toMatchObject(none)
})

test('what keeps floods off stays the operator’s: nothing else of the company is set here', async () => {
  const before = await company()
  const answer = await set({
    visitorLimits: { addressTicketsPerHour: 1 },
    address_tickets_per_hour: 1,
    name: 'x',
  })
  expect(answer.status).toBe(200)
  expect({ ...(await company()), updated_at: '', timestamp: 0 }).toEqual({
    ...before,
    updated_at: '',
    timestamp: 0,
  })
})

test('two admins who change two rules at once lose none', async () => {
  await Promise.all([
    set({ grace_minutes: 3 }),
    set({ check_in_before_minutes: 45 }),
    set({ most_appointments_in_row: 5 }),
  ])
  const read = await call(world, 'GET /api/portal/line_rules', { as: anna })
  expect(read.body.data.attributes).toMatchObject({
    ...{ most_appointments_in_row: 5, grace_minutes: 3, check_in_before_minutes: 45 },
  })
})

test('the history tells the rule to the company’s admins, and to the operator, and nothing of the name', async () => {
  await set({ grace_minutes: 12 })
  await call(world, 'PATCH /api/platform/companies/1', {
    as: root,
    body: { company: { www: 'https://new.example' } },
  })
  const [newest] = await changesSeenBy(anna)
  expect(newest).toMatchObject({
    actor: 'anna@rinda.example',
    changes: [{ field: 'queue/grace_minutes', from: null, to: 12 }],
  })
  const { body } = await call(world, 'GET /api/platform/history?kind=company&id=1', { as: root })
  const actors = (body.data as unknown as { attributes: { actor: string } }[]).map(
    (one) => one.attributes.actor,
  )
  expect(actors.slice(0, 2)).toEqual(['admin@rinda.example', 'anna@rinda.example'])
})

test('an admin who is limited to a location sets none for the company', async () => {
  const portal_user = { email: 'limited@rinda.example', role: 'COMPANY_ADMIN', location_ids: [1] }
  await call(world, 'POST /api/portal/portal_users', { as: anna, body: { portal_user } })
  const limited = await world.signIn('limited@rinda.example')
  expect((await set({ grace_minutes: 1 }, limited)).status).toBe(403)
  expect(await changesSeenBy(limited)).toEqual([])
})
