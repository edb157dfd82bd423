import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(() => world.close())

const path = '/api/portal/locations/1'
const patch = (location: unknown, as = anna, key?: string) =>
  call(world, `PATCH ${path}`, {
    as,
    body: { location },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const shown = async () => (await call(world, 'GET /api/locations/1', { as: anna })).body.data.attributes
const events = () => world.db.selectFrom('events').selectAll().orderBy('seq').execute()
const audit = () => world.db.selectFrom('audit').selectAll().orderBy('audit_id').execute()

describe('what is named is changed', () => {
  test('the rest stays, and it is seen at once', async () => {
    const before = await shown()
    const answer = await patch({ phone: '+371 67000000', visible: false, position: 7 })
    expect(answer.status).toBe(200)
    const expected = { ...before, phone: '+371 67000000', visible: false, position: 7 }
    expect(answer.body.data).toMatchObject({ id: '1', type: 'location' })
    for (const attributes of [answer.body.data.attributes, await shown()])
      expect({ ...attributes, timestamp: 0, updated_at: '' }).toEqual({
        ...expected,
        timestamp: 0,
        updated_at: '',
      })
  })

  test('every attribute of a GET can be set so that the next GET gives it', async () => {
    const input = {
      ...{ name: 'Default', name_lv: 'Nosaukums', name_en: 'Name', name_ru: 'Имя' },
      ...{ address: 'Riga', address_lv: 'Rīgā', address_en: 'In Riga', address_ru: 'В Риге' },
      ...{ description: 'd', description_lv: 'dl', description_en: 'de', description_ru: 'dr' },
      ...{ announcement: 'a', announcement_lv: 'al', announcement_en: 'ae', announcement_ru: 'ar' },
      ...{ phone: '67000001', email: 'desk@rinda.example', www: 'https://rinda.example' },
      ...{ latitude: 57.1, longitude: 24.2, position: 3 },
      ...{ accessibility_1: true, accessibility_2: false, accessibility_3: true, accessibility_5: true },
      ...{
        open_monday_from: '09:00',
        open_monday_till: '17:30',
        open_sunday_from: null,
        open_sunday_till: null,
      },
      ...{ active: false, visible: false, online: false, qms_active: true, bms_active: false },
      ...{
        bms_id: 'CITY_1',
        bms_base_url: 'https://bms.example/api',
        qms_base_url: 'http://qms.example:8080',
      },
      ...{ qms_services_url: 'https://qms.example/s', qms_tickets_url: 'https://qms.example/t' },
      ...{ qms_get_ticket_url: 'https://qms.example/g', qms_cancel_ticket_url: 'https://qms.example/c' },
      config: {
        special_times: [
          { day: '2026-12-24', from: '10:00', till: '14:00' },
          { day: '2026-12-25' },
          { day: '2026-12-31', from: '10:00', till: '12:00', company_id: 1, location_id: 1 },
        ],
        booking_times: [{ day: 'monday', from: '10:00', till: '11:00' }],
        theme: 'dark',
      },
    }
    expect((await patch(input)).status).toBe(200)
    expect(await shown()).toMatchObject(input)
    const own = await call(world, 'GET /api/portal/locations', { as: anna })
    expect(own.body.data.find(({ id }) => id === '1')?.attributes).toMatchObject(input)
  })

  test('other keys of config stay; one end of a day keeps the other', async () => {
    await patch({ config: { booking_times: [] }, open_monday_till: '18:00' })
    const { config, open_monday_from, open_monday_till } = await shown()
    expect(config).toMatchObject({ booking_times: [], theme: 'dark', special_times: { length: 3 } })
    expect([open_monday_from, open_monday_till]).toEqual(['09:00', '18:00'])
  })

  test('the default name goes with the Latvian one as long as it is the same', async () => {
    await patch({ name: '', name_lv: 'Viens' })
    await patch({ name_lv: 'Divi' })
    expect((await shown()).name).toBe('Divi')
    await patch({ name: 'Own' })
    await patch({ name_lv: 'Trīs' })
    expect((await shown()).name).toBe('Own')
  })
})

describe('what nobody may set is ignored, and what says nothing new is no change', () => {
  test('a GET sent back changes nothing, tells nobody, and so does what cannot be set', async () => {
    const counted = (await events()).length
    const before = await shown()
    for (const input of [
      before,
      {},
      { id: 9, company_id: 40, is_open: true, open: true, available: true, crowd_level: 100, timestamp: 1 },
      { created_at: '2020-01-01T00:00:00Z', services: [1], nonsense: { deep: [1] } },
      { phone: before.phone, config: before.config },
    ]) {
      const answer = await patch(input)
      expect([answer.status, answer.body.data.attributes]).toEqual([200, before])
    }
    expect((await events()).length).toBe(counted)
    expect((await audit()).length).toBe(counted)
  })

  test('also where a rule is stricter than what is there', async () => {
    await world.db
      .updateTable('locations')
      .set({ phone: '1'.repeat(40), address_lv: '' })
      .where('location_id', '=', 1)
      .execute()
    world.time.now = new Date(world.time.now.getTime() + 5000)
    const before = await shown()
    expect((await patch({ ...before, announcement_lv: 'Jauns' })).status).toBe(200)
    expect((await patch({ phone: '2'.repeat(40) })).status).toBe(422)
  })
})

test('every change is remembered with what was before and after, and told with the whole location', async () => {
  await patch({ phone: '1', email: 'a@b.example' })
  const told = (await events()).at(-1)
  const answer = await patch({ phone: '2' })
  expect((await events()).at(-1)).toMatchObject({
    type: 'location_updated',
    company_id: 1,
    location_id: 1,
    seq: (told?.seq ?? 0) + 1,
    resource: answer.body.data,
  })
  expect((await audit()).at(-1)).toMatchObject({
    action: 'location.update',
    object_kind: 'location',
    object_id: '1',
    actor: 'anna@rinda.example',
    before: { phone: '1' },
    after: { phone: '2' },
  })
})

test('an announcement that has ended is read by staff alone, until it is taken down', async () => {
  await patch({ visible: true, active: true })
  const read = async (as?: SignedInPerson) => {
    const { body } = await call(world, 'GET /api/locations/1', as ? { as } : {})
    return body.data.attributes.announcement_lv
  }
  const until = (minutes: number) => new Date(world.time.now.getTime() + minutes * 60_000).toISOString()
  const announced = { announcement: 'Līdz trijiem', announcement_lv: 'Līdz trijiem' }
  await patch({ ...announced, config: { announcement_until: until(5) } })
  expect([await read(), await read(anna)]).toEqual(['Līdz trijiem', 'Līdz trijiem'])
  await patch({ config: { announcement_until: until(-1) } })
  expect([await read(), await read(anna)]).toEqual(['', 'Līdz trijiem'])
  await patch({ config: { announcement_until: null } })
  expect(await read()).toBe('Līdz trijiem')
  for (const wrong of ['at three', '9999-12-31T23:30:00Z'])
    expect((await patch({ config: { announcement_until: wrong } })).status).toBe(422)
})

test('open portals of the company hear it, those of another do not', async () => {
  const near = await world.connect(await world.signIn('user@rinda.example'))
  const limited = await world.connect(await world.signIn('second@rinda.example'))
  const far = await world.connect(await world.signIn('admin@nails.example'))
  await patch({ announcement_en: 'Closed on Friday' })
  const message = await near.hears(({ type }) => type === 'location_updated')
  expect(message.data).toMatchObject({
    data: { id: '1', attributes: { announcement_en: 'Closed on Friday' } },
  })
  await limited.ask('get_bookings', { locationId: 2 })
  await far.ask('get_bookings', { locationId: 40 })
  expect([limited.heard, far.heard]).toEqual([[], []])
})

test('of two who change different things at once, neither loses theirs', async () => {
  const inputs = Array.from({ length: 10 }, (_, index) =>
    index % 2
      ? { phone: `p${index}` }
      : { [`open_${['monday', 'tuesday'][index % 4 ? 1 : 0]}_from`]: '11:00' },
  )
  const answers = await Promise.all([
    ...inputs.map((input) => patch(input)),
    patch({ config: { one: 1 } }),
    patch({ config: { other: 2 } }),
    patch({ accessibility_2: true }),
    patch({ accessibility_4: true }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await shown()).toMatchObject({
    open_monday_from: '11:00',
    open_tuesday_from: '11:00',
    config: { one: 1, other: 2 },
    accessibility_2: true,
    accessibility_4: true,
  })
})

test('the same key does it once', async () => {
  const first = await patch({ phone: 'first' }, anna, 'key')
  await patch({ phone: 'second' })
  const again = await patch({ phone: 'first' }, anna, 'key')
  expect(again.body).toEqual(first.body)
  expect((await shown()).phone).toBe('second')
})

test('new hours count for the slots at once', async () => {
  const portal = await world.connect(anna)
  await patch({
    bms_base_url: '',
    active: true,
    bms_active: true,
    open_wednesday_from: '08:00',
    open_wednesday_till: '10:00',
  })
  const reply = await portal.ask('get_slots', { locationId: 1, serviceId: 1, date: '2026-12-09', days: 1 })
  const slots = reply.data.data as unknown as { time: string }[]
  expect(slots.map(({ time }) => time)).toEqual(['06:00', '06:30', '07:00', '07:30'])
})

test('all of it leaves the database consistent', () => expectConsistent(world))
