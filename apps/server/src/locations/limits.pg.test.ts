import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { newLocation, newService } from '../testing/towns/set-up.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld({ now: morning })
  const plain = {
    company_id: 1,
    name: 'Somebody',
    created_at: morning,
    updated_at: morning,
    service_ids: null,
  }
  await world.db
    .insertInto('portal_users')
    .values([
      { ...plain, email: 'north@rinda.example', role: 'COMPANY_ADMIN', location_ids: [2] },
      {
        ...{ ...plain, email: 'times@rinda.example', role: 'COMPANY_USER', location_ids: [1] },
        permissions: ['navigation/open_times', 'navigation/service_times'],
      },
      { ...plain, email: 'desk@rinda.example', role: 'COMPANY_ADMIN', location_ids: null, service_ids: [1] },
    ])
    .execute()
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

async function patch(
  as: SignedInPerson,
  path: string,
  name: 'location' | 'service',
  input: object,
): Promise<number> {
  return (await call(world, `PATCH /api/portal/locations/${path}`, { as, body: { [name]: input } })).status
}

test('an admin of one location changes that one, and makes none', async () => {
  const as = await world.signIn('north@rinda.example')
  expect(await patch(as, '2', 'location', { phone: '1' })).toBe(200)
  expect(await patch(as, '1', 'location', { phone: '1' })).toBe(404)
  expect(await patch(as, '2/services/4', 'service', { capacity: 2 })).toBe(200)
  expect(await patch(as, '1/services/1', 'service', { capacity: 2 })).toBe(404)
  const made = await call(world, 'POST /api/portal/locations', { as, body: { location: newLocation } })
  expect(made.status).toBe(403)
  const service = await call(world, 'POST /api/portal/locations/2/services', {
    as,
    body: { service: newService },
  })
  expect(service.status).toBe(201)
})

test('an admin of some services touches no other', async () => {
  const as = await world.signIn('desk@rinda.example')
  expect(await patch(as, '1/services/1', 'service', { average_time: 7 })).toBe(200)
  expect(await patch(as, '1/services/2', 'service', { average_time: 7 })).toBe(404)
  const made = await call(world, 'POST /api/portal/locations/1/services', {
    as,
    body: { service: newService },
  })
  expect(made.status).toBe(403)
})

test('who may keep the times changes times, and nothing else', async () => {
  const as = await world.signIn('times@rinda.example')
  const hours = { open_monday_from: '10:00', open_monday_till: '16:00' }
  const special_times = [{ day: '2026-12-24' }]
  const booking_times = [{ day: 'monday', from: '10:00', till: '12:00' }]
  expect(await patch(as, '1', 'location', { ...hours, config: { special_times } })).toBe(200)
  expect(await patch(as, '1/services/1', 'service', { config: { booking_times } })).toBe(200)
  const shown = (await call(world, 'GET /api/locations/1', { as })).body.data.attributes
  expect(await patch(as, '1', 'location', { ...shown, open_monday_till: '17:00' })).toBe(200)
  for (const input of [{ phone: '1' }, { ...hours, active: false }, { config: { theme: 'x' } }])
    expect(await patch(as, '1', 'location', input)).toBe(403)
  for (const input of [{ capacity: 2 }, { config: { price: 5 } }, { config: { specialists: [] } }])
    expect(await patch(as, '1/services/1', 'service', input)).toBe(403)
  expect(await patch(as, '2', 'location', hours)).toBe(404)
})

test('who sees some services only is told of those who serve them, and of no service beside', async () => {
  expect(
    await patch(await world.signIn('anna@rinda.example'), '1/services/2', 'service', {
      config: { specialists: [2] },
    }),
  ).toBe(200)
  const servedOf = async (email: string) => {
    const as = await world.signIn(email)
    const path = 'GET /api/portal/locations?include=specialists'
    const { included } = (await call(world, path, { as })).body
    return new Set(included.flatMap(({ attributes }) => attributes.service_ids as number[]))
  }
  expect((await servedOf('anna@rinda.example')).has(2)).toBe(true)
  expect([...(await servedOf('desk@rinda.example'))]).toEqual([1])
  const history = await call(world, 'GET /api/portal/history?location_id=1', {
    as: await world.signIn('desk@rinda.example'),
  })
  const about = history.body.data.map(({ attributes }) => [attributes.object_kind, attributes.object_id])
  expect(about).toContainEqual(['service', '1'])
  expect(about).not.toContainEqual(['service', '2'])
})

test('who sees some services only does not hear of the others', async () => {
  const listener = await world.connect(await world.signIn('desk@rinda.example'))
  const as = await world.signIn('anna@rinda.example')
  expect(await patch(as, '1/services/2', 'service', { average_time: 8 })).toBe(200)
  expect(await patch(as, '1/services/1', 'service', { average_time: 9 })).toBe(200)
  await listener.hears(({ type }) => type === 'service_updated')
  expect(listener.heard).toMatchObject([{ type: 'service_updated', data: { data: { id: '1' } } }])
})

test('an admin of one location takes those into a service who serve there or nowhere yet, and nobody from elsewhere', async () => {
  const as = await world.signIn('north@rinda.example')
  const anna = await world.signIn('anna@rinda.example')
  const made = await call(world, 'POST /api/portal/specialists', {
    as: anna,
    body: { specialist: { name: 'Somebody new' } },
  })
  const newcomer = Number(made.body.data.id)
  const served = (specialists: number[]) => ({ config: { specialists } })
  expect(await patch(as, '2/services/4', 'service', served([1, newcomer]))).toBe(200)
  // Who serves here already stays, whoever took them, and is given back in another order.
  expect(await patch(anna, '2/services/4', 'service', served([1, newcomer, 3]))).toBe(200)
  expect(await patch(as, '2/services/4', 'service', served([3, 1, newcomer]))).toBe(200)

  const body = { service: served([1, 2]) }
  for (const line of [
    'PATCH /api/portal/locations/2/services/4',
    'POST /api/portal/locations/2/services/4/impact',
  ]) {
    const refused = await call(world, line, { as, body })
    expect([refused.status, refused.body.errors?.map(({ source }) => source?.pointer)]).toEqual([
      422,
      ['/service/config/specialists/1'],
    ])
  }
  const service = { ...newService, ...served([2]) }
  expect((await call(world, 'POST /api/portal/locations/2/services', { as, body: { service } })).status).toBe(
    422,
  )
  expect(await patch(anna, '2/services/4', 'service', served([1, 2]))).toBe(200)
})
