import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf } from '../../testing/clients/http-calls.ts'
import { type QueueWorld, startQueueWorld, ticketIn } from '../../testing/clients/test-queue.ts'
import { book, lock, slotAt } from '../../testing/towns/bookings.ts'
import { startPushService } from '../testing/push-service.ts'

/** Addresses of push services are said by whoever asks: they may lead to none of ours. */

const publicKey = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U'
const privateKey = 'UUxI4O8-FbRouAevSmBQ6o18hgE4nSG3qwvJTfKc-ls'
let world: QueueWorld
beforeAll(async () => {
  world = await startQueueWorld({
    environment: { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey },
  })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

async function takeTicket() {
  const phone = await world.enter('app')
  return ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
}

test('a name that only leads to a private address is refused when it is sent to', async () => {
  const { id, token = '' } = await takeTicket()
  const service = await startPushService()
  const push = service.subscribe('phone')
  const started = await call(world, `POST /api/visit/tickets/${id}/push`, {
    headers: { 'x-ticket-token': token },
    body: { push: { ...push, endpoint: 'https://push.rinda.example/1' } },
  })
  // The operator's own keys are those that browsers see.
  expect(started.body.data.attributes).toEqual({ public_key: publicKey, subscribed: true })
  const inside = { endpoint: push.endpoint }
  await world.db.updateTable('push_subscriptions').set(inside).where('ticket_id', '=', Number(id)).execute()
  const agent = await world.enter('agent', { person: await world.signIn('anna@rinda.example') })
  await agent.ask('call_next', { locationId: 1, counter: 3 })
  const rows = () => world.db.selectFrom('outbox').selectAll().where('ticket_id', '=', Number(id)).execute()
  await expect.poll(rows).toMatchObject([{ state: 'dead', fault: expect.stringContaining('address') }])
  expect(service.pushed).toEqual([])
  await service.close()
})

test.each([
  ['http://push.example/1', /https/],
  ['https://127.0.0.1/1', /private|inside|internal|public/],
  ['https://[::1]/1', /private|inside|internal|public/],
  ['https://192.168.0.7/1', /private|inside|internal|public/],
  ['https://push.internal/1', /private|inside|internal|public/],
])('%s is refused', async (endpoint, said) => {
  const service = await startPushService()
  const { id, token = '' } = await takeTicket()
  const push = { ...service.subscribe('phone'), endpoint }
  const headers = { 'x-ticket-token': token }
  const answer = await call(world, `POST /api/visit/tickets/${id}/push`, { headers, body: { push } })
  expect(codesOf(answer)).toEqual(['invalid'])
  expect(answer.body.errors[0]).toMatchObject({ source: { pointer: expect.stringContaining('endpoint') } })
  expect(answer.body.errors[0]?.detail).toMatch(said)
  await service.close()
})

test('an address that the database cannot keep is refused at its field', async () => {
  const service = await startPushService()
  const { id, token = '' } = await takeTicket()
  const push = { ...service.subscribe('phone'), endpoint: 'https://push.rinda.example/\u0000' }
  const headers = { 'x-ticket-token': token }
  const answer = await call(world, `POST /api/visit/tickets/${id}/push`, { headers, body: { push } })
  expect([answer.status, answer.body.errors[0]?.source?.pointer]).toEqual([422, '/push/endpoint'])
  await service.close()
})

test('whoever has their data erased is told nothing more on the phone', async () => {
  const staff = await world.connect(await world.signIn('anna@rinda.example'))
  const own = await book(staff, slotAt('08:00'))
  expect(await lock(staff, slotAt('09:00'))).toBeTruthy()
  const { id, token = '' } = await takeTicket()
  const booking = await world.db
    .selectFrom('bookings')
    .selectAll()
    .where('qtid', '=', own.qtid)
    .executeTakeFirstOrThrow()
  const row = { booking_id: booking.booking_id }
  await world.db.updateTable('tickets').set(row).where('ticket_id', '=', Number(id)).execute()
  const service = await startPushService()
  const push = { ...service.subscribe('phone'), endpoint: 'https://push.rinda.example/2' }
  const headers = { 'x-ticket-token': token }
  expect((await call(world, `POST /api/visit/tickets/${id}/push`, { headers, body: { push } })).status).toBe(
    200,
  )
  const erased = await call(world, `POST /api/visit/bookings/${own.qtid}/erase`, {
    headers: { 'x-booking-token': own.token },
    body: { erase: { cancel: true } },
  })
  expect(erased.status).toBe(200)
  const left = await world.db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('ticket_id', '=', Number(id))
    .execute()
  expect(left).toEqual([])
  await service.close()
})
