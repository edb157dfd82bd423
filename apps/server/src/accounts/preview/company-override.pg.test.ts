import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let root: SignedInPerson

beforeAll(async () => {
  world = await startWorld()
  root = await world.signIn('admin@rinda.example')
})
afterAll(() => world.close())

const put = (profile: unknown, companyId = 1) =>
  call(world, `PATCH /api/platform/companies/${companyId}`, { as: root, body: { company: { profile } } })
const profileNow = async (email: string) => {
  const answer = await call(world, 'GET /api/portal/current_portal_user', { as: await world.signIn(email) })
  return answer.body.data.attributes.profile as { booking: Record<string, unknown>; zone: string }
}

test.each([
  [{ calendar: { startMinute: 'eight' } }, ['/company/profile/calendar/startMinute']],
  [{ calendar: { startMinute: 1300 } }, ['/company/profile/calendar/startMinute']],
  [{ home: 'https://elsewhere.example' }, ['/company/profile/home']],
  [{ zone: 'Moon/Crater' }, ['/company/profile/zone']],
  [{ booking: { blockDurations: [30, 0] } }, ['/company/profile/booking/blockDurations/1']],
  [
    { colour: 'red', views: { upsideDown: true } },
    ['/company/profile/colour', '/company/profile/views/upsideDown'],
  ],
  [{ roles: { KING: {} } }, ['/company/profile/roles/KING']],
  [
    { roles: { COMPANY_USER: { calendar: { startMinute: 1439 } } } },
    ['/company/profile/calendar/startMinute'],
  ],
  [
    { booking: { formFields: [{ key: 'topic', required: false, options: [{ id: '\u0000' }] }] } },
    ['/company/profile'],
  ],
  [['a list'], ['/company/profile']],
])('an override that makes no sense is refused, naming the field: %j', async (profile, pointers) => {
  const before = await profileNow('anna@rinda.example')
  const answer = await put(profile)
  expect(answer.status).toBe(422)
  const named = answer.body.errors.map((error) => error.source?.pointer)
  for (const pointer of pointers) expect(named).toContain(pointer)
  expect(await profileNow('anna@rinda.example')).toEqual(before)
})

test('what is right by itself may be nonsense with what the domain says, and is refused as well', async () => {
  const domain = { profile: { calendar: { endMinute: 600 } } }
  const first = await call(world, 'PATCH /api/platform/domains/rinda.example', { as: root, body: { domain } })
  expect(first.status).toBe(200)
  const answer = await put({ calendar: { startMinute: 700 } })
  expect(answer.body.errors[0]?.source).toEqual({ pointer: '/company/profile/calendar/startMinute' })
  const late = { domain: { profile: { calendar: { startMinute: 1400 } } } }
  const other = await call(world, 'PATCH /api/platform/domains/rinda.example', { as: root, body: late })
  expect(other.body.errors[0]?.source).toEqual({ pointer: '/domain/profile/calendar/startMinute' })
})

test('whoever is signed in sees a change at once, the server goes by it, and the open socket is told', async () => {
  const anna = await world.signIn('anna@rinda.example')
  const portal = await world.connect(anna)
  const nails = await world.connect(await world.signIn('admin@nails.example'))
  const answer = await put({ booking: { cancelCommentRequired: true, mayCreate: false } })
  expect(answer.status).toBe(200)
  expect(answer.body.data.attributes).toMatchObject({
    profile: { booking: { cancelCommentRequired: true } },
    inherited: { booking: { cancelCommentRequired: false } },
  })
  await portal.hears((message) => message.type === 'profile_changed')
  expect(portal.socket.connected).toBe(true)
  const slot = { locationId: 1, serviceId: 1, specialistId: 1, date: '2027-01-12', time: '10:00' }
  const reply = await portal.ask('lock_booking', slot)
  expect(reply).toMatchObject({ type: 'BOOKING_LOCK_FAILED', data: { code: 'forbidden' } })
  expect((await profileNow('anna@rinda.example')).booking).toMatchObject({ cancelCommentRequired: true })
  expect(nails.heard).toEqual([])
  await put(null)
  expect((await profileNow('anna@rinda.example')).booking).toMatchObject({ mayCreate: true })
})

test('names and visibility change too, and the history says who changed what from what', async () => {
  const body = { company: { name: 'Rinda Plus', visible: false } }
  await call(world, 'PATCH /api/platform/companies/1', { as: root, body })
  const shown = await call(world, 'GET /api/companies')
  expect(shown.body.data.map((one) => one.id)).not.toContain('1')
  const history = await call(world, 'GET /api/platform/history?kind=company&id=1', { as: root })
  expect(history.body.data[0]?.attributes).toMatchObject({
    actor: 'admin@rinda.example',
    action: 'company.update',
    changes: [
      { field: 'name', from: 'Company 1', to: 'Rinda Plus' },
      { field: 'visible', from: true, to: false },
    ],
  })
  expect(history.body.data.at(-1)?.attributes.changes).toEqual([
    { field: 'profile.booking.mayCreate', from: null, to: false },
    { field: 'profile.booking.cancelCommentRequired', from: null, to: true },
  ])
})

test('a repeated change with the same key is done once', async () => {
  const change = {
    as: root,
    body: { company: { www: 'x', name_lv: 'Rinda' } },
    headers: { 'idempotency-key': 'k' },
  }
  const first = await call(world, 'PATCH /api/platform/companies/1', change)
  // What was said is shown, beside what the rules say of the company.
  expect(first.body.data.attributes).toMatchObject({ www: 'x', latitude: 56.946285, longitude: 24.105078 })
  expect(first.body.data.attributes.logo).toMatch(/^data:image/)
  const counted = (await call(world, 'GET /api/platform/history', { as: root })).body.data.length
  expect((await call(world, 'PATCH /api/platform/companies/1', change)).body).toEqual(first.body)
  expect((await call(world, 'GET /api/platform/history', { as: root })).body.data).toHaveLength(counted)
})

test('the history goes on page by page', async () => {
  for (let nth = 0; nth < 52; nth++) await put({ calendar: { maxDays: (nth % 2) + 1 } })
  const first = await call(world, 'GET /api/platform/history', { as: root })
  expect(first.body.data).toHaveLength(50)
  const next = await call(world, `GET ${first.body.links.next}`, { as: root })
  expect(next.body.data.length).toBeGreaterThan(2)
  expect(next.body.links.next).toBeNull()
})

test('nothing that was sent made the server fail', () => expect(world.faults).toEqual([]))
