import type { QueueSystemAttributes } from '@rinda/contract/queue/queue-system'
import { afterEach, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import { aboutTicket, type QueueWorld, startQueueWorld, ticketIn } from '../../testing/clients/test-queue.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { settleWithLines } from '../testing/line-town.ts'
import { keepLineAt, startBeside, startTwoSystems } from '../testing/two-systems.ts'

// Several processes, restarts, and systems that are not what they are said to be.

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function stateOf(world: QueueWorld) {
  const as = await world.signIn('anna@rinda.example')
  const path = 'GET /api/portal/locations/1/queue_system'
  return (await call(world.world, path, { as })).body.data.attributes as unknown as QueueSystemAttributes
}
async function change(world: QueueWorld, location: object) {
  const as = await world.signIn('anna@rinda.example')
  return await call(world.world, 'PATCH /api/portal/locations/1', { as, body: { location } })
}
const isOnline = async (world: QueueWorld) =>
  (await call(world.world, 'GET /api/locations/1')).body.data.attributes.online

test('of two processes one asks at a time, and those at the other hear it too', async () => {
  const database = await testDatabase()
  await settleWithLines(database.db)
  const shared = { ...database, close: async () => {} }
  const systems = await startTwoSystems({ database: shared })
  const other = await startBeside({
    database: shared,
    environment: { QMS_SECRETS: `${systems.gate.url} keeper-key keeper-secret` },
  })
  closing.push(
    () => database.close(),
    () => systems.close(),
    () => other.close(),
  )
  const phone = await other.enter('app')
  const given = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  const display = await systems.here.enter('widget')
  const first = await systems.giveAtKeeper()
  const isOther = (status: string) => (message: Parameters<ReturnType<typeof aboutTicket>>[0]) =>
    message.type === 'ticket' && ticketIn(message).id !== given.id && ticketIn(message).status === status
  for (const one of [phone, display]) await one.hears(isOther('WAITING'))
  const body = { ticket: { id: Number(first) } }
  await systems.atKeeper('POST /api/queue/1/tickets/cancel', { body })
  for (const one of [phone, display]) await one.hears(isOther('CANCELED'))
  expect(systems.gate.mostAsked()).toBe(1)
  const rows = await database.db.selectFrom('tickets').select('remote_id').execute()
  expect(new Set(rows.map(({ remote_id }) => remote_id)).size).toBe(rows.length)
})

test('a restart forgets neither a line nor a request whose answer did not come', async () => {
  const systems = await startTwoSystems()
  closing.push(() => systems.close())
  const { here, gate } = systems
  const phone = await here.enter('app')
  gate.let((line) => (line === 'POST /api/queue/1/tickets' ? 'lose the answer' : 'pass'))
  const asked = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  expect(asked.status).toBe('REQUESTED')
  phone.socket.disconnect()
  await here.world.restart()
  gate.let(() => 'pass')
  const standing = () =>
    here.db.selectFrom('tickets').select(['status', 'remote_label', 'remote_key']).execute()
  await expect
    .poll(standing)
    .toEqual([{ status: 'WAITING', remote_label: expect.stringMatching(/\d{3}$/), remote_key: null }])
  const there = await systems.atKeeper('GET /api/queue/1/tickets')
  expect(there.body.data).toHaveLength(1)
})

test('a system that is named no more leaves nothing behind, and the line is kept here again', async () => {
  const systems = await startTwoSystems()
  closing.push(() => systems.close())
  const { here, gate } = systems
  const phone = await here.enter('app')
  const given = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  expect(given.status).toBe('WAITING')
  gate.let(() => 'cut off')
  await expect.poll(() => isOnline(here)).toBe(false)
  expect((await change(here, { qms_tickets_url: '' })).status).toBe(200)
  await phone.hears(aboutTicket(given.id, 'CANCELED'))
  await expect.poll(() => isOnline(here)).toBe(true)
  expect(await stateOf(here)).toMatchObject({ elsewhere: false, fault: null, since: null })
  const own = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  expect(own).toMatchObject({ status: 'WAITING', tickets_to_wait: 0, number: 1 })
})

test('where another system takes over in the middle of the day, who waits here is told that it is over; visits go on', async () => {
  const systems = await startTwoSystems()
  closing.push(() => systems.close())
  const { here, gate } = systems
  await change(here, { qms_tickets_url: '' })
  await expect.poll(() => stateOf(here)).toMatchObject({ since: null })
  const person = await here.signIn('anna@rinda.example')
  const agent = await here.enter('agent', { person })
  const phone = await here.enter('app')
  const ask = async () => ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  const [served, waits] = [await ask(), await ask()]
  expect(ticketIn(await agent.ask('call_next', { locationId: 1, counter: 4 })).id).toBe(served.id)
  gate.let(() => 'cut off')
  await keepLineAt(here, gate.url)
  await expect.poll(() => isOnline(here)).toBe(false)
  // One that has not answered yet may be named by mistake: nobody is sent away for it.
  expect(phone.heard.some(aboutTicket(waits.id, 'CANCELED'))).toBe(false)
  gate.let(() => 'pass')
  await phone.hears(aboutTicket(waits.id, 'CANCELED'))
  expect((await agent.ask('call_next', { locationId: 1, counter: 4 })).type).toBe('CALL_NEXT_FAILED')
  expect(ticketIn(await agent.ask('finish', { id: served.id })).status).toBe('DONE')
})

test('a location whose line is said to be kept by itself is offline, and its line does not grow', async () => {
  const key = { API_KEY: 'the key', API_SECRET: 'the secret' }
  const here = await startBeside({ environment: key })
  closing.push(() => here.close())
  await keepLineAt(here, here.world.url)
  await expect.poll(() => isOnline(here)).toBe(false)
  expect(await stateOf(here)).toMatchObject({ fault: 'failed', heard_at: null })
  const phone = await here.enter('app')
  expect(ticketIn(await phone.ask('request_ticket', { serviceId: 3 })).failed_code).toBe('unavailable')
  expect(await here.db.selectFrom('tickets').selectAll().execute()).toEqual([])
})

test('an address inside is not called where the operator does not allow it, however it got there', async () => {
  const systems = await startTwoSystems({ environment: { ALLOW_PRIVATE_URLS: '1' } })
  closing.push(() => systems.close())
  const strict = await startQueueWorld({
    askSystems: { everyMs: 100, answerWithinMs: 60_000, answerSoonMs: 60_000 },
  })
  closing.push(() => strict.close())
  expect((await change(strict, { qms_base_url: systems.gate.url })).status).toBe(422)
  expect((await change(strict, { qms_services_url: '/api/queue/1/services' })).status).toBe(422)
  const came = systems.gate.came.length
  const url = `${systems.gate.url}/secret`
  const urls = {
    qms_services_url: url,
    qms_tickets_url: url,
    qms_get_ticket_url: url,
    qms_cancel_ticket_url: url,
  }
  await strict.db.updateTable('locations').set(urls).where('location_id', '=', 1).execute()
  await change(strict, { phone: '1' })
  const as = await strict.signIn('anna@rinda.example')
  const asked = await call(strict.world, 'POST /api/portal/locations/1/queue_system/ask', { as })
  expect([asked.status, asked.body.data.attributes.fault]).toEqual([200, 'address'])
  const phone = await strict.enter('app')
  const refused = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  expect(refused).toMatchObject({ status: 'FAILED', failed_code: 'unavailable' })
  expect(systems.gate.came.slice(came).filter(({ line }) => line.includes('secret'))).toEqual([])
})

test('whoever works there can have it asked at once', async () => {
  const systems = await startTwoSystems()
  closing.push(() => systems.close())
  const { here, gate } = systems
  gate.let(() => ({ status: 401 }))
  await expect.poll(() => isOnline(here)).toBe(false)
  gate.let(() => 'pass')
  const as = await here.signIn('user@rinda.example')
  const path = 'POST /api/portal/locations/1/queue_system/ask'
  await expect
    .poll(async () => (await call(here.world, path, { as })).body.data.attributes)
    .toMatchObject({ online: true, fault: null })
  expect(await isOnline(here)).toBe(true)
  const elsewhere = await here.signIn('second@rinda.example')
  expect((await call(here.world, path, { as: elsewhere })).status).toBe(404)
})
