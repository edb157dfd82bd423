import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import { type QueueWorld, startQueueWorld, ticketIn } from '../../testing/clients/test-queue.ts'

/** A location that gives numbers to phones near it alone, and for as many people as it says. */

let world: QueueWorld
let anna: Awaited<ReturnType<QueueWorld['signIn']>>
const here = { latitude: 56.9511111, longitude: 24.1133333 }
/** A thousandth of a degree to the north is 111 metres. */
const north = (thousandths: number, accuracy?: number) => ({
  ...here,
  latitude: here.latitude + thousandths / 1000,
  ...(accuracy === undefined ? {} : { accuracy }),
})

beforeAll(async () => {
  world = await startQueueWorld()
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

async function rule(queue: object): Promise<void> {
  const body = { location: { ...here, config: { queue } } }
  expect((await call(world, 'PATCH /api/portal/locations/1', { as: anna, body })).status).toBe(200)
}
async function ask(more: object = {}) {
  const phone = await world.enter('app')
  return ticketIn(await phone.ask('request_ticket', { serviceId: 3, ...more }))
}

test.each([
  ['at the door', north(0), null],
  ['within the limit', north(2), null],
  ['outside', north(4), 'too_far'],
  ['outside, as far as is known', north(3.5, 150), null],
  ['much farther than any doubt', north(5, 50_000), 'too_far'],
  ['on the other side of the earth', { latitude: -56.9, longitude: -155.9 }, 'too_far'],
  ['nowhere that is known', null, 'position_unknown'],
])('a phone %s', async (_, position, failedCode) => {
  await rule({ most_distance_meters: 300 })
  expect(await ask({ position })).toMatchObject({
    status: failedCode ? 'FAILED' : 'WAITING',
    failed_code: failedCode,
  })
})

test.each([
  { latitude: 91, longitude: 0 },
  { latitude: 0, longitude: 181 },
  { latitude: '56', longitude: 24 },
])('what is no position is refused: %j', async (position) => {
  const phone = await world.enter('app')
  const reply = await phone.ask('request_ticket', { serviceId: 3, position })
  expect(reply.type).toBe('REQUEST_TICKET_FAILED')
})

test('no position is kept, whatever became of the request', async () => {
  await rule({ most_distance_meters: 300 })
  const given = { latitude: 56.9512345, longitude: 24.1134567 }
  expect(await ask({ position: given })).toMatchObject({ failed_code: null })
  expect(await ask({ position: { latitude: 57.1912345, longitude: 24.1134567 } })).toMatchObject({
    failed_code: 'too_far',
  })
  const { rows } = await sql<{ name: string }>`
    SELECT quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(world.db)
  expect(rows.length).toBeGreaterThan(20)
  for (const { name } of rows) {
    const found = await sql
      .raw(`SELECT 1 FROM ${name} AS one WHERE one::text ~ '[.](9512345|1912345|1134567)'`)
      .execute(world.db)
    expect([name, found.rows]).toEqual([name, []])
  }
})

test('staff and a paired kiosk give numbers wherever they are, and a location without the rule to everybody', async () => {
  await rule({ most_distance_meters: 300, most_people: 2 })
  const agent = await world.enter('agent', { person: anna })
  expect(ticketIn(await agent.ask('request_ticket', { serviceId: 3, people: 5 }))).toMatchObject({
    status: 'WAITING',
  })
  const body = { kiosk: { name: 'Pie durvīm' } }
  const made = await call(world, 'POST /api/portal/locations/1/kiosks', { as: anna, body })
  const code = made.body.data.attributes.code
  const paired = await call(world, 'POST /api/visit/locations/1/kiosk', { body: { kiosk: { code } } })
  const kiosk = await world.enter('widget', { locationId: 1, kiosk: paired.body.data.attributes.token })
  expect(ticketIn(await kiosk.ask('request_ticket', { serviceId: 3 }))).toMatchObject({
    status: 'WAITING',
    origin: 'kiosk',
  })
  await rule({})
  expect(await ask()).toMatchObject({ status: 'WAITING' })
})

test('a ticket is for as many people as the location lets a visitor say', async () => {
  await rule({ most_people: 4 })
  expect(await ask({ people: 4 })).toMatchObject({ status: 'WAITING', people: 4 })
  const phone = await world.enter('app')
  expect((await phone.ask('request_ticket', { serviceId: 3, people: 5 })).type).toBe('REQUEST_TICKET_FAILED')
})

test('the page of the location says what it asks for', async () => {
  const shown = async () => (await call(world, 'GET /api/visit/locations/1')).body.data.attributes
  await rule({ most_distance_meters: 500, most_people: 6 })
  expect(await shown()).toMatchObject({ most_distance_meters: 500, most_people: 6 })
  await rule({})
  expect(await shown()).toMatchObject({ most_distance_meters: null, most_people: 1 })
})
