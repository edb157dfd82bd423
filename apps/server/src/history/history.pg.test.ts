import type { SetUpChangeResource } from '@rinda/contract/set-up/set-up-history'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import { addPeople } from '../testing/clients/people.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { book, morning, slotAt } from '../testing/towns/bookings.ts'
import { newLocation, newService } from '../testing/towns/set-up.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let manager: SignedInPerson
let foreign: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  foreign = await world.signIn('admin@nails.example')
  await addPeople(world, [{ email: 'manager@rinda.example', role: 'COMPANY_USER' }])
  await world.db
    .updateTable('portal_users')
    .set({ permissions: ['navigation/open_times'] })
    .where('email', '=', 'manager@rinda.example')
    .execute()
  manager = await world.signIn('manager@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const patch = (location: object, id = 1) =>
  call(world, `PATCH /api/portal/locations/${id}`, { as: anna, body: { location } })
const list = async (query = 'location_id=1', as = anna) =>
  (await call(world, `GET /api/portal/history?${query}`, { as })).body as unknown as {
    data: SetUpChangeResource[]
    links: { next: string | null }
  }
const newest = async (query?: string, as?: SignedInPerson) => {
  const [first] = (await list(query, as)).data
  if (!first) throw new Error('nothing was written down')
  return first
}
const putBack = (id: string, fields?: string[], as = anna) =>
  call(world, `POST /api/portal/history/${id}/put_back`, { as, body: fields ? { fields } : {} })
const shown = async (id: number | string = 1) =>
  (await call(world, `GET /api/locations/${id}`, { as: anna })).body.data.attributes

test('says who changed which field of what, when, from what to what', async () => {
  const { phone } = await shown()
  await patch({ phone: '67000001', open_monday_from: '09:00', visible: false })
  expect((await newest()).attributes).toMatchObject({
    ...{ at: world.time.now.toISOString(), actor: 'anna@rinda.example', action: 'update' },
    ...{ object_kind: 'location', object_id: '1', location_id: 1 },
    changes: [
      { field: 'phone', from: phone, to: '67000001' },
      { field: 'visible', from: true, to: false },
      { field: 'open_monday', from: { from: '08:00', till: '21:00' }, to: { from: '09:00', till: '21:00' } },
    ],
  })
})

test('one field is put back, the others stay; that is a change of its own', async () => {
  const change = await newest()
  const answer = await putBack(change.id, ['open_monday'])
  expect(answer.status).toBe(200)
  expect(answer.body.data.attributes).toMatchObject({
    ...{ open_monday_from: '08:00', phone: '67000001', visible: false },
  })
  expect((await newest()).attributes.changes).toEqual([
    { field: 'open_monday', from: { from: '09:00', till: '21:00' }, to: { from: '08:00', till: '21:00' } },
  ])
  expect((await putBack(change.id)).body.data.attributes).toMatchObject({ visible: true })
})

test('a special day is put back, and those added since stay', async () => {
  const entry = (day: string, till: string) => ({ day, from: '10:00', till })
  await patch({ config: { special_times: [entry('2026-12-24', '14:00')] } })
  await patch({ config: { special_times: [entry('2026-12-24', '12:00')] } })
  const change = await newest()
  expect(change.attributes.changes).toEqual([
    {
      field: 'special_times/2026-12-24',
      from: [entry('2026-12-24', '14:00')],
      to: [entry('2026-12-24', '12:00')],
    },
  ])
  await patch({ config: { special_times: [entry('2026-12-24', '12:00'), entry('2026-12-31', '13:00')] } })
  await putBack(change.id)
  expect((await shown()).config).toMatchObject({
    special_times: [entry('2026-12-24', '14:00'), entry('2026-12-31', '13:00')],
  })
})

test('days that several people put back at once are all put back', async () => {
  const days = ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07']
  const { special_times: before = [] } = (await shown()).config as { special_times?: object[] }
  for (let many = 1; many <= days.length; many += 1)
    await patch({ config: { special_times: [...before, ...days.slice(0, many).map((day) => ({ day }))] } })
  const changes = (await list()).data.slice(0, days.length)
  // As the portal asks: under a key of its own, by which its first answer is kept.
  const answers = await Promise.all(
    changes.map(({ id }) =>
      call(world, `POST /api/portal/history/${id}/put_back`, {
        ...{ as: anna, body: {} },
        headers: { 'idempotency-key': `put back ${id}` },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await shown()).config).toEqual({ special_times: before })
})

test('those of a service too, with its specialists and times', async () => {
  const path = '/api/portal/locations/1/services'
  const made = await call(world, `POST ${path}`, { as: anna, body: { service: newService } })
  const { id } = made.body.data
  const query = `service_id=${id}`
  expect((await newest(query)).attributes).toMatchObject({ action: 'create', changes: [], name_lv: 'Pases' })
  const config = {
    specialists: [1],
    price: 5,
    booking_times: [{ day: 'monday', from: '09:00', till: '10:00' }],
  }
  const root = await world.signIn('admin@rinda.example')
  await call(world, `PATCH ${path}/${id}`, { as: root, body: { service: { duration: 45, config } } })
  const change = await newest(query)
  expect(change.attributes.changes.map(({ field }) => field).sort()).toEqual(
    ['booking_times/monday', 'config/price', 'duration', 'specialists'].sort(),
  )
  expect(codesOf(await putBack(change.id))).toEqual(['forbidden'])
  expect((await putBack(change.id, ['duration'])).body.data.attributes).toMatchObject({ duration: 30 })
  const back = await putBack(change.id, undefined, root)
  expect(back.body.data.attributes).toMatchObject({
    duration: 30,
    config: { specialists: [], price: null, booking_times: [] },
  })
})

test('who keeps the times sees times alone, and puts back no more', async () => {
  await patch({ phone: '67000009', open_sunday_till: '20:00' })
  const change = await newest()
  const own = await newest('location_id=1', manager)
  expect(own.id).toBe(change.id)
  expect(own.attributes.changes.map(({ field }) => field)).toEqual(['open_sunday'])
  expect(codesOf(await putBack(change.id, ['phone'], manager))).toEqual(['invalid'])
  expect((await putBack(change.id, undefined, manager)).status).toBe(200)
  expect(await shown()).toMatchObject({ open_sunday_till: '21:00', phone: '67000009' })
})

test('which bookings it would leave outside is asked before, and nothing is written', async () => {
  await patch({ open_wednesday_till: '12:00' })
  await patch({ open_wednesday_till: '21:00' })
  const portal = await world.connect(anna)
  const booked = await book(portal, slotAt('15:00'))
  const change = await newest()
  const early = (await list()).data[1]
  const ask = async (id: string | undefined) =>
    (await call(world, `POST /api/portal/history/${id}/impact`, { as: anna, body: {} })).body as unknown as {
      data: { attributes: object }[]
      meta: { total: number }
    }
  const before = await shown()
  expect((await ask(change.id)).meta.total).toBe(1)
  expect(JSON.stringify(await ask(change.id))).toContain(booked.qtid)
  expect((await ask(early?.id)).meta.total).toBe(0)
  expect(await shown()).toEqual(before)
})

test('what another company changed is not there, by whatever number', async () => {
  const change = await newest()
  expect((await putBack(change.id, undefined, foreign)).status).toBe(404)
  for (const query of ['location_id=1', 'service_id=1', 'location_id=999'])
    expect((await call(world, `GET /api/portal/history?${query}`, { as: foreign })).status).toBe(404)
  expect((await list('', foreign)).data).toEqual([])
  for (const id of ['x', '0', '99999999999999', '999999']) expect((await putBack(id)).status).toBe(404)
})

test('fields that it was not about are refused, and nothing is half-done', async () => {
  const change = await newest()
  const before = await shown()
  const answer = await putBack(change.id, ['name_lv'])
  expect([answer.status, answer.body.errors[0]?.source?.pointer]).toEqual([422, '/fields'])
  expect(await shown()).toEqual(before)
})

test('a page follows another, and every change is on one of them', async () => {
  const made = await call(world, 'POST /api/portal/locations', { as: anna, body: { location: newLocation } })
  const { id } = made.body.data
  for (let round = 0; round < 60; round += 1) await patch({ phone: String(round) }, Number(id))
  const first = await list(`location_id=${id}`)
  expect(first.data).toHaveLength(50)
  const query = first.links.next?.split('?')[1] ?? ''
  const second = await list(query)
  expect(second.links.next).toBeNull()
  const all = [...first.data, ...second.data]
  expect(new Set(all.map((change) => change.id)).size).toBe(61)
  expect(all.at(-1)?.attributes.action).toBe('create')
})

test('who changed some fields is told alone, also where much else was changed since', async () => {
  const query = 'location_id=1&fields=www'
  expect((await list(query)).data).toEqual([])
  await patch({ www: 'https://one.example', email: 'one@rinda.example' })
  for (let nth = 0; nth < 60; nth += 1) await patch({ phone: `6700${1000 + nth}` })
  const { data, links } = await list(query)
  expect(data.map(({ attributes }) => attributes.changes.map(({ field }) => field))).toEqual([['www']])
  expect(links.next).toBeNull()
  const days = (await list('location_id=1&fields=open,special_times')).data
  const names = days.flatMap(({ attributes }) => attributes.changes.map(({ field }) => field))
  expect(names.filter((name) => !/^(open_|special_times\/)/.test(name))).toEqual([])
  expect(names.length).toBeGreaterThan(3)
})

test('the changes of one specialist, and of the company’s rules alone', async () => {
  const specialist = { name: 'Anna Kalna' }
  const changed = await call(world, 'PATCH /api/portal/specialists/1', { as: anna, body: { specialist } })
  expect(changed.status).toBe(200)
  const [first, ...others] = (await list('specialist_id=1')).data
  expect(first?.attributes).toMatchObject({ object_kind: 'specialist', object_id: '1' })
  expect(others.every(({ attributes }) => attributes.object_kind === 'specialist')).toBe(true)
  expect((await list('specialist_id=1', foreign)).data).toBeUndefined()
  await call(world, 'PATCH /api/portal/line_rules', { as: anna, body: { line_rules: { grace_minutes: 8 } } })
  const rules = (await list('kind=company')).data
  expect(rules.map(({ attributes }) => [attributes.object_kind, attributes.changes[0]?.field])).toEqual([
    ['company', 'queue/grace_minutes'],
  ])
})

test('of a specialist who serves outside of an admin’s limits nothing is told, as nothing of them is theirs to change', async () => {
  await addPeople(world, [{ email: 'branch@rinda.example', role: 'COMPANY_ADMIN', locationIds: [2] }])
  const branch = await world.signIn('branch@rinda.example')
  const absences = [{ from_date: '2026-12-21', till_date: '2026-12-22', note: 'Operation' }]
  const body = { specialist: { absences } }
  expect((await call(world, 'PATCH /api/portal/specialists/1', { as: anna, body })).status).toBe(200)
  expect(JSON.stringify(await list('specialist_id=1'))).toContain('Operation')
  for (const query of ['', 'location_id=2']) {
    const seen = await list(query, branch)
    expect(JSON.stringify(seen)).not.toContain('Operation')
    expect(seen.data.some(({ attributes }) => attributes.object_kind === 'specialist')).toBe(false)
  }
  expect((await list('specialist_id=1', branch)).data).toEqual([])
  const at = `GET /api/portal/locations/2/at?moment=${world.time.now.toISOString()}&part=day`
  const then = await call(world, at, { as: branch })
  expect([then.status, JSON.stringify(then.body).includes('Operation')]).toEqual([200, false])
})
