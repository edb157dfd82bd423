import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let root: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ environment: internalKey })
  root = await world.signIn('admin@rinda.example')
})
afterAll(() => world.close())

const reads = [
  'GET /api/platform/companies',
  'GET /api/platform/companies/1',
  'GET /api/platform/domains',
  'GET /api/platform/people',
  'GET /api/platform/preview?email=anna@rinda.example',
  'GET /api/platform/history',
]
const writes: [string, object][] = [
  ['PATCH /api/platform/companies/1', { company: { name: 'Another' } }],
  ['POST /api/platform/companies', { company: { name: 'Another', id: 50 } }],
  ['POST /api/platform/domains', { domain: { domain: 'new.example', company_id: 1 } }],
  ['PATCH /api/platform/domains/nails.example', { domain: { company_id: 1 } }],
  ['DELETE /api/platform/domains/nails.example', {}],
  ['POST /api/platform/people', { portal_user: { email: 'new@rinda.example', role: 'QTICKET_ADMIN' } }],
  ['PATCH /api/platform/people/2', { portal_user: { role: 'QTICKET_ADMIN' } }],
]
const everything: [string, object | undefined][] = [
  ...reads.map((line): [string, undefined] => [line, undefined]),
  ...writes,
]

test.each(everything)('%s is for the platform’s admin alone', async (line, body) => {
  expect((await call(world, line, { body })).status).toBe(401)
  expect((await call(world, line, { body, as: 'internal' })).status).toBe(403)
  for (const email of [
    'anna@rinda.example',
    'user@rinda.example',
    'none@rinda.example',
    'admin@nails.example',
  ]) {
    const answer = await call(world, line, { body, as: await world.signIn(email) })
    expect([answer.status, ...codesOf(answer)], email).toEqual([403, 'forbidden'])
  }
})

test('nothing of what was refused was done', async () => {
  const domains = await call(world, 'GET /api/platform/domains', { as: root })
  expect(domains.body.data.find((one) => one.id === 'nails.example')?.attributes).toMatchObject({
    company_id: 40,
    removed: false,
  })
  expect((await call(world, 'GET /api/platform/history', { as: root })).body.data).toEqual([])
})

test.each([
  ['PATCH /api/platform/companies/999', { company: { name: 'Nobody' } }],
  ['PATCH /api/platform/companies/x', { company: {} }],
  ['PATCH /api/platform/domains/nowhere.example', { domain: { partner: true } }],
  ['DELETE /api/platform/domains/__proto__', {}],
  ['PATCH /api/platform/people/999', { portal_user: { active: false } }],
  ['GET /api/platform/companies/999', undefined],
])('%s is not found', async (line, body) => {
  expect((await call(world, line, { as: root, body })).status).toBe(404)
})

test.each([
  ['POST /api/platform/domains', { domain: { domain: 'not a domain', company_id: 1 } }, '/domain/domain'],
  ['POST /api/platform/domains', { domain: { domain: 'new.example' } }, '/domain/company_id'],
  ['POST /api/platform/domains', { domain: { domain: 'new.example', company_id: 7 } }, '/domain/company_id'],
  ['POST /api/platform/domains', { domain: { domain: 'Nails.example', company_id: 1 } }, '/domain/domain'],
  ['PATCH /api/platform/people/2', { portal_user: { role: 'KING' } }, '/portal_user/role'],
  ['PATCH /api/platform/people/2', { portal_user: { permissions: ['all'] } }, '/portal_user/permissions/0'],
  ['PATCH /api/platform/people/2', { portal_user: { location_ids: [40] } }, '/portal_user/location_ids'],
  ['PATCH /api/platform/people/2', { portal_user: { service_ids: [5] } }, '/portal_user/service_ids'],
  ['PATCH /api/platform/companies/1', { company: { name: '' } }, '/company/name'],
  ['POST /api/platform/companies', { company: {} }, '/company/name'],
  ['POST /api/platform/companies', { company: { name: 'X', id: 40 } }, '/company/id'],
  ['POST /api/platform/companies', { company: { name: 'X', id: 0 } }, '/company/id'],
  ['POST /api/platform/companies', { company: { name: 'X', id: 2_147_483_647 } }, '/company/id'],
  [
    'POST /api/platform/companies',
    { company: { name: 'X', profile: { zone: 'Moon' } } },
    '/company/profile/zone',
  ],
  ['POST /api/platform/people', { portal_user: {} }, '/portal_user/email'],
  ['POST /api/platform/people', { portal_user: { email: '' } }, '/portal_user/email'],
  ['POST /api/platform/people', { portal_user: { email: 'nobody' } }, '/portal_user/email'],
  ['POST /api/platform/people', { portal_user: { email: 'ANNA@rinda.example' } }, '/portal_user/email'],
  [
    'POST /api/platform/people',
    { portal_user: { email: 'n@nails.example', location_ids: [1] } },
    '/portal_user/location_ids',
  ],
  [
    'POST /api/platform/people',
    { portal_user: { email: 'n@nails.example', profile: { zone: 'Moon' } } },
    '/portal_user/profile/zone',
  ],
  ['PATCH /api/platform/companies/1', { company: 7 }, '/company'],
  ['GET /api/platform/preview?email=x', undefined, undefined],
])('%s with %j names the field at fault', async (line, body, pointer) => {
  const answer = await call(world, line, { as: root, body })
  expect(answer.status).toBe(422)
  const source = answer.body.errors[0]?.source
  expect(source).toEqual(pointer ? { pointer } : { parameter: 'email' })
})

test('nothing that was sent made the server fail', () => expect(world.faults).toEqual([]))
