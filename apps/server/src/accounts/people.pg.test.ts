import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { codeOf, lock, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let root: SignedInPerson
let uldisId: string

beforeAll(async () => {
  world = await startWorld({ now: morning })
  root = await world.signIn('admin@rinda.example')
  uldisId = await idOf('user@rinda.example')
})
afterAll(() => world.close())

const list = async (query: string) =>
  (await call(world, `GET /api/platform/people?${query}`, { as: root })).body.data
const idOf = async (email: string) => (await list(`q=${email}`))[0]?.id ?? ''
const change = (id: string, portal_user: object) =>
  call(world, `PATCH /api/platform/people/${id}`, { as: root, body: { portal_user } })
const preview = async (email: string) =>
  (await call(world, `GET /api/platform/preview?email=${email}`, { as: root })).body.data.attributes

test('people are listed by company, and found by name and address', async () => {
  expect((await list('company_id=40')).map((one) => one.attributes.email)).toEqual([
    'admin@nails.example',
    'user@nails.example',
  ])
  expect((await list('q=ULDIS')).map((one) => one.attributes.email)).toEqual(['user@rinda.example'])
  expect(await list('q=%25')).toEqual([])
})

test('after the last of all accounts nobody is listed', async () => {
  const path = '/api/portal/portal_users?page[after]=999999999999999'
  const answer = await call(world, `GET ${path}`, { as: root })
  expect([answer.status, answer.body.data]).toEqual([200, []])
})

test('a role that is taken away in the middle of an act ends it: what was held is not booked', async () => {
  const portal = await world.connect(await world.signIn('user@rinda.example'))
  const held = await lock(portal, slotAt('08:00'))
  const answer = await change(uldisId, { role: 'NONE' })
  expect(answer.body.data.attributes).toMatchObject({ role: 'NONE', effective_role: 'NONE' })
  await portal.hears((message) => message.type === 'profile_changed')
  await expect.poll(() => portal.socket.connected).toBe(false)
  const after = await world.connect(await world.signIn('user@rinda.example'))
  const reply = await after.ask('schedule_booking', { ...held, ...visitor })
  expect(reply.type).toBe('SCHEDULE_BOOKING_FAILED')
  await change(uldisId, { role: 'COMPANY_USER' })
})

test('who is switched off is signed out everywhere', async () => {
  const uldis = await world.signIn('user@rinda.example')
  const portal = await world.connect(uldis)
  await change(uldisId, { active: false })
  expect((await call(world, 'GET /api/portal/current_portal_user', { as: uldis })).status).toBe(401)
  await expect.poll(() => portal.socket.connected).toBe(false)
  // Switched on again they sign in anew: what they were signed in with stays at its end.
  await change(uldisId, { active: true })
  expect((await call(world, 'GET /api/portal/current_portal_user', { as: uldis })).status).toBe(401)
})

test('locations, services and rights limit what is seen, at once', async () => {
  const uldis = await world.signIn('user@rinda.example')
  const seen = async () => {
    const answer = await call(world, 'GET /api/portal/locations?include=services', { as: uldis })
    const services = answer.body.included?.filter((one) => one.type === 'service') ?? []
    return [answer.body.data.map((one) => one.id), services.map((one) => one.id)]
  }
  await change(uldisId, { location_ids: [1], service_ids: [1] })
  expect(await seen()).toEqual([['1'], ['1']])
  await change(uldisId, { location_ids: null, service_ids: null, profile: { reach: { locationIds: [2] } } })
  expect(await seen()).toEqual([['2'], ['4']])
  await change(uldisId, { profile: null, permissions: ['locations/NOWHERE'] })
  expect(await seen()).toEqual([[], []])
  const portal = await world.connect(uldis)
  expect(codeOf(await portal.ask('get_bookings', { locationId: 1, date: '2026-12-09' }))).toBe('not_found')
  await change(uldisId, { permissions: [] })
  expect((await seen())[0]).toEqual(['1', '2'])
})

test('the preview says what a person sees, and whose each answer is', async () => {
  await change(uldisId, { profile: { booking: { blockReason: false } }, location_ids: [1] })
  const seen = await preview('USER@rinda.example')
  expect(seen).toMatchObject({
    exists: true,
    company_id: 1,
    company_source: 'domain',
    role: 'COMPANY_USER',
    role_source: 'given',
    locations: [{ id: 1, name: 'Brīvības iela 49' }],
    sources: {
      'calendar.startMinute': 'default',
      'booking.createDurations': 'company',
      'booking.blockReason': 'account',
      'reach.locationIds': 'given',
      screens: 'role',
    },
  })
  const nobody = await preview('somebody@elsewhere.example')
  expect(nobody).toMatchObject({ exists: false, company_id: 1, company_source: 'default', role: 'NONE' })
  expect(nobody).toMatchObject({ locations: [], profile: { home: '/', screens: [] } })
  const newcomer = await preview('admin@nails.example')
  expect(newcomer).toMatchObject({ company_id: 40, role: 'COMPANY_ADMIN', locations: [{ id: 40 }] })
  expect(await preview('desk@nails.example')).toMatchObject({
    exists: false,
    role: 'COMPANY_USER',
    role_source: 'derived',
    locations: [],
  })
})

test('the preview agrees with what the person gets', async () => {
  for (const email of [
    'anna@rinda.example',
    'user@rinda.example',
    'user@nails.example',
    'none@rinda.example',
  ]) {
    const as = await world.signIn(email)
    const user = (await call(world, 'GET /api/portal/current_portal_user', { as })).body.data.attributes
    const { profile, locations, role } = await preview(email)
    expect([role, profile]).toEqual([user.role, user.profile])
    const own = (await call(world, 'GET /api/portal/locations', { as })).body.data
    expect((locations as { id: number }[]).map((one) => String(one.id))).toEqual(own.map((one) => one.id))
  }
})

test('the list of company admins makes a partner’s user one', async () => {
  const nils = await idOf('user@nails.example')
  const answer = await change(nils, { company_admin: true })
  expect(answer.body.data.attributes).toMatchObject({ role: 'COMPANY_USER', effective_role: 'COMPANY_ADMIN' })
  const as = await world.signIn('user@nails.example')
  const user = await call(world, 'GET /api/portal/current_portal_user', { as })
  expect(user.body.data.attributes.role).toBe('COMPANY_ADMIN')
  await change(nils, { company_admin: false })
  const history = await call(world, `GET /api/platform/history?kind=portal_user&id=${nils}`, { as: root })
  expect(history.body.data[0]?.attributes.changes).toEqual([
    { field: 'company_admin', from: true, to: false },
  ])
})

test('nothing that was sent made the server fail', () => expect(world.faults).toEqual([]))
