import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let root: SignedInPerson
let anna: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  root = await world.signIn('admin@rinda.example')
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const shown = async () => {
  const { body } = await call(world, 'GET /api/platform/companies', { as: root })
  const found = body.data.find(({ id }) => id === '1')
  return found?.attributes as { profile: { queue?: object }; timestamp: number } | undefined
}
const save = (profile: object, version?: number) =>
  call(world, 'PATCH /api/platform/companies/1', {
    ...{ as: root, body: { company: { profile } } },
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  })

test('the platform’s admin does not overwrite what the company’s own admin has set since they looked', async () => {
  const before = await shown()
  const line_rules = { grace_minutes: 7 }
  expect((await call(world, 'PATCH /api/portal/line_rules', { as: anna, body: { line_rules } })).status).toBe(
    200,
  )
  const late = await save({ ...before?.profile, zone: 'Europe/Helsinki' }, before?.timestamp)
  expect([late.status, ...codesOf(late)]).toEqual([409, 'wrong_state'])
  const now = await shown()
  expect(now?.profile.queue).toEqual({ graceMinutes: 7 })
  const saved = await save({ ...now?.profile, zone: 'Europe/Helsinki' }, now?.timestamp)
  expect(saved.status).toBe(200)
  expect(saved.headers.get('etag')).toBe(`"${saved.body.data.attributes.timestamp}"`)
  expect((await shown())?.profile).toMatchObject({ queue: { graceMinutes: 7 }, zone: 'Europe/Helsinki' })
})

test('of two who save the same company at once one is told that the other was quicker', async () => {
  const now = await shown()
  const both = await Promise.all([save({}, now?.timestamp), save({ zone: 'Europe/Riga' }, now?.timestamp)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  // Who names no version changes what is there, as before.
  expect((await save({})).status).toBe(200)
})
