import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf, internalKey } from '../../testing/clients/http-calls.ts'
import { type QueueWorld, startQueueWorld } from '../../testing/clients/test-queue.ts'

/** Pages of visitors read a location's line, and their own ticket by its token. */

let world: QueueWorld
beforeAll(async () => {
  world = await startQueueWorld({ environment: internalKey })
  await world.db.updateTable('services').set({ is_visible: false }).where('service_id', '=', 2).execute()
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const give = async (serviceId: number) => {
  const body = { ticket: { service_id: serviceId } }
  const { body: answer } = await call(world, 'POST /api/queue/1/tickets', { as: 'internal', body })
  return { id: answer.data.id, token: String(answer.data.attributes.token) }
}
const location = async (id = 1) => (await call(world, `GET /api/visit/locations/${id}`)).body.data
type Service = { id: string; refuses: string | null; [field: string]: unknown }
const service = async (id: string) =>
  ((await location()).attributes.services as Service[]).find((one) => one.id === id)

test('a location is shown with its hours and the lines of what visitors may wait for', async () => {
  const { attributes, ...named } = await location()
  expect(named).toEqual({ id: '1', type: 'visit_location' })
  expect(attributes).toMatchObject({
    ...{ company_id: 1, timezone: 'Europe/Riga', open: true, opens_at: null, crowd_level: 0 },
    closes_at: expect.stringMatching(/T\d\d:00:00[.]000Z$/),
    visitor_code: 'none',
    socket_key: '',
  })
  expect((attributes.services as Service[]).map(({ id }) => id)).toEqual(['1', '3'])
  await give(3)
  expect(await service('3')).toMatchObject({ tickets_to_wait: 1, refuses: null })
})

test('what takes nobody now says why', async () => {
  const agent = await world.enter('agent', { person: await world.signIn('anna@rinda.example') })
  const stop = (stopped: boolean) => agent.ask('stop_tickets', { locationId: 1, serviceId: 1, stopped })
  expect((await service('1'))?.refuses).toBe(null)
  await stop(true)
  await expect.poll(async () => (await service('1'))?.refuses).toBe('paused')
  expect((await service('3'))?.refuses).toBe(null)
  await stop(false)
  await expect.poll(async () => (await service('1'))?.refuses).toBe(null)
})

test('an announcement that has ended is shown no longer', async () => {
  const anna = await world.signIn('anna@rinda.example')
  const announce = async (until: number | null) => {
    const ends = until === null ? null : new Date(world.time.now.getTime() + until * 60_000).toISOString()
    const body = { location: { announcement_lv: 'Līdz trijiem', config: { announcement_until: ends } } }
    await call(world, 'PATCH /api/portal/locations/1', { as: anna, body })
    return (await location()).attributes.announcement_lv
  }
  expect([await announce(5), await announce(-1), await announce(null)]).toEqual([
    ...['Līdz trijiem', '', 'Līdz trijiem'],
  ])
})

test('a hidden location, and one that is none, are not there', async () => {
  await world.db.updateTable('locations').set({ is_visible: false }).where('location_id', '=', 2).execute()
  for (const id of [2, 999]) {
    const answer = await call(world, `GET /api/visit/locations/${id}`)
    expect([answer.status, ...codesOf(answer)]).toEqual([404, 'not_found'])
  }
})

test('a ticket is shown to its token alone, with its place, also after it has ended', async () => {
  const [first, second] = [await give(3), await give(3)]
  const read = (id: string, token: string) =>
    call(world, `GET /api/visit/tickets/${id}`, { headers: { 'x-ticket-token': token } })
  const shown = await read(second.id, second.token)
  expect(shown.body.data.attributes).toMatchObject({ status: 'WAITING', location_id: 1, turn: 'COMING' })
  expect(shown.body.data.attributes.tickets_to_wait).toBeGreaterThan(0)
  expect(shown.text).not.toContain(second.token)
  for (const token of [first.token, '', 'guessed']) expect((await read(second.id, token)).status).toBe(404)
  const body = { ticket: { id: second.id } }
  await call(world, 'POST /api/queue/1/tickets/cancel', { as: 'internal', body })
  const ended = await read(second.id, second.token)
  expect(ended.body.data.attributes).toMatchObject({ status: 'CANCELED', tickets_to_wait: null })
})
