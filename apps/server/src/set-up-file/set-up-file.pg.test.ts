import type { SetUpFile, SetUpReportAttributes } from '@rinda/contract/set-up/set-up-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { countRows, expectConsistent } from '../testing/invariants.ts'
import { book, morning, slotAt } from '../testing/towns/bookings.ts'
import { newLocation, newService } from '../testing/towns/set-up.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let nora: SignedInPerson
let root: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  nora = await world.signIn('admin@nails.example')
  root = await world.signIn('admin@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await expectConsistent(world)
  await world.close()
})

const exported = async (as = anna, query = '') =>
  (await call(world, `GET /api/portal/set_up${query}`, { as })).body as unknown as SetUpFile
const send = (path: string, set_up: unknown, as = anna) =>
  call(world, `POST ${path}`, { as, body: { set_up } })
const check = async (set_up: unknown, { as = anna, query = '' } = {}) => {
  const answer = await send(`/api/portal/set_up/check${query}`, set_up, as)
  expect(answer.status).toBe(200)
  return answer.body.data.attributes as unknown as SetUpReportAttributes
}
const bring = (set_up: unknown, { as = anna, query = '' } = {}) =>
  send(`/api/portal/set_up${query}`, set_up, as)
const file = (...locations: object[]) => ({ rinda_set_up: 1, locations })

test('what was taken out and brought back changes nothing, and is told to nobody', async () => {
  const before = await countRows(world)
  const out = await exported()
  expect(out.locations.length).toBeGreaterThan(1)
  const report = await check(out)
  expect(new Set(report.rows.map(({ outcome }) => outcome))).toEqual(new Set(['same']))
  const answer = await bring(out)
  expect([answer.status, answer.body.data.attributes]).toEqual([200, { ...report, written: true }])
  expect({ ...(await countRows(world)), replies: before.replies }).toEqual(before)
  expect(await exported()).toEqual(out)
})

test('a row that says what stood there before the file is no empty one where a row above it says otherwise', async () => {
  const [first] = (await exported()).locations
  const [service] = first?.services ?? []
  if (!first || !service) throw new Error('no service')
  const only = { ...first, services: [service] }
  const moved = { ...first, phone: '67000003', services: [{ ...service, average_time: 44 }, service] }
  const rows = (await check(file(moved, only))).rows.map(({ kind, outcome, fields }) => [
    kind,
    outcome,
    fields,
  ])
  expect(rows).toEqual([
    ['location', 'changed', ['phone']],
    ['service', 'changed', ['average_time']],
    ['service', 'changed', ['average_time']],
    ['location', 'changed', ['phone']],
    ['service', 'same', []],
  ])
  expect((await bring(file(moved, only))).status).toBe(200)
  expect((await exported()).locations.find(({ id }) => id === first.id)).toEqual(first)
})

test('new locations and services are made, others changed, and a check says so before', async () => {
  const witness = await world.connect(await world.signIn('user@rinda.example'))
  const [first] = (await exported()).locations
  const input = file(
    { ...first, phone: '67000002' },
    { ...newLocation, name_lv: 'Jauna', services: [{ ...newService, duration: 45 }, { ...newService }] },
  )
  const before = await countRows(world)
  const report = await check(input)
  expect(report).toMatchObject({ fine: true, written: false, left_outside: 0 })
  expect(report.rows.filter(({ outcome }) => outcome !== 'same')).toMatchObject([
    { kind: 'location', place: 'locations/0', id: 1, outcome: 'changed', fields: ['phone'] },
    { kind: 'location', place: 'locations/1', name: 'Jauna', outcome: 'new' },
    { kind: 'service', place: 'locations/1/services/0', outcome: 'new' },
    { kind: 'service', place: 'locations/1/services/1', outcome: 'new' },
  ])
  expect(await countRows(world)).toEqual(before)

  const answer = await bring(input)
  expect(answer.body.data.attributes).toMatchObject({ written: true })
  const made = (await exported()).locations.find((location) => location.name_lv === 'Jauna')
  expect(made?.services.map((service) => service.duration)).toEqual([45, 30])
  await witness.hears(
    ({ type, data }) => type === 'location_created' && JSON.stringify(data).includes('Jauna'),
  )
  await witness.hears(({ type }) => type === 'location_updated')
})

describe('one row that is wrong', () => {
  test('refuses all of them, and each fault is told with its place', async () => {
    const [first] = (await exported()).locations
    const input = file(
      { ...first, phone: '67000003', services: [{ id: 1, name_lv: '' }] },
      { ...newLocation, name_ru: 'x'.repeat(251), services: [{ ...newService, capacity: 0 }] },
      { id: 999, phone: '1' },
    )
    const before = await countRows(world)
    const report = await check(input)
    const faults = report.rows.flatMap((row) => row.faults.map(({ field }) => `${row.place} ${field}`))
    expect(faults).toEqual([
      'locations/0/services/0 name_lv',
      'locations/1 name_ru',
      'locations/1/services/0 capacity',
      'locations/2 id',
    ])
    expect(report).toMatchObject({ fine: false, written: false })
    for (const { faults } of report.rows)
      for (const { info } of faults) expect(Object.values(info).every((text) => text !== '')).toBe(true)

    const answer = await bring(input)
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map((error) => error.source?.pointer)).toEqual(
      faults.map((fault) => `/set_up/${fault.replace(' ', '/')}`),
    )
    expect(await countRows(world)).toEqual(before)
    expect((await exported()).locations[0]?.phone).toBe('67000002')
  })

  test('a service of one location under another, or somebody who is not in the file', async () => {
    const input = file(
      { id: 2, services: [{ id: 1 }] },
      { id: 1, services: [{ id: 1, config: { specialists: ['Zane'] } }] },
    )
    const { rows } = await check(input)
    expect(rows.flatMap(({ place, faults }) => faults.map(({ field }) => `${place} ${field}`))).toEqual([
      'locations/0/services/0 id',
      'locations/1/services/0 config/specialists/0',
    ])
  })

  test.each([
    [{}, '/set_up/rinda_set_up'],
    [{ rinda_set_up: 2 }, '/set_up/rinda_set_up'],
    [{ rinda_set_up: 1, locations: {} }, '/set_up/locations'],
    [{ rinda_set_up: 1, locations: [{ services: 'x' }] }, '/set_up/locations/0/services'],
    [{ rinda_set_up: 1, locations: [7] }, '/set_up/locations/0'],
  ])('%j is no file of ours', async (input, pointer) => {
    for (const path of ['/api/portal/set_up', '/api/portal/set_up/check']) {
      const { status, body } = await send(path, input)
      expect([status, body.errors[0]?.source?.pointer]).toEqual([422, pointer])
    }
  })
})

describe('a file that is made to be too much', () => {
  const many = (count: number, row: object) => Array.from({ length: count }, () => row)

  test.each<[string, object, string]>([
    [
      'of services, few at each location',
      { locations: many(1000, { services: many(200, {}) }) },
      'locations',
    ],
    ['of services at one', { locations: [{ services: many(201, {}) }] }, 'locations/0/services'],
    ['of locations', { locations: many(1001, {}) }, 'locations'],
    ['of specialists', { specialists: many(2001, {}) }, 'specialists'],
  ])('%s is refused as a whole, before a row of it is tried', async (_, rows, field) => {
    const before = await countRows(world)
    for (const path of ['/api/portal/set_up/check', '/api/portal/set_up']) {
      const answer = await send(path, { rinda_set_up: 1, ...rows })
      expect([answer.status, answer.body.errors.length]).toEqual([422, 1])
      expect(answer.body.errors[0]?.source?.pointer).toBe(`/set_up/${field}`)
    }
    expect(await countRows(world)).toEqual(before)
  })

  test('of depth, of names, of bytes is refused like any other wrong one, and the server goes on', async () => {
    const depth = 200_000
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
    const wide = JSON.stringify(
      Object.fromEntries(Array.from({ length: 100_000 }, (_, nth) => [`k${nth}`, nth])),
    )
    for (const config of [deep, wide, '{"__proto__": {"role": "QTICKET_ADMIN"}}']) {
      const text = `{"set_up": {"rinda_set_up": 1, "locations": [{"name_lv": 7, "config": ${config}}]}}`
      const answer = await call(world, 'POST /api/portal/set_up', { as: anna, body: text })
      expect(answer.status).toBe(422)
    }
    const tooLong = await send('/api/portal/set_up', {
      rinda_set_up: 1,
      filling: 'x'.repeat(16 * 1024 * 1024),
    })
    expect(tooLong.status).toBe(413)
    expect((await check(await exported())).fine).toBe(true)
  })

  test('is not read at all from who is not signed in', async () => {
    const answer = await call(world, 'POST /api/portal/set_up', { body: '[[[ not even JSON' })
    expect(answer.status).toBe(401)
  })
})

test('the coming bookings that new hours leave outside are counted, and need attention afterwards', async () => {
  const portal = await world.connect(anna)
  const booked = await book(portal, slotAt('15:00'))
  const input = file({ id: 1, open_wednesday_from: '08:00', open_wednesday_till: '12:00' })
  expect(await check(input)).toMatchObject({ left_outside: 1 })
  await bring(input)
  const { data } = (await portal.ask('get_attention', { locationId: 1 })).data.data as {
    data: { qtid: string }[]
  }
  expect(data.map(({ qtid }) => qtid)).toContain(booked.qtid)
  await bring(file({ id: 1, open_wednesday_from: '08:00', open_wednesday_till: '21:00' }))
})

test('somebody new is named by a text, works from then on where the file says, and is away when it says', async () => {
  const specialists = [
    {
      ...{ id: 'Zane', name: 'Zane Liepa', working_hours: { monday: [{ from: '09:00', till: '12:00' }] } },
      absences: [{ from_date: '2026-12-24', till_date: '2026-12-27', note: 'Holidays' }],
    },
    { id: 1, bms_id: 'NEW' },
  ]
  const services = [{ ...newService, name_lv: 'Konsultācija', config: { specialists: ['Zane', 1] } }]
  const input = { ...file({ id: 1, services }), specialists }
  expect((await check(input)).rows).toMatchObject([
    { kind: 'specialist', place: 'specialists/0', name: 'Zane Liepa', outcome: 'new' },
    { kind: 'specialist', place: 'specialists/1', id: 1, outcome: 'changed', fields: ['bms_id'] },
    { kind: 'location', outcome: 'same' },
    { kind: 'service', outcome: 'new' },
  ])
  await bring(input)
  const out = await exported()
  const zane = out.specialists.find(({ name }) => name === 'Zane Liepa')
  expect(zane).toMatchObject({
    working_hours: { monday: [{ from: '09:00', till: '12:00' }] },
    absences: [{ from_date: '2026-12-24', till_date: '2026-12-27', note: 'Holidays' }],
  })
  const made = out.locations[0]?.services.find(({ name_lv }) => name_lv === 'Konsultācija')
  expect(made).toMatchObject({ config: { specialists: [zane?.id, 1] } })
  const wrong = {
    ...file(),
    specialists: [
      { id: 'x', name: '' },
      { id: 999, name: 'y' },
    ],
  }
  const { rows } = await check(wrong)
  expect(rows.map(({ faults }) => faults.map(({ field }) => field))).toEqual([['name'], ['id']])
})

test('another company takes it as new, by its own ids, and the first keeps its own', async () => {
  const out = await exported()
  const [first] = out.locations
  if (!first) throw new Error('there is no location')
  out.locations[0] = {
    ...first,
    ...{ address_lv: 'Brīvības iela 1', address_en: 'Brīvības iela 1', address_ru: 'Brīvības iela 1' },
    config: {
      special_times: [
        { day: '2026-12-24', location_id: 1 },
        { day: '2026-12-25', location_id: 2 },
      ],
    },
  }
  const one = { ...out, locations: out.locations.slice(0, 1) }
  expect((await check(one, { as: nora })).fine).toBe(false)
  const before = await exported(nora)
  const answer = await bring(one, { as: nora, query: '?as_new=true' })
  expect(answer.body.errors).toBeUndefined()
  const after = await exported(nora)
  expect(after.locations).toHaveLength(before.locations.length + 1)
  expect(after.locations.at(-1)).toMatchObject({
    name_lv: one.locations[0]?.name_lv,
    config: { special_times: [{ day: '2026-12-24' }] },
  })
  expect(after.locations.at(-1)?.services).toHaveLength(one.locations[0]?.services.length ?? 0)
  expect((await exported()).locations).toHaveLength(out.locations.length)
})

test.each([
  [
    'special times',
    { config: { special_times: [null, { day: '2026-12-24', location_id: { toString: 1 } }] } },
  ],
  ['specialists', { services: [{ ...newService, config: { specialists: [{ toString: 1 }] } }] }],
])('%s that are none are refused in their row', async (_, more) => {
  const report = await check(file({ ...newLocation, ...more }), { query: '?as_new=true' })
  expect(report.fine).toBe(false)
  expect(report.rows.map(({ outcome }) => outcome)).toContain('wrong')
})

test('the platform’s admin names the company; nobody else reaches another', async () => {
  expect((await exported(root, '?company_id=40')).company_id).toBe(40)
  expect((await exported(anna, '?company_id=40')).company_id).toBe(1)
  const answer = await bring(file({ ...newLocation }), { as: root, query: '?company_id=40' })
  expect(answer.status).toBe(200)
  expect((await exported(nora)).locations.some(({ name_lv }) => name_lv === newLocation.name_lv)).toBe(true)
  const foreign = await check(file({ id: 1, phone: '1' }), { as: root, query: '?company_id=40' })
  expect(foreign.rows).toMatchObject([{ outcome: 'wrong' }])
  const nowhere = await bring(file({ ...newLocation }), { as: root, query: '?company_id=999999' })
  expect(nowhere.status).toBe(404)
})

test('the same key twice makes it once', async () => {
  const options = {
    as: anna,
    body: { set_up: file({ ...newLocation }) },
    headers: { 'idempotency-key': 'twice' },
  }
  const answers = await Promise.all([1, 2, 3].map(() => call(world, 'POST /api/portal/set_up', options)))
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  expect((await exported()).locations.filter(({ name_lv }) => name_lv === newLocation.name_lv)).toHaveLength(
    1,
  )
})
