import type { DaySheet } from '@rinda/contract/booking/day-sheet'
import type { SpecialistSetUpAttributes } from '@rinda/contract/set-up/specialist-payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, call, codesOf } from '../testing/clients/http-calls.ts'
import { addPeople } from '../testing/clients/people.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { bookingDay, morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let colleague: TestPortal
let nora: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await addPeople(world, [
    { email: 'branch@rinda.example', role: 'COMPANY_ADMIN', locationIds: [2] },
    { email: 'desk@rinda.example', role: 'COMPANY_ADMIN', serviceIds: [2] },
  ])
  anna = await world.signIn('anna@rinda.example')
  colleague = await world.connect(await world.signIn('user@rinda.example'))
  nora = await world.connect(await world.signIn('admin@nails.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const path = '/api/portal/specialists'
const send = (line: string, specialist: object, more: { as?: SignedInPerson; headers?: object } = {}) =>
  call(world, line, {
    as: more.as ?? anna,
    body: { specialist },
    headers: (more.headers ?? {}) as Record<string, string>,
  })
const create = (specialist: object, more = {}) => send(`POST ${path}`, specialist, more)
const patch = (id: string | number, specialist: object, more = {}) =>
  send(`PATCH ${path}/${id}`, specialist, more)
const shown = ({ body }: Answer) => body.data.attributes as unknown as SpecialistSetUpAttributes
const pointers = ({ body }: Answer) => body.errors?.map(({ source }) => source?.pointer) ?? []
async function seenBy(email: string) {
  const { body } = await call(world, `GET ${path}`, { as: await world.signIn(email) })
  return body.data as unknown as { id: string; attributes: SpecialistSetUpAttributes }[]
}
const specialistAt = (told: { data: Record<string, unknown> }) =>
  told.data.data as { id: string; type: string; attributes: SpecialistSetUpAttributes }

describe('the list', () => {
  test('says of each what is set up, to those for whom the screen is open', async () => {
    const found = await seenBy('anna@rinda.example')
    expect(found.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(found[0]?.attributes).toMatchObject({
      name: 'Specialist 1',
      service_ids: [1, 4],
      location_ids: [1, 2],
      working_hours: null,
      absences: [],
      editable: true,
    })
  })

  test('holds what is within reach, and says what may be changed there', async () => {
    const [only, ...others] = await seenBy('branch@rinda.example')
    expect(others).toEqual([])
    // Who serves elsewhere too is not this admin’s alone.
    expect(only).toMatchObject({
      id: '1',
      attributes: { service_ids: [4], location_ids: [2], editable: false },
    })
    expect(await seenBy('desk@rinda.example')).toEqual([])
    const platform = await seenBy('admin@rinda.example')
    expect(new Set(platform.map(({ attributes }) => attributes.company_id))).toEqual(new Set([1, 40]))
  })
})

describe('a new specialist', () => {
  test('serves at several locations, and is told at each of them', async () => {
    const made = await create({
      name: '  Zane Kalniņa ',
      bms_id: 'Z1',
      service_ids: [4, 1],
      working_hours: {
        monday: [{ from: '09:00', till: '12:00' }],
        tuesday: [],
      },
      absences: [{ from_date: '2026-12-24', till_date: '2026-12-26', note: 'Christmas' }],
    })
    expect(made.status).toBe(201)
    expect(made.headers.get('etag')).toBe(`"${shown(made).timestamp}"`)
    const { id } = made.body.data
    expect(shown(made)).toMatchObject({
      name: 'Zane Kalniņa',
      active: true,
      service_ids: [1, 4],
      working_hours: { monday: [{ from: '09:00', till: '12:00' }] },
      absences: [{ from_date: '2026-12-24', from_time: null, till_time: null, note: 'Christmas' }],
    })
    const isOf = (locationId: number) => (message: { type: string; data: Record<string, unknown> }) =>
      message.type === 'specialist_created' &&
      specialistAt(message).id === id &&
      specialistAt(message).attributes.location_ids[0] === locationId
    const first = specialistAt(await colleague.hears(isOf(1)))
    const second = specialistAt(await colleague.hears(isOf(2)))
    expect([first.attributes.service_ids, second.attributes.service_ids]).toEqual([[1], [4]])
    // Why somebody is away is for those who set it up.
    expect(first.attributes.absences[0]?.note).toBe('')
    const service = await colleague.hears(
      ({ type, data }) => type === 'service_updated' && (data.data as { id: string }).id === '4',
    )
    expect(JSON.stringify(service.data)).toContain(`"specialists":[1,${id}]`)
    expect(nora.heard).toEqual([])
    const audit = await world.db
      .selectFrom('audit')
      .selectAll()
      .where('object_kind', '=', 'specialist')
      .where('object_id', '=', id)
      .execute()
    expect(audit).toMatchObject([
      { action: 'specialist.create', actor: 'anna@rinda.example', after: { service_ids: [1, 4] } },
    ])
  })

  test('is made once for its key', async () => {
    const headers = { 'idempotency-key': 'one-specialist' }
    const [first, second] = [
      await create({ name: 'Once' }, { headers }),
      await create({ name: 'Once' }, { headers }),
    ]
    expect(second.body.data.id).toBe(first.body.data.id)
  })

  test('is of the company that the platform’s admin names; others name none', async () => {
    const root = await world.signIn('admin@rinda.example')
    expect(
      shown(await create({ name: 'Far', company_id: 40, service_ids: [5] }, { as: root })).company_id,
    ).toBe(40)
    expect(shown(await create({ name: 'Near', company_id: 40 })).company_id).toBe(1)
    expect(pointers(await create({ name: 'None', company_id: 77 }, { as: root }))).toEqual([
      '/specialist/company_id',
    ])
  })
})

describe('faults are named by their field', () => {
  const range = (from: unknown, till: unknown) => ({ working_hours: { monday: [{ from, till }] } })
  const away = (more: object) => ({
    absences: [{ from_date: '2026-12-10', till_date: '2026-12-11', ...more }],
  })
  test.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(251) }, 'name'],
    [{ service_ids: [5] }, 'service_ids/0'],
    [{ service_ids: [1, 9999] }, 'service_ids/1'],
    [range('9:00', '12:00'), 'working_hours/monday/0/from'],
    [range('09:00', '24:00'), 'working_hours/monday/0/till'],
    [range('18:00', '08:00'), 'working_hours/monday/0/from'],
    [range('09:00', '09:00'), 'working_hours/monday/0/from'],
    [range('09:00', undefined), 'working_hours/monday/0/till'],
    [{ working_hours: { someday: [] } }, 'working_hours'],
    [away({ till_date: '2026-12-09' }), 'absences/0/from_date'],
    [away({ till_date: '2026-12-10', from_time: '12:00', till_time: '12:00' }), 'absences/0/from_date'],
    [away({ from_date: '2026-02-30' }), 'absences/0/from_date'],
    [away({ from_time: '25:00' }), 'absences/0/from_time'],
    [away({ note: 'x'.repeat(201) }), 'absences/0/note'],
  ])('%j', async (input, field) => {
    const answer = await patch(3, input)
    expect([answer.status, pointers(answer)]).toEqual([422, [`/specialist/${field}`]])
    expect(Object.keys(answer.body.errors[0]?.meta?.info ?? {}).sort()).toEqual(['en', 'lv', 'ru'])
  })
})

describe('a change', () => {
  const sheetOf = async (id: number) => {
    const { data } = await colleague.ask('get_day_sheet', { locationId: 1, date: bookingDay, days: 1 })
    return (data.data as DaySheet).days[0]?.columns.find(
      ({ kind, id: own }) => kind === 'specialist' && own === String(id),
    )
  }

  test('is seen in the calendar at once, and what is sent back changes nothing', async () => {
    expect((await sheetOf(2))?.off).toEqual([])
    const working_hours = { wednesday: [{ from: '09:00', till: '15:00' }] }
    const saved = await patch(2, { working_hours })
    expect((await sheetOf(2))?.off.map(({ time, why }) => `${why} ${time}`)).toEqual([
      'off 06:00',
      'off 13:00',
    ])
    const again = await patch(2, shown(saved))
    expect(again.headers.get('etag')).toBe(saved.headers.get('etag'))
    await patch(2, { working_hours: null })
    expect((await sheetOf(2))?.off).toEqual([])
    await patch(2, { active: false })
    expect(await sheetOf(2)).toBeUndefined()
    await patch(2, { active: true })
  })

  test('from an old version is refused, and so is one that service settings made old', async () => {
    const { timestamp } = shown(await patch(3, { bms_id: 'A' }))
    const headers = { 'if-match': `"${timestamp}"` }
    expect((await patch(3, { bms_id: 'B' }, { headers })).status).toBe(200)
    const late = await patch(3, { bms_id: 'C' }, { headers })
    expect([late.status, codesOf(late)]).toEqual([409, ['wrong_state']])

    const current = { 'if-match': `"${shown(await patch(3, { bms_id: 'D' })).timestamp}"` }
    const service = { config: { specialists: [1, 2] } }
    await call(world, 'PATCH /api/portal/locations/1/services/1', { as: anna, body: { service } })
    expect((await patch(3, { service_ids: [1] }, { headers: current })).status).toBe(409)
    expect((await patch(3, { service_ids: [1] })).status).toBe(200)
  })

  test('of two that start from the same version exactly one is made', async () => {
    const { timestamp } = shown(await patch(3, { bms_id: 'E' }))
    const headers = { 'if-match': `"${timestamp}"` }
    const names = ['One', 'Other', 'Third', 'Fourth']
    const answers = await Promise.all(names.map((name) => patch(3, { name }, { headers })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    await patch(3, { name: 'Specialist 3' })
  })

  test('of services keeps the others’ places, is a new version of each service, and is remembered of both', async () => {
    const before = await call(world, 'GET /api/locations/2?include=services', { as: anna })
    const version = (answer: Answer) =>
      Number(answer.body.included.find(({ id }) => id === '4')?.attributes.timestamp)
    await patch(3, { service_ids: [1, 4] })
    const after = await call(world, 'GET /api/locations/2?include=services', { as: anna })
    expect(version(after)).toBeGreaterThan(version(before))
    const served = await world.db
      .selectFrom('service_specialists')
      .select('specialist_id')
      .where('service_id', '=', 4)
      .orderBy('position')
      .execute()
    expect(served.at(0)?.specialist_id).toBe(1)
    expect(served.at(-1)?.specialist_id).toBe(3)
    await patch(3, { service_ids: [1] })
    const gone = await colleague.hears(
      (message) =>
        message.type === 'specialist_updated' &&
        specialistAt(message).id === '3' &&
        specialistAt(message).attributes.service_ids.length === 0,
    )
    expect(specialistAt(gone).attributes.name).toBe('Specialist 3')
    const { body } = await call(world, 'GET /api/portal/history', { as: anna })
    const [first, second] = body.data.map(({ attributes }) => attributes) as Record<string, unknown>[]
    const kinds = [first?.object_kind, second?.object_kind].sort()
    expect(kinds).toEqual(['service', 'specialist'])
  })

  test('of somebody who serves elsewhere too is for those who administer both', async () => {
    const branch = await world.signIn('branch@rinda.example')
    expect((await patch(1, { name: 'Mine' }, { as: branch })).status).toBe(403)
    expect((await patch(2, { name: 'Mine' }, { as: branch })).status).toBe(404)
    expect((await create({ name: 'Mine', service_ids: [4] }, { as: branch })).status).toBe(403)
  })
})
