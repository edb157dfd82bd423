import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDirectory } from '../access/directory.ts'
import { admitPortalUser } from '../sign-in/relying-party/portal-user.ts'
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

const create = (portal_user: object, headers = {}) =>
  call(world, 'POST /api/platform/people', { as: root, body: { portal_user }, headers })
const comes = (email: string) =>
  admitPortalUser(world.db, { email, name: 'As the issuer says', idToken: null }, new Date())

test('somebody is given a role and limits before they come, and has them at their first sign-in', async () => {
  const input = { role: 'COMPANY_USER', location_ids: [2], permissions: ['navigation/open_times'] }
  const answer = await create({ email: ' Jauna.Kolege@Rinda.example ', name: 'Jana Kļava', ...input })
  expect(answer.status).toBe(201)
  expect(answer.body.data.attributes).toMatchObject({
    ...{ email: 'jauna.kolege@rinda.example', name: 'Jana Kļava', company_id: 1, active: true, ...input },
    effective_role: 'COMPANY_USER',
  })
  const found = await comes('jauna.kolege@rinda.example')
  expect(found).toEqual({ companyId: 1, portalUserId: Number(answer.body.data.id) })
  const as = await world.signIn('jauna.kolege@rinda.example')
  const own = await call(world, 'GET /api/portal/locations', { as })
  expect(own.body.data.map((one) => one.id)).toEqual(['2'])
})

test('without a role they have the one that follows from the address, as if they had come', async () => {
  const partner = await create({ email: 'desk@nails.example' })
  expect(partner.body.data.attributes).toMatchObject({
    ...{ company_id: 40, name: 'desk@nails.example', role: 'COMPANY_USER', company_admin: false },
  })
  const stranger = await create({ email: 'who@nowhere.example' })
  expect(stranger.body.data.attributes).toMatchObject({ company_id: 1, role: 'NONE' })
})

test('a role at an address that nobody knows is given only at a company that is named', async () => {
  const [email, role] = ['boss@nials.example', 'COMPANY_ADMIN']
  const typo = await create({ email, role })
  expect([typo.status, typo.body.errors[0]?.source?.pointer]).toEqual([422, '/portal_user/company_id'])
  expect((await create({ email, role, company_id: 999 })).body.errors[0]?.source?.pointer).toBe(
    '/portal_user/company_id',
  )
  const other = await create({ email: 'boss@nails.example', role, company_id: 1 })
  expect(other.body.errors[0]?.source?.pointer).toBe('/portal_user/email')
  const named = await create({ email, role, company_id: 40 })
  expect(named.body.data.attributes).toMatchObject({ company_id: 40, role, effective_role: role })

  const invite = (portal_user: object) =>
    call(world, 'POST /api/portal/portal_users', { as: root, body: { portal_user } })
  const guest = { email: 'chief@nials.example', role, name: 'Guna' }
  const asked = await invite(guest)
  expect([asked.status, asked.body.errors[0]?.source?.pointer]).toEqual([422, '/portal_user/company_id'])
  expect((await invite({ ...guest, company_id: 40 })).body.data.attributes).toMatchObject({ company_id: 40 })
})

test('who is switched off before they come is not let in', async () => {
  await create({ email: 'not.yet@rinda.example', active: false })
  expect(await comes('not.yet@rinda.example')).toMatchObject({ problem: 'inactive' })
})

test('what is said of the address stands in the directory, and the history says who said it', async () => {
  const profile = { booking: { mayCreate: false } }
  const answer = await create({ email: 'careful@rinda.example', role: 'COMPANY_USER', known: true, profile })
  expect(answer.body.data.attributes).toMatchObject({ known: true, profile })
  const directory = await readDirectory(world.db)
  expect(directory.accounts['careful@rinda.example']).toMatchObject({ isKnown: true, profile })
  const history = await call(world, `GET /api/platform/history?id=${answer.body.data.id}`, { as: root })
  expect(history.body.data).toHaveLength(1)
  expect(history.body.data[0]?.attributes).toMatchObject({
    ...{ actor: 'admin@rinda.example', action: 'portal_user.create', object_kind: 'portal_user' },
    changes: expect.arrayContaining([
      { field: 'email', from: null, to: 'careful@rinda.example' },
      { field: 'role', from: null, to: 'COMPANY_USER' },
      { field: 'profile.booking.mayCreate', from: null, to: false },
    ]),
  })
})

test('an address is written down once: sent twice, asked for twice at one moment, or while the person comes', async () => {
  const key = { 'idempotency-key': 'one person' }
  const first = await create({ email: 'once@rinda.example' }, key)
  expect((await create({ email: 'once@rinda.example' }, key)).body).toEqual(first.body)
  const both = await Promise.all([
    create({ email: 'twin@rinda.example' }),
    create({ email: 'twin@rinda.example' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  const [added, came] = await Promise.all([
    create({ email: 'now@rinda.example' }),
    comes('now@rinda.example'),
  ])
  expect([201, 422]).toContain(added.status)
  const rows = await world.db
    .selectFrom('portal_users')
    .select('portal_user_id')
    .where('email', '=', 'now@rinda.example')
    .execute()
  expect(rows).toHaveLength(1)
  expect(came).toMatchObject({ portalUserId: rows[0]?.portal_user_id })
})

test('a refused person is not half there', async () => {
  const answer = await create({ email: 'half@rinda.example', known: true, service_ids: [5] })
  expect(answer.body.errors[0]?.source).toEqual({ pointer: '/portal_user/service_ids' })
  const people = await call(world, 'GET /api/platform/people?q=half@', { as: root })
  expect(people.body.data).toEqual([])
  expect((await readDirectory(world.db)).accounts).not.toHaveProperty('half@rinda.example')
})

test('nothing that was sent made the server fail', () => expect(world.faults).toEqual([]))
