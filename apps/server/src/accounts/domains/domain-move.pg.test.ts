import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { codeOf } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let root: SignedInPerson

beforeAll(async () => {
  world = await startWorld()
  root = await world.signIn('admin@rinda.example')
})
afterAll(() => world.close())

const move = (domain: string, companyId: number) =>
  call(world, `PATCH /api/platform/domains/${domain}`, {
    as: root,
    body: { domain: { company_id: companyId } },
  })
const whoIs = async (person: SignedInPerson) => {
  const answer = await call(world, 'GET /api/portal/current_portal_user', { as: person })
  return answer.body.data.attributes
}
const locationsOf = async (person: SignedInPerson) => {
  const answer = await call(world, 'GET /api/portal/locations', { as: person })
  return answer.body.data.map((one) => one.id)
}

test('a domain that is moved takes its people along while they are signed in', async () => {
  const nora = await world.signIn('admin@nails.example')
  const nils = await world.signIn('user@nails.example')
  const [portal, limited] = [await world.connect(nora), await world.connect(nils)]
  expect(await locationsOf(nora)).toEqual(['40'])
  const moved = await move('nails.example', 1)
  expect(moved.body.data.attributes).toMatchObject({ company_id: 1, people: 2, built_in: true })

  expect(await whoIs(nora)).toMatchObject({ company_id: 1, role: 'COMPANY_ADMIN', company: { id: 1 } })
  expect(await locationsOf(nora)).toEqual(['1', '2'])
  expect(await locationsOf(nils)).toEqual([])
  for (const open of [portal, limited]) {
    await open.hears((message) => message.type === 'profile_changed')
    await expect.poll(() => open.socket.connected).toBe(false)
  }
  const again = await world.connect(nora, { companyId: 40 })
  expect(codeOf(await again.ask('get_bookings', { locationId: 40, date: '2027-01-12' }))).toBe('not_found')
  expect((await again.ask('get_bookings', { locationId: 1, date: '2027-01-12' })).type).toBe('bookings')
  const there = { locationId: 40, serviceId: 5, date: '2027-01-12', time: '10:00' }
  expect(codeOf(await again.ask('lock_booking', there))).toBe('not_found')

  const history = await call(world, 'GET /api/platform/history', { as: root })
  expect(history.body.data.map((one) => one.attributes.action)).toEqual([
    'portal_user.move',
    'portal_user.move',
    'domain.update',
  ])
  await move('nails.example', 40)
  expect(await locationsOf(nora)).toEqual(['40'])
})

test('a domain that is removed leaves its people strangers, and created anew it has them back', async () => {
  const nora = await world.signIn('admin@nails.example')
  const removed = await call(world, 'DELETE /api/platform/domains/nails.example', { as: root })
  expect(removed.body.data.attributes).toMatchObject({ removed: true, built_in: true })
  expect(await whoIs(nora)).toMatchObject({
    company_id: 1,
    role: 'NONE',
    profile: { home: '/', screens: [] },
  })
  expect(await locationsOf(nora)).toEqual([])
  const body = { domain: { domain: 'nails.example', company_id: 40, partner: true } }
  const anew = await call(world, 'POST /api/platform/domains', { as: root, body })
  expect(anew.status).toBe(201)
  // Of a partner's people the role follows from the address again.
  expect(await whoIs(nora)).toMatchObject({ company_id: 40, role: 'COMPANY_ADMIN' })
})

test('a domain that was unknown brings in those who were strangers, without any role that was not given', async () => {
  await world.db
    .insertInto('portal_users')
    .values(
      ['desk@spa.example', 'admin@spa.example'].map((email) => ({
        company_id: 1,
        email,
        name: email,
        role: 'NONE' as const,
        location_ids: null,
        service_ids: null,
        created_at: world.time.now,
        updated_at: world.time.now,
      })),
    )
    .execute()
  const [desk, admin] = [await world.signIn('desk@spa.example'), await world.signIn('admin@spa.example')]
  const body = { domain: { domain: 'SPA.example', company_id: 40 } }
  const made = await call(world, 'POST /api/platform/domains', { as: root, body })
  expect(made.body.data).toMatchObject({ id: 'spa.example', attributes: { people: 2, partner: false } })
  expect(await whoIs(desk)).toMatchObject({ company_id: 40, role: 'NONE' })
  const partner = { domain: { partner: true, profile: { booking: { blockReason: true } } } }
  await call(world, 'PATCH /api/platform/domains/spa.example', { as: root, body: partner })
  expect(await whoIs(desk)).toMatchObject({
    role: 'COMPANY_USER',
    profile: { booking: { blockReason: true } },
  })
  expect(await whoIs(admin)).toMatchObject({ role: 'COMPANY_ADMIN' })
  expect((await call(world, 'DELETE /api/platform/domains/spa.example', { as: root })).status).toBe(200)
  const domains = await call(world, 'GET /api/platform/domains', { as: root })
  expect(domains.body.data.map((one) => one.id)).not.toContain('spa.example')
  expect(await whoIs(admin)).toMatchObject({ company_id: 1, role: 'NONE' })
})

test('the platform’s admin stays admin, wherever their domain goes', async () => {
  await move('rinda.example', 40)
  expect(await whoIs(root)).toMatchObject({ company_id: 40, role: 'QTICKET_ADMIN' })
  await call(world, 'DELETE /api/platform/domains/rinda.example', { as: root })
  expect(await whoIs(root)).toMatchObject({ company_id: 1, role: 'QTICKET_ADMIN' })
})

test('nothing that was sent made the server fail', () => expect(world.faults).toEqual([]))
