import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, call, codesOf, internalKey } from '../testing/clients/http-calls.ts'
import { bookingDay, idOf, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { takeTickets } from './testing/line-town.ts'

/** Another system of the operator works with the line of location 1, whose service 3 takes tickets. */

let world: World
beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  await takeTickets(world.db)
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const ask = (line: string, more: Omit<Call, 'as'> = {}) => call(world, line, { as: 'internal', ...more })
const give = (more: object = {}, headers: Record<string, string> = {}) =>
  ask('POST /api/queue/1/tickets', { body: { ticket: { service_id: 3, language: 'en', ...more } }, headers })
const cancel = (id: unknown) => ask('POST /api/queue/1/tickets/cancel', { body: { ticket: { id } } })
const service = async (id: string) => {
  const { body } = await ask('GET /api/queue/1/services')
  return body.data.find((one) => one.id === id)?.attributes
}

test('a ticket is given with its token and its place, listed without the token, and taken back', async () => {
  const first = await give()
  expect(first.status).toBe(201)
  expect(first.body.data).toMatchObject({
    type: 'ticket',
    attributes: {
      ...{ service_id: 3, location_id: 1, status: 'WAITING', language: 'en', origin: 'other_system' },
      ...{ turn: 'NEXT', tickets_to_wait: 0, time_to_wait: 0 },
      token: expect.stringMatching(/.{20}/),
    },
  })
  const second = await give()
  expect(second.body.data.attributes).toMatchObject({ turn: 'COMING', tickets_to_wait: 1 })
  expect(await service('3')).toMatchObject({ name: 'Queue only', active: true, tickets_to_wait: 2 })

  const listed = await ask('GET /api/queue/1/tickets')
  expect(
    listed.body.data.map(({ id, attributes }) => [id, attributes.status, attributes.tickets_to_wait]),
  ).toEqual([
    [first.body.data.id, 'WAITING', 0],
    [second.body.data.id, 'WAITING', 1],
  ])
  expect(listed.text).not.toContain(first.body.data.attributes.token)

  const back = await cancel(first.body.data.id)
  expect([back.status, back.body.data.attributes.status, back.body.data.attributes.turn]).toEqual([
    ...[200, 'CANCELED', null],
  ])
  const again = await cancel(first.body.data.id)
  expect([again.status, ...codesOf(again)]).toEqual([409, 'wrong_state'])
  expect(await service('3')).toMatchObject({ tickets_to_wait: 1 })
  const after = await ask('GET /api/queue/1/tickets')
  expect(after.body.data.map(({ attributes }) => attributes.status).sort()).toEqual(['CANCELED', 'WAITING'])
})

test('the same call with the same key gives the same ticket', async () => {
  const key = { 'idempotency-key': 'once' }
  const [one, other] = [await give({}, key), await give({}, key)]
  expect([other.status, other.body.data.id]).toEqual([201, one.body.data.id])
  expect(other.body.data.attributes.token).toBe(one.body.data.attributes.token)
})

test('a ticket that is taken back twice under one key is answered alike; the services say for how long one waits', async () => {
  const { id } = (await give()).body.data
  expect(await service('3')).toMatchObject({
    ...{ name: 'Queue only', name_lv: expect.any(String), active: true },
    ...{
      tickets_to_wait: expect.any(Number),
      time_to_wait: expect.any(Number),
      average_time: expect.any(Number),
    },
  })
  const back = () =>
    ask('POST /api/queue/1/tickets/cancel', {
      body: { ticket: { id } },
      headers: { 'idempotency-key': 'back' },
    })
  const [one, other] = [await back(), await back()]
  expect([one.status, other.status]).toEqual([200, 200])
  expect(other.body.data).toEqual(one.body.data)
})

test('services go down with their location: closed, not active, or not online', async () => {
  const available = async () => {
    const { body } = await call(world, 'GET /api/locations/1?include=services')
    return body.included
      .filter(({ type }) => type === 'service')
      .map(({ attributes }) => attributes.available)
  }
  const everywhere = (value: boolean) => [value, value, value]
  const set = async (columns: { is_active?: boolean; is_online?: boolean }) => {
    await world.db.updateTable('locations').set(columns).where('location_id', '=', 1).execute()
    await world.restart()
  }
  expect(await available()).toEqual(everywhere(true))
  await set({ is_online: false })
  expect(await available()).toEqual(everywhere(false))
  await set({ is_online: true, is_active: false })
  expect(await available()).toEqual(everywhere(false))
  await set({ is_active: true })
  world.time.now = new Date('2026-12-01T21:30:00Z')
  expect(await available()).toEqual(everywhere(false))
  world.time.now = morning
})

test('what cannot be is refused, and the field is named', async () => {
  const none = await ask('POST /api/queue/1/tickets', { body: {} })
  expect([none.status, none.body.errors[0]?.source?.pointer]).toEqual([422, '/ticket'])
  const wrong = await give({ service_id: 'x', language: 'de' })
  expect(wrong.body.errors.map(({ source }) => source?.pointer)).toEqual([
    ...['/ticket/service_id', '/ticket/language'],
  ])
  const elsewhere = await give({ service_id: 4 })
  expect([elsewhere.status, elsewhere.body.errors[0]?.source?.pointer]).toEqual([404, '/ticket/service_id'])
  for (const line of [
    'GET /api/queue/999/services',
    'GET /api/queue/x/tickets',
    'POST /api/queue/999/tickets',
  ])
    expect((await ask(line, line.startsWith('POST') ? { body: {} } : {})).status).toBe(404)
  expect((await cancel(99_999)).status).toBe(404)
  const { id } = (await give()).body.data
  const other = await ask('POST /api/queue/2/tickets/cancel', { body: { ticket: { id } } })
  expect(other.status).toBe(404)
})

test('a closed location gives no tickets, and says why', async () => {
  world.time.now = new Date('2026-12-01T21:30:00Z')
  const refused = await give()
  expect([refused.status, ...codesOf(refused)]).toEqual([409, 'wrong_state'])
  expect(refused.body.errors[0]?.meta?.info.en).toContain('closed')
  world.time.now = morning
})

test('how crowded it is stands at the location, for the public too', async () => {
  const { body } = await call(world, 'GET /api/locations/1?include=services')
  const waiting = Number((await service('3'))?.tickets_to_wait)
  expect(waiting).toBeGreaterThanOrEqual(1)
  expect(body.data.attributes.crowd_level).toBe(waiting <= 4 ? 20 : 40)
  const included = body.included.find(({ type, id }) => type === 'service' && id === '3')
  expect(included?.attributes.tickets_to_wait).toBe(waiting)
  const companies = await call(world, 'GET /api/companies?include=locations')
  const shown = companies.body.included.find(({ id }) => id === '1')
  expect(shown?.attributes.crowd_level).toBe(body.data.attributes.crowd_level)
})

test('what comes along with bookings says the same of the line as the location itself', async () => {
  const anna = await world.signIn('anna@rinda.example')
  const portal = await world.connect(anna)
  const booked = await portal.ask('schedule_booking', {
    ...slotAt('12:00', { serviceId: 2, specialistId: null }),
    ...visitor,
  })
  for (let one = 0; one < 5; one += 1) await give({ service_id: 2 })
  const { body } = await call(world, 'GET /api/locations/1?include=services')
  const said = (objects: readonly { type: string; id: string; attributes: Record<string, unknown> }[]) =>
    ['location', 'service'].map((type) => {
      const found = objects.find((one) => one.type === type && one.id === (type === 'service' ? '2' : '1'))
      const { crowd_level, tickets_to_wait, time_to_wait } = found?.attributes ?? {}
      return { crowd_level, tickets_to_wait, time_to_wait }
    })
  const expected = said([body.data, ...body.included])
  expect(expected[0]?.crowd_level).toBeGreaterThanOrEqual(40)
  expect(expected[1]).toMatchObject({ tickets_to_wait: 5, time_to_wait: expect.any(Number) })

  for (const line of [
    `GET /api/bookings/${idOf(booked)}?include=location,service`,
    `GET /api/bookings/date/${bookingDay}/${bookingDay}?include=location,service`,
  ]) {
    const answer = await call(world, line, { as: anna })
    expect(said(answer.body.included)).toEqual(expected)
  }
  const listed = await portal.ask('get_bookings', { locationId: 1, date: bookingDay, days: 1 })
  const { included } = listed.data.data as { included: typeof body.included }
  expect(said(included)).toEqual(expected)
})
