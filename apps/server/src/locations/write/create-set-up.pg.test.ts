import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { newLocation, newService } from '../../testing/towns/set-up.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let root: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  root = await world.signIn('admin@rinda.example')
})
afterAll(() => world.close())

const services = '/api/portal/locations/1/services'
const post = (path: string, body: unknown, as = anna, key?: string) =>
  call(world, `POST ${path}`, { as, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
const patch = (path: string, service: unknown) =>
  call(world, `PATCH ${path}`, { as: anna, body: { service } })
const lastEvent = async () =>
  (await world.db.selectFrom('events').selectAll().where('company_id', '=', 1).orderBy('seq').execute()).at(
    -1,
  )

test('a location is made with what is said of it and the defaults of the rest', async () => {
  const witness = await world.connect(await world.signIn('user@rinda.example'))
  const answer = await post('/api/portal/locations', {
    location: { ...newLocation, phone: '67000000', company_id: 40 },
  })
  expect(answer.status).toBe(201)
  const { id, attributes } = answer.body.data
  expect(attributes).toMatchObject({
    ...newLocation,
    ...{ name: 'Centrs', address: 'Brīvības iela 1', company_id: 1, phone: '67000000' },
    ...{ latitude: 56.946285, longitude: 24.105078, active: true, visible: true, qms_active: false },
    ...{ open_monday_from: null, open_monday_till: null, config: {}, position: 1 },
  })
  expect((await call(world, `GET /api/locations/${id}`, { as: anna })).body.data).toEqual(answer.body.data)
  const told = await witness.hears(({ type }) => type === 'location_created')
  expect(told.data).toEqual({ data: answer.body.data })
})

test('the platform admin names the company, or it is their own', async () => {
  const made = await post('/api/portal/locations', { location: { ...newLocation, company_id: 40 } }, root)
  expect([made.status, made.body.data.attributes.company_id]).toEqual([201, 40])
  const own = await post('/api/portal/locations', { location: newLocation }, root)
  expect(own.body.data.attributes.company_id).toBe(1)
  const none = await post(
    '/api/portal/locations',
    { location: { ...newLocation, company_id: 999 } },
    root,
    'none',
  )
  expect([none.status, none.body.errors[0]?.source?.pointer]).toEqual([422, '/location/company_id'])
})

test('a service is made, with those who serve in their order', async () => {
  const service = {
    ...newService,
    ...{ duration: 45, step: 15, capacity: 3, tags: ['a', 'b'], bms_id: 'P', bms_start_date: '2026-12-01' },
    config: { specialists: [3, '1'], theme: 'x', booking_times: [] },
  }
  const answer = await post(services, { service })
  expect(answer.status).toBe(201)
  expect(answer.body.data.attributes).toMatchObject({
    ...service,
    ...{ name: 'Pases', location_id: 1, company_id: 1, qms_id: 0, qms_active: false, bms_active: true },
    ...{ config: { ...service.config, specialists: [3, 1] }, active: true, visible: true },
  })
  expect(await lastEvent()).toMatchObject({
    type: 'service_created',
    location_id: 1,
    resource: answer.body.data,
  })
})

test('what is named of a service is changed, the rest stays', async () => {
  const made = await post(services, {
    service: { ...newService, qms_id: '17', config: { specialists: [1, 2], theme: 'x' } },
  })
  const path = `${services}/${made.body.data.id}`
  expect(made.body.data.attributes).toMatchObject({ qms_id: 17, bms_id: 0, duration: 30 })
  const counted = (await lastEvent())?.seq
  expect((await patch(path, made.body.data.attributes)).body).toEqual(made.body)
  expect((await lastEvent())?.seq).toBe(counted)

  const changed = await patch(path, { qms_id: '', visible: false, config: { colour: 'y' } })
  expect(changed.body.data.attributes).toMatchObject({
    ...{ qms_id: 0, qms_active: false, visible: false, name_lv: 'Pases' },
    config: { specialists: [1, 2], theme: 'x', colour: 'y' },
  })
  const served = await patch(path, { config: { specialists: [2, 3], theme: null }, duration: 50, step: null })
  expect(served.body.data.attributes).toMatchObject({
    duration: 50,
    config: { specialists: [2, 3], theme: null },
  })
  const [audit] = await world.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('audit_id', 'desc')
    .limit(1)
    .execute()
  expect(audit).toMatchObject({
    action: 'service.update',
    before: { duration_minutes: null, specialists: [1, 2] },
    after: { duration_minutes: 50, specialists: [2, 3] },
  })
  expect((await patch(path, { config: { specialists: [] } })).body.data.attributes.config).toMatchObject({
    specialists: [],
  })
})

test('a service of another location, and what is no id, is not found', async () => {
  for (const path of [
    'locations/1/services/4',
    'locations/2/services/1',
    'locations/40/services/5',
    'locations/1/services/5',
  ])
    expect((await patch(`/api/portal/${path}`, { name_lv: 'x' })).status).toBe(404)
  for (const path of [
    'locations/x/services/1',
    'locations/1/services/x',
    'locations/1/services/0',
    'locations/1/services/99999999999999',
  ])
    expect((await patch(`/api/portal/${path}`, { name_lv: 'x' })).status).toBe(404)
  expect((await patch('/api/portal/locations/2/services/4', { name_lv: 'x' })).status).toBe(200)
})

test('a new service can be booked at once', async () => {
  const portal = await world.connect(anna)
  const made = await post(services, { service: { ...newService, duration: 60, bms_id: 'N', capacity: 2 } })
  const input = { locationId: 1, serviceId: Number(made.body.data.id), date: '2026-12-09', time: '08:00' }
  expect((await portal.ask('lock_booking', input)).type).toBe('booking_locked')
  expect((await portal.ask('lock_booking', input)).type).toBe('booking_locked')
  expect((await portal.ask('lock_booking', input)).type).toBe('BOOKING_LOCK_FAILED')
})

test('the same key makes one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post('/api/portal/locations', { location: newLocation }, anna, 'one')),
  )
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  const made = await Promise.all(
    Array.from({ length: 5 }, () => post(services, { service: newService }, anna, 'two')),
  )
  expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1)
})

test('all of it leaves the database consistent', () => expectConsistent(world))
