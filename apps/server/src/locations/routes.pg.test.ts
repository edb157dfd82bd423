import Jsona from 'jsona'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
const people: Record<string, SignedInPerson> = {}
const hidden = [
  'bms_id',
  'bms_base_url',
  'qms_base_url',
  'qms_services_url',
  'qms_tickets_url',
  'qms_get_ticket_url',
  'qms_cancel_ticket_url',
]

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  for (const name of ['anna', 'second', 'none', 'admin'])
    people[name] = await world.signIn(`${name}@rinda.example`)
  people.nails = await world.signIn('admin@nails.example')
  await world.db.updateTable('locations').set({ is_visible: false }).where('location_id', '=', 2).execute()
})
afterAll(() => world.close())

const as = (name: string) => people[name] as SignedInPerson
const ids = (data: { id: string }[]) => data.map((one) => one.id)

test('anybody sees the companies that are shown, and their visible locations', async () => {
  const answer = await call(world, 'GET /api/companies?include=locations')
  expect(ids(answer.body.data)).toEqual(['1', '40'])
  expect(ids(answer.body.included).sort()).toEqual(['1', '40'])
  expect(answer.body.data[0]?.attributes).toMatchObject({
    name: 'Company 1',
    name_lv: 'Company 1',
    timezone: 'Europe/Riga',
  })
  for (const location of answer.body.included) {
    for (const name of hidden) expect(location.attributes).not.toHaveProperty(name)
  }
  await world.db.updateTable('companies').set({ is_visible: false }).where('company_id', '=', 40).execute()
  expect(ids((await call(world, 'GET /api/companies')).body.data)).toEqual(['1'])
  await world.db.updateTable('companies').set({ is_visible: true }).where('company_id', '=', 40).execute()
})

test('programs see every location with the addresses of its systems; staff do not ask there', async () => {
  const answer = await call(world, 'GET /api/locations?include=services,company', { as: 'internal' })
  expect(ids(answer.body.data)).toEqual(['1', '2', '40'])
  for (const name of hidden) expect(answer.body.data[0]?.attributes).toHaveProperty(name)
  expect([...new Set(answer.body.included.map((one) => one.type))].sort()).toEqual(['company', 'service'])
  const staff = await call(world, 'GET /api/locations', { as: as('anna') })
  expect([staff.status, ...codesOf(staff)]).toEqual([403, 'forbidden'])
  expect((await call(world, 'GET /api/locations')).status).toBe(401)
  const program = await call(world, 'GET /api/portal/locations', { as: 'internal' })
  expect([program.status, ...codesOf(program)]).toEqual([403, 'forbidden'])
})

test.each([
  ['anna', ['1', '2']],
  ['second', ['2']],
  ['none', []],
  ['nails', ['40']],
  ['admin', ['1', '2', '40']],
])('%s sees locations %j', async (name, expected) => {
  const answer = await call(world, 'GET /api/portal/locations', { as: as(name) })
  expect(ids(answer.body.data)).toEqual(expected)
})

test('staff are told with their locations how each company works for them; programs and visitors are not', async () => {
  const rulesFor = async (line: string, who?: SignedInPerson | 'internal') => {
    const { included } = (await call(world, line, who ? { as: who } : {})).body
    const companies = included.filter(({ type }) => type === 'company')
    return companies.map(({ id, attributes }) => {
      const profile = attributes.profile as
        | { booking: { mayCreate: boolean; blockReason: boolean } }
        | undefined
      return [id, profile && [profile.booking.mayCreate, profile.booking.blockReason]]
    })
  }
  const own = 'GET /api/portal/locations?include=company'
  expect(await rulesFor(own, as('admin'))).toEqual([
    ['1', [true, true]],
    ['40', [true, false]],
  ])
  expect(await rulesFor(own, as('anna'))).toEqual([['1', [true, true]]])
  expect(await rulesFor('GET /api/locations?include=company', 'internal')).toEqual([
    ['1', undefined],
    ['40', undefined],
  ])
  expect(await rulesFor('GET /api/locations/1?include=company')).toEqual([['1', undefined]])
})

test('a location comes with its services and specialists, as the portal needs them', async () => {
  const answer = await call(world, 'GET /api/portal/locations?include=services,specialists,company', {
    as: as('anna'),
  })
  const [first] = new Jsona().deserialize(answer.text) as Record<string, unknown>[]
  expect(first).toMatchObject({
    type: 'location',
    id: '1',
    active: true,
    open_monday_from: '08:00',
    open_sunday_till: '21:00',
    open: true,
    available: true,
    crowd_level: 0,
    services: [
      { name: 'Consultation', duration: 30, config: { specialists: [1, 2, 3] }, bms_active: true, qms_id: 0 },
      { name: 'Desk', capacity: 4 },
      { name: 'Queue only', qms_id: 7, bms_id: 0, bms_active: false },
    ],
    company: { name: 'Company 1' },
  })
  expect(first?.open_times).toHaveLength(7)
  const specialists = answer.body.included.filter((one) => one.type === 'specialist')
  expect(specialists.find((one) => one.id === '1')?.attributes).toMatchObject({
    service_ids: [1, 4],
    name: 'Specialist 1',
  })
})

test('one location: to the public when visible, to staff when theirs', async () => {
  expect((await call(world, 'GET /api/locations/1?include=services,company')).body.included).toHaveLength(4)
  const outcomes = []
  for (const [who, id] of [
    [undefined, 2],
    ['anna', 2],
    ['nails', 2],
    ['internal', 2],
    [undefined, 999],
    [undefined, 'x'],
    [undefined, 99999999999],
  ] as const) {
    const caller = who === undefined ? {} : { as: who === 'internal' ? who : as(who) }
    outcomes.push((await call(world, `GET /api/locations/${id}`, caller)).status)
  }
  expect(outcomes).toEqual([404, 200, 404, 200, 404, 404, 404])
  expect((await call(world, 'GET /api/locations/1')).body.data.attributes).not.toHaveProperty('bms_id')
  expect((await call(world, 'GET /api/locations/1?include=secrets')).status).toBe(422)
})

test('the signed-in person comes with what they may do', async () => {
  const answer = await call(world, 'GET /api/portal/current_portal_user', { as: as('anna') })
  expect(answer.body.data).toMatchObject({
    type: 'portal_user',
    attributes: {
      email: 'anna@rinda.example',
      role: 'COMPANY_ADMIN',
      company_id: 1,
      token: as('anna').token,
      permissions: [],
      profile: { zone: 'Europe/Riga', booking: { mayCreate: true } },
    },
  })
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const nobody = await call(world, 'GET /api/portal/current_portal_user', { as: 'internal' })
  expect([nobody.status, ...codesOf(nobody)]).toEqual([403, 'forbidden'])
})

test('signing out ends it', async () => {
  const person = await world.signIn('user@rinda.example')
  const answer = await call(world, 'DELETE /api/portal/portal_users/sign_out', { as: person })
  expect([answer.status, answer.text]).toEqual([204, ''])
  expect(answer.headers.get('set-cookie')).toContain('rinda_session=;')
  expect((await call(world, 'GET /api/portal/current_portal_user', { as: person })).status).toBe(401)
  expect((await call(world, 'DELETE /api/portal/portal_users/sign_out', { as: person })).status).toBe(401)
})

type Links = { specialists: { data: { id: string }[] } }

test('some of them are read by their ids, each as the list has it', async () => {
  const ask = async (query: string, who = 'anna') =>
    await call(world, `GET /api/portal/locations?include=services,specialists,company${query}`, {
      as: as(who),
    })
  const all = (await ask('')).body
  const { data, included } = (await ask('&id=2')).body
  expect(ids(data)).toEqual(['2'])
  expect(data[0]).toEqual(all.data.find(({ id }) => id === '2'))
  const services = all.included.filter((one) => one.type === 'service' && one.attributes.location_id === 2)
  const serving = new Set(
    services.flatMap(({ relationships }) => ids((relationships as Links).specialists.data)),
  )
  expect(included).toEqual([
    ...services,
    ...all.included.filter((one) => one.type === 'specialist' && serving.has(one.id)),
    ...all.included.filter((one) => one.type === 'company'),
  ])
  expect(ids((await ask('&id=40,1,999')).body.data)).toEqual(['1'])
  expect(ids((await ask('&id=1', 'second')).body.data)).toEqual([])
  expect(codesOf(await ask('&id=1,x'))).toEqual(['invalid'])
})
