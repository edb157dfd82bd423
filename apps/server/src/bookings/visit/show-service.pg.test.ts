import { localDateOf } from '@rinda/domain/time/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import { type QueueWorld, startQueueWorld } from '../../testing/clients/test-queue.ts'

/** The page on which visitors book a service reads what it is. */

let world: QueueWorld
beforeAll(async () => {
  world = await startQueueWorld()
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const read = (id: number) => call(world, `GET /api/visit/services/${id}`)
const attributes = async (id: number) => (await read(id)).body.data.attributes

test('a service is shown with whom it is booked and what its form asks', async () => {
  const { data } = (await read(1)).body
  expect(data).toMatchObject({ id: '1', type: 'visit_service' })
  expect(data.attributes).toMatchObject({
    ...{ company_id: 1, location_id: 1, timezone: 'Europe/Riga', duration: 30, price: null },
    ...{ visitor_code: 'none', visitor_approval: false, booked_elsewhere: false, socket_key: '' },
  })
  expect(data.attributes.specialists).toHaveLength(3)
  expect((await attributes(2)).specialists).toEqual([])
  const required = (data.attributes.form as { key: string; required: boolean }[]).filter(
    (one) => one.required,
  )
  expect(required.map(({ key }) => key)).toEqual(['first_name', 'last_name', 'phone_number', 'email'])
})

test('the form is the company’s own, and the days are those that its rules leave', async () => {
  const option = { id: 'a', lv: 'Zeme', en: 'Land', ru: 'Земля' }
  const profile = {
    range: { tillDays: 5 },
    booking: { visitorCode: 'email', extraFields: [{ key: 'topic', required: true, options: [option] }] },
  }
  const admin = await world.signIn('admin@rinda.example')
  await call(world, 'PATCH /api/platform/companies/1', { as: admin, body: { company: { profile } } })
  expect((await attributes(1)).visitor_code).toBe('email')
  const { form, bookable_till } = await attributes(1)
  expect(form).toContainEqual({ key: 'topic', required: true, options: [option] })
  expect(bookable_till).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('it says whether the place is open today, also when no time is left', async () => {
  const today = localDateOf(Math.floor(world.time.now.getTime() / 60_000), 'Europe/Riga')
  const anna = await world.signIn('anna@rinda.example')
  const open = async (special: object[]) => {
    const body = { location: { config: { special_times: special } } }
    await call(world, 'PATCH /api/portal/locations/1', { as: anna, body })
    return (await attributes(1)).open_today
  }
  expect(await open([{ day: today }])).toBeNull()
  expect(await open([{ day: today, from: '00:00', till: '00:01' }])).toBe(today)
  await open([])
})

test('a service that asks what the matter is has a field for it, once, and says that a file may go along', async () => {
  const anna = await world.signIn('anna@rinda.example')
  const config = { asks_description: true, asks_attachment: true }
  const before = await attributes(2)
  expect(before).toMatchObject({ asks_description: false, asks_attachment: false })
  await call(world, 'PATCH /api/portal/locations/1/services/2', { as: anna, body: { service: { config } } })
  const asked = await attributes(2)
  expect(asked).toMatchObject(config)
  const keys = (asked.form as { key: string }[]).map(({ key }) => key)
  expect(keys.filter((key) => key === 'notes')).toHaveLength(1)
})

test('it says where another system keeps the bookings: by whom times are held is not known here then', async () => {
  const anna = await world.signIn('anna@rinda.example')
  const keptAt = async (bms_base_url: string) => {
    const body = { location: { bms_base_url } }
    await call(world, 'PATCH /api/portal/locations/1', { as: anna, body })
    return (await attributes(1)).booked_elsewhere
  }
  expect(await keptAt('https://bookings.example/api')).toBe(true)
  expect(await keptAt('')).toBe(false)
})

test('of what is hidden, booked by nobody or not there nothing is said', async () => {
  const anna = await world.signIn('anna@rinda.example')
  const body = { service: { visible: false } }
  await call(world, 'PATCH /api/portal/locations/1/services/2', { as: anna, body })
  // The third is one that people only wait for.
  for (const id of [2, 3, 999_999]) expect((await read(id)).status).toBe(404)
})
