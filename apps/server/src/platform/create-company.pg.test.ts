import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let root: SignedInPerson

beforeAll(async () => {
  world = await startWorld()
  root = await world.signIn('admin@rinda.example')
})
afterAll(() => world.close())

const create = (company: object, headers = {}) =>
  call(world, 'POST /api/platform/companies', { as: root, body: { company }, headers })
const companies = async () => (await call(world, 'GET /api/platform/companies', { as: root })).body.data

test('a new company has a name, an id that no rule names, and nothing else', async () => {
  const answer = await create({ name: 'Ezera klīnika' })
  expect(answer.status).toBe(201)
  expect(answer.body.data).toMatchObject({
    id: '47',
    attributes: {
      ...{ name: 'Ezera klīnika', name_lv: 'Ezera klīnika', name_ru: 'Ezera klīnika', visible: false },
      ...{ profile: {}, locations: [] },
    },
  })
  const shown = await call(world, 'GET /api/companies')
  expect(shown.body.data.map((one) => one.id)).not.toContain('47')
  const history = await call(world, 'GET /api/platform/history?kind=company&id=47', { as: root })
  expect(history.body.data[0]?.attributes).toMatchObject({
    actor: 'admin@rinda.example',
    action: 'company.create',
    changes: [
      { field: 'name', from: null, to: 'Ezera klīnika' },
      ...['name_en', 'name_lv', 'name_ru', 'visible'].map((field) => ({ field })),
    ],
  })
})

test('its admin makes its first location, and works there', async () => {
  const made = await create({ name: 'Ostas serviss', name_en: 'Port Desk', visible: false })
  const company_id = Number(made.body.data.id)
  const domain = { domain: 'port.example', company_id }
  await call(world, 'POST /api/platform/domains', { as: root, body: { domain } })
  const portal_user = { email: 'first@port.example', role: 'COMPANY_ADMIN' }
  const person = await call(world, 'POST /api/platform/people', { as: root, body: { portal_user } })
  expect(person.body.data.attributes).toMatchObject({ company_id, effective_role: 'COMPANY_ADMIN' })
  const names = { name_lv: 'Mols', name_en: 'Pier', name_ru: 'Мол' }
  const address = { address_lv: 'Mols 1', address_en: '1 Pier', address_ru: 'Мол 1' }
  const first = await world.signIn('first@port.example')
  const location = await call(world, 'POST /api/portal/locations', {
    as: first,
    body: { location: { ...names, ...address } },
  })
  expect(location.status).toBe(201)
  const own = await call(world, 'GET /api/portal/locations', { as: first })
  expect(own.body.data.map((one) => one.id)).toEqual([location.body.data.id])
})

test('an id that the rules know brings its rules, and its people who were strangers until then', async () => {
  const portal_user = { email: 'who@town.example', name: 'Inese' }
  const before = await call(world, 'POST /api/platform/people', { as: root, body: { portal_user } })
  expect(before.body.data.attributes).toMatchObject({ company_id: 1, role: 'NONE' })
  const answer = await create({ id: 41, name: 'Novada pašvaldība' })
  expect(answer.body.data.id).toBe('41')
  const people = await call(world, 'GET /api/platform/people?q=who@town', { as: root })
  expect(people.body.data[0]?.attributes).toMatchObject({ company_id: 41, role: 'NONE' })
  const history = await call(world, `GET /api/platform/history?id=${before.body.data.id}`, { as: root })
  expect(history.body.data[0]?.attributes).toMatchObject({
    action: 'portal_user.move',
    changes: [{ field: 'company_id', from: 1, to: 41 }],
  })
})

test('sent twice with one key it is one company; made twice at one moment they are two, each with its id', async () => {
  const key = { 'idempotency-key': 'one company' }
  const first = await create({ name: 'Vienreiz' }, key)
  expect((await create({ name: 'Vienreiz' }, key)).body).toEqual(first.body)
  const both = await Promise.all([create({ name: 'Abi' }), create({ name: 'Abi' })])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(2)
  const named = (await companies()).map(({ attributes }) => attributes.name)
  expect(named.filter((name) => name === 'Vienreiz')).toHaveLength(1)
  const taken = await Promise.all([create({ id: 99, name: 'A' }), create({ id: 99, name: 'B' })])
  expect(taken.map(({ status }) => status).sort()).toEqual([201, 422])
})

test('a profile that is too deep to be written down is refused at its field', async () => {
  const deep = 20_000
  const profile = `{"a":${'['.repeat(deep)}${']'.repeat(deep)}}`
  const body = `{"company":{"name":"Dziļā","profile":${profile}}}`
  const answer = await call(world, 'POST /api/platform/companies', { as: root, body })
  expect([answer.status, answer.body.errors[0]?.source?.pointer]).toEqual([422, '/company/profile'])
})

test('nothing that was sent made the server fail', () => expect(world.faults).toEqual([]))
