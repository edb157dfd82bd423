import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { countRows, expectConsistent } from '../testing/invariants.ts'
import { morning } from '../testing/towns/bookings.ts'
import { newLocation, newService } from '../testing/towns/set-up.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let root: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  root = await world.signIn('admin@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await expectConsistent(world)
  await world.close()
})

const names = { name_lv: 'Otra', name_en: 'Second', name_ru: 'Вторая' }
const whole = { ...newLocation, ...names }
const copy = (id: number | string, location: object, as = anna, key?: string) =>
  call(world, `POST /api/portal/locations/${id}/copy`, {
    as,
    body: { location },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const servicesAt = async (id: number | string, as = anna) =>
  (await call(world, `GET /api/locations/${id}?include=services`, { as })).body.included.filter(
    ({ type }) => type === 'service',
  )
async function make(location: object, service: object = {}, as = anna) {
  const made = await call(world, 'POST /api/portal/locations', {
    as,
    body: { location: { ...newLocation, ...location } },
  })
  const { id } = made.body.data
  await call(world, `POST /api/portal/locations/${id}/services`, {
    as,
    body: { service: { ...newService, ...service } },
  })
  return id
}

test('a copy has the hours, the rules and the services of the original, and who serves there, but is known to no other system and not shown yet', async () => {
  const config = {
    special_times: [{ day: '2026-12-24', from: '10:00', till: '14:00' }],
    queue: { most_waiting: 40 },
    announcement_until: '2027-01-01T00:00:00Z',
  }
  const id = await make(
    {
      ...{
        open_monday_from: '08:00',
        open_monday_till: '17:00',
        phone: '67000000',
        www: 'https://a.example',
      },
      ...{ bms_id: 'TOWN_1', qms_base_url: 'https://queue.example', announcement_lv: 'Remonts', config },
    },
    {
      ...{ duration: 45, bms_id: 'TOWN_11', qms_id: 7, tags: ['a'], capacity: 2 },
      config: { specialists: [3, 1], booking_times: [{ day: 'monday', from: '09:00', till: '12:00' }] },
    },
  )
  const witness = await world.connect(await world.signIn('user@rinda.example'))
  const answer = await copy(id, names)
  expect(answer.status).toBe(201)
  const { id: copyId, attributes } = answer.body.data
  expect(attributes).toMatchObject({
    ...names,
    ...{ name: 'Otra', address_lv: newLocation.address_lv, company_id: 1, phone: '67000000' },
    ...{ open_monday_from: '08:00', open_monday_till: '17:00', www: 'https://a.example' },
    ...{ visible: false, active: true, bms_id: '', qms_base_url: '', announcement_lv: '' },
    config: { special_times: config.special_times, queue: config.queue },
  })
  const [original, copied] = [await servicesAt(id), await servicesAt(copyId)]
  expect(copied).toHaveLength(1)
  const { position, ...service } = original[0]?.attributes ?? {}
  expect(copied[0]?.attributes).toMatchObject({
    ...Object.fromEntries(
      [
        'name_lv',
        'duration',
        'tags',
        'capacity',
        'config',
        'active',
        'visible',
        'bms_active',
        'qms_active',
      ].map((name) => [name, service[name]]),
    ),
    location_id: Number(copyId),
  })
  const ids = [original[0], copied[0]].flatMap((one) => [one?.attributes.bms_id, one?.attributes.qms_id])
  expect(new Set(ids.map(String)).size).toBe(3)
  const told = await witness.hears(({ type }) => type === 'location_created')
  expect(told.data).toMatchObject({ data: { id: copyId } })
  await witness.hears(({ type }) => type === 'service_created')
  const audit = await world.db
    .selectFrom('audit')
    .select(['action', 'object_id'])
    .orderBy('audit_id', 'desc')
    .limit(2)
    .execute()
  expect(audit.map(({ action }) => action)).toEqual(['service.create', 'location.create'])
  expect(audit[1]?.object_id).toBe(copyId)
})

test('all of it is made or nothing: what is said wrong of the copy leaves no trace', async () => {
  const before = await countRows(world)
  const wrong = await copy(1, { ...whole, name_en: '' })
  expect([wrong.status, wrong.body.errors.map(({ source }) => source?.pointer)]).toEqual([
    422,
    ['/location/name_en'],
  ])
  const elsewhere = await copy(1, { ...whole, www: 'ftp://a' })
  expect(elsewhere.body.errors.map(({ source }) => source?.pointer)).toEqual(['/location/www'])
  expect({ ...(await countRows(world)), replies: before.replies }).toEqual(before)
})

test('the same request sent again makes no second copy', async () => {
  const first = await copy(1, whole, anna, 'copy-once')
  const again = await copy(1, whole, anna, 'copy-once')
  expect([first.status, again.body]).toEqual([201, first.body])
})

test('prices that somebody may not set by hand they do not set by a copy; who may, does', async () => {
  const id = await make({}, { config: { price: 12.5, booking_period_max: 30 } }, root)
  const byAnna = await copy(id, names)
  const byRoot = await copy(id, names, root)
  const configOf = async (copyId: string) => (await servicesAt(copyId, root))[0]?.attributes.config
  expect(await configOf(byRoot.body.data.id)).toMatchObject({ price: 12.5, booking_period_max: 30 })
  const own = await configOf(byAnna.body.data.id)
  expect(own).not.toHaveProperty('price')
  expect(own).not.toHaveProperty('booking_period_max')
})

test('a location of another company is not there to be copied; the platform’s admin copies it within its company', async () => {
  expect((await copy(40, whole)).status).toBe(404)
  expect((await copy('999', whole)).status).toBe(404)
  const made = await copy(40, { ...whole, company_id: 1 }, root)
  expect([made.status, made.body.data.attributes.company_id]).toEqual([201, 40])
  expect((await copy(1, whole, await world.signIn('user@rinda.example'))).status).toBe(403)
})
