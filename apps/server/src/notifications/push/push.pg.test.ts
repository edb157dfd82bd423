import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listBehind } from '../../stream/follower-store.ts'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { call, codesOf } from '../../testing/clients/http-calls.ts'
import { type QueueWorld, startQueueWorld, type Ticket, ticketIn } from '../../testing/clients/test-queue.ts'
import { type PushService, signedBy, startPushService } from '../testing/push-service.ts'

let service: PushService
let world: QueueWorld
let agent: Conversation

beforeAll(async () => {
  service = await startPushService()
  world = await startQueueWorld({
    environment: { ALLOW_PRIVATE_URLS: '1', PUBLIC_URL: 'https://rinda.example' },
  })
  agent = await world.enter('agent', { person: await world.signIn('anna@rinda.example') })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await service.close()
})
beforeEach(async () => {
  service.answers = () => 201
  service.pushed.length = 0
  const rows = await world.db
    .selectFrom('tickets')
    .select('ticket_id')
    .where('status', '=', 'WAITING')
    .execute()
  for (const { ticket_id } of rows) await agent.ask('cancel_ticket', { id: ticket_id })
})

async function takeTicket(language = 'lv'): Promise<Ticket> {
  const phone = await world.enter('app')
  return ticketIn(await phone.ask('request_ticket', { serviceId: 3, language }))
}
const ofPush = (method: string, { id, token = '' }: Ticket, body?: unknown) =>
  call(world, `${method} /api/visit/tickets/${id}/push`, {
    headers: { 'x-ticket-token': token },
    ...(body === undefined ? {} : { body }),
  })
const subscribe = async (ticket: Ticket, name = `browser-${ticket.id}`) =>
  await ofPush('POST', ticket, { push: service.subscribe(name) })
const callNext = () => agent.ask('call_next', { locationId: 1, counter: 3 })
const later = (minutes: number) => {
  world.time.now = new Date(world.time.now.getTime() + minutes * 60_000)
}
const subscriptions = () =>
  world.db.selectFrom('push_subscriptions').selectAll().orderBy('subscription_id').execute()
const messages = (ticket: Ticket) =>
  world.db
    .selectFrom('outbox')
    .selectAll()
    .where('ticket_id', '=', Number(ticket.id))
    .orderBy('message_id')
    .execute()
/** Waits until the browser of a ticket was told so much. */
async function toldTo(ticket: Ticket, count: number) {
  const own = () => service.pushed.filter(({ name }) => name === `browser-${ticket.id}`)
  await expect.poll(() => own().length).toBe(count)
  return own()
}

test('a phone is told that it is next, and that it is called: encrypted for it alone, and signed by us', async () => {
  const [first, second] = [await takeTicket(), await takeTicket('ru')]
  const started = await subscribe(second)
  expect(started.body.data).toMatchObject({ type: 'ticket_push', attributes: { subscribed: true } })
  await callNext()
  const [next] = await toldTo(second, 1)
  expect(next?.payload).toEqual({
    ...{ title: `${second.label}: вы следующий номер`, body: expect.stringContaining('ближе'), lang: 'ru' },
    ...{ tag: `ticket-${second.id}`, path: `/visit/ticket/${second.id}#${second.token}` },
  })
  expect(next?.headers).toMatchObject({
    ...{ 'content-encoding': 'aes128gcm', ttl: '900', urgency: 'high', topic: `ticket-${second.id}` },
  })
  expect(signedBy(next?.headers.authorization ?? '')).toEqual({
    ...{ key: started.body.data.attributes.public_key, subject: 'https://rinda.example' },
    audience: new URL(service.subscribe('other').endpoint).origin,
  })
  await agent.ask('finish', { id: Number(first.id) })
  await callNext()
  const [, called] = await toldTo(second, 2)
  expect(called?.payload).toMatchObject({
    title: `${second.label}: ваша очередь`,
    body: expect.stringContaining('Окно 3'),
  })
  // Each message is in the outbox, once, and holds nothing that opens the ticket.
  const kept = () => messages(second)
  await expect.poll(kept).toMatchObject([
    { kind: 'ticket_next', channel: 'push', state: 'sent' },
    { kind: 'ticket_called', channel: 'push', state: 'sent' },
  ])
  expect(JSON.stringify(await kept())).not.toContain(second.token)
  // A call again is told again; what changes nothing for them is not.
  later(1)
  await agent.ask('recall', { id: Number(second.id) })
  await toldTo(second, 3)
  await takeTicket()
  await agent.ask('finish', { id: Number(second.id) })
  await expect.poll(subscriptions).toEqual([])
  expect(await toldTo(second, 3)).toHaveLength(3)
})

test('the first of a service is told just that while a counter calls somebody of another one before, and that it is next once it is', async () => {
  const visitor = await world.enter('app')
  const other = ticketIn(await visitor.ask('request_ticket', { serviceId: 2 }))
  const [before, own] = [await takeTicket(), await takeTicket()]
  await subscribe(own)
  await agent.ask('cancel_ticket', { id: Number(before.id) })
  const [first] = await toldTo(own, 1)
  expect(first?.payload).toMatchObject({
    title: `${own.label} šim pakalpojumam ir pirmais numurs`,
    body: expect.stringContaining('Pirms jums vēl var izsaukt citus'),
  })
  // Whoever comes behind them changes nothing for them.
  await takeTicket()
  await expect.poll(() => listBehind(world.db, 'visitor-messages')).toEqual([])
  await visitor.ask('cancel_ticket', { id: Number(other.id), token: other.token })
  const [, next] = await toldTo(own, 2)
  expect(next?.payload.title).toBe(`${own.label} ir nākamais numurs`)
  await agent.ask('cancel_ticket', { id: Number(own.id) })
})

test('who subscribes as the first of a service is not told so, but that they are next', async () => {
  const visitor = await world.enter('app')
  const other = ticketIn(await visitor.ask('request_ticket', { serviceId: 2 }))
  const own = await takeTicket()
  await subscribe(own)
  await takeTicket()
  await expect.poll(() => listBehind(world.db, 'visitor-messages')).toEqual([])
  expect(await messages(own)).toEqual([])
  await visitor.ask('cancel_ticket', { id: Number(other.id), token: other.token })
  const [next] = await toldTo(own, 1)
  expect(next?.payload.title).toBe(`${own.label} ir nākamais numurs`)
  await agent.ask('cancel_ticket', { id: Number(own.id) })
})

test('a phone whose push service is slow to answer keeps no other one from hearing that it is called', async () => {
  const [first, second] = [await takeTicket(), await takeTicket()]
  await subscribe(first)
  // The first is answered once the second has been told, and no sooner.
  const told = Promise.withResolvers<number>()
  service.answers = (name) => {
    if (name === `browser-${second.id}`) told.resolve(201)
    return name === `browser-${first.id}` ? told.promise : 201
  }
  await callNext()
  await toldTo(first, 1)
  await subscribe(second)
  await agent.ask('call_next', { locationId: 1, counter: 4 })
  await toldTo(second, 1)
  await expect.poll(() => messages(first)).toMatchObject([{ state: 'sent', attempts: 1 }])
  for (const { id } of [first, second]) await agent.ask('finish', { id: Number(id) })
})

test('who is next already is not told so once more, but again after others went first', async () => {
  const own = await takeTicket()
  await subscribe(own)
  const others = [await takeTicket(), await takeTicket()]
  const phone = await world.enter('app')
  await phone.ask('step_back', { id: Number(own.id), token: own.token })
  for (const { id } of others) await agent.ask('cancel_ticket', { id: Number(id) })
  const told = await toldTo(own, 1)
  expect(told[0]?.payload.title).toContain(' ir nākamais numurs')
  await agent.ask('cancel_ticket', { id: Number(own.id) })
  await expect.poll(subscriptions).toEqual([])
})

test('who subscribes as the next one is not told so, however soon after they came', async () => {
  for (let round = 0; round < 8; round += 1) {
    const own = await takeTicket()
    await subscribe(own)
    await expect.poll(() => listBehind(world.db, 'visitor-messages')).toEqual([])
    expect(await messages(own)).toEqual([])
    await agent.ask('cancel_ticket', { id: Number(own.id) })
  }
})

test('a second phone that subscribes does not keep the first one from being told', async () => {
  const [before, own] = [await takeTicket(), await takeTicket()]
  await subscribe(own)
  await agent.ask('cancel_ticket', { id: Number(before.id) })
  await subscribe(own, 'second phone')
  await toldTo(own, 1)
  await expect.poll(() => listBehind(world.db, 'visitor-messages')).toEqual([])
  expect(service.pushed.filter(({ name }) => name === 'second phone')).toEqual([])
  await agent.ask('cancel_ticket', { id: Number(own.id) })
})

test('a ticket says whether its holder wants to be told, by a browser or by the ids of a program', async () => {
  const own = await takeTicket()
  const isWanted = async (ticket: Ticket) => {
    const headers = { 'x-ticket-token': ticket.token ?? '' }
    return (await call(world, `GET /api/visit/tickets/${ticket.id}`, { headers })).body.data.attributes
      .notifications
  }
  expect(await isWanted(own)).toBe(false)
  await subscribe(own)
  expect(await isWanted(own)).toBe(true)
  await ofPush('DELETE', own)
  expect(await isWanted(own)).toBe(false)

  const app = await world.enter('app')
  const ofApp = ticketIn(await app.ask('request_ticket', { serviceId: 3, language: 'lv', userId: 'u-1' }))
  await subscribe(ofApp)
  await ofPush('DELETE', ofApp)
  expect(await isWanted(ofApp)).toBe(true)
})

test('a browser that has taken its word back is told nothing more', async () => {
  const own = await takeTicket()
  await takeTicket()
  await subscribe(own)
  service.answers = () => 410
  await callNext()
  await expect
    .poll(() => messages(own))
    .toMatchObject([{ state: 'dead', fault: 'The push service answered 410.' }])
  expect(await subscriptions()).toEqual([])
  await agent.ask('finish', { id: Number(own.id) })
})

test('what a push service cannot take now is tried again, as long as it is so', async () => {
  const own = await takeTicket()
  await subscribe(own)
  service.answers = () => 503
  await callNext()
  await expect
    .poll(() => messages(own))
    .toMatchObject([{ state: 'waiting', attempts: 1, fault: expect.stringContaining('503') }])
  service.answers = () => 201
  later(2)
  await expect.poll(() => messages(own)).toMatchObject([{ state: 'sent', attempts: 2 }])
  service.answers = () => 503
  await agent.ask('recall', { id: Number(own.id) })
  await expect
    .poll(() => messages(own))
    .toMatchObject([{}, { state: 'waiting', attempts: 1, fault: expect.stringContaining('503') }])
  await agent.ask('finish', { id: Number(own.id) })
  await expect.poll(subscriptions).toEqual([])
  service.answers = () => 201
  later(3)
  await expect.poll(() => messages(own)).toMatchObject([{}, { state: 'dead' }])
  expect(await toldTo(own, 3)).toHaveLength(3)
})

test('only the holder of a ticket that is under way has a browser told, and at a public address', async () => {
  const [own, other] = [await takeTicket(), await takeTicket()]
  const push = service.subscribe('stranger')
  for (const token of [other.token, '', 'guessed'])
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await ofPush(
        method,
        { ...own, token } as Ticket,
        method === 'POST' ? { push } : undefined,
      )
      expect([answer.status, ...codesOf(answer)]).toEqual([404, 'not_found'])
    }
  for (const wrong of [
    { ...push, endpoint: 'ftp://push.example/1' },
    { ...push, endpoint: 'https://name:word@push.example/1' },
    { ...push, p256dh: 'short' },
    { ...push, auth: 'x'.repeat(30) },
    { ...push, endpoint: undefined },
  ])
    expect((await ofPush('POST', own, { push: wrong })).status).toBe(422)
  expect(await subscriptions()).toEqual([])
  const asked = await ofPush('GET', own)
  expect(asked.body.data.attributes).toEqual({
    public_key: expect.stringMatching(/^[\w-]{87}$/),
    subscribed: false,
  })
  await agent.ask('cancel_ticket', { id: Number(own.id) })
  expect(codesOf(await ofPush('POST', own, { push }))).toEqual(['wrong_state'])
  await agent.ask('cancel_ticket', { id: Number(other.id) })
})

test('the keys are made once, and stay', async () => {
  const own = await takeTicket()
  const keyOf = async () => (await ofPush('GET', own)).body.data.attributes.public_key
  const [first, second] = [await keyOf(), await keyOf()]
  expect(second).toBe(first)
  const names = await world.db
    .selectFrom('installation_secrets')
    .select('name')
    .where('name', '=', 'web push keys')
    .execute()
  expect(names).toHaveLength(1)
})

test('a ticket has three browsers told at most, and whoever asks too often waits', async () => {
  const own = await takeTicket()
  for (let count = 0; count < 20; count += 1) expect((await subscribe(own, `many-${count}`)).status).toBe(200)
  expect((await subscriptions()).map(({ endpoint }) => endpoint.replace(/.*\//, ''))).toEqual([
    'many-17',
    'many-18',
    'many-19',
  ])
  expect(codesOf(await subscribe(own, 'one-more'))).toEqual(['rate_limited'])
  expect((await ofPush('DELETE', own)).body.data.attributes).toMatchObject({ subscribed: false })
  expect(await subscriptions()).toEqual([])
})

test('what was written before the server stopped is sent once it is back', async () => {
  const own = await takeTicket()
  await subscribe(own)
  service.answers = () => 503
  await callNext()
  await expect
    .poll(() => messages(own))
    .toMatchObject([
      { kind: 'ticket_called', state: 'waiting', attempts: 1, fault: expect.stringContaining('503') },
    ])
  await world.world.restart()
  service.answers = () => 201
  later(2)
  await expect.poll(() => messages(own)).toMatchObject([{ state: 'sent', attempts: 2 }])
  expect(await toldTo(own, 2)).toHaveLength(2)
})
