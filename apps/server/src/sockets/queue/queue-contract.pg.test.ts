import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Conversation, Message } from '../../testing/clients/conversation.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import {
  aboutTicket,
  type QueueWorld,
  queueAuth,
  shakeHands,
  startQueueWorld,
  ticketIn,
} from '../../testing/clients/test-queue.ts'

// What other programs rely on of the queue socket, as far as no other test says it, with nothing but what goes over the wire.

let world: QueueWorld
let user: SignedInPerson
let agent: Conversation
let colleague: Conversation
let phone: Conversation

beforeAll(async () => {
  world = await startQueueWorld()
  user = await world.signIn('user@rinda.example')
  agent = await world.enter('agent', { person: user })
  colleague = await world.enter('agent', { person: await world.signIn('anna@rinda.example') })
  phone = await world.enter('app')
})
afterAll(async () => {
  await world.close()
  expect(world.faults).toEqual([])
})

const place = { locationId: 1, counter: 4 }
const take = async (who = phone, more: object = {}) =>
  ticketIn(await who.ask('request_ticket', { serviceId: 3, language: 'en', ...more }))
const act = async (type: string, data: object, who = agent) => ticketIn(await who.ask(type, data))
const called = async () => await act('call_next', place)
const failure = ({ type, data: { code, info } }: Message) => ({ type, code, info })

describe('an act on a ticket that a colleague has just ended', () => {
  test.each([
    ['recall', {}],
    ['no_show', {}],
    ['finish', {}],
    ['hold', {}],
    ['resume', { counter: 4 }],
    ['transfer', { serviceId: 1 }],
    ['return_to_line', {}],
    ['add_services', { serviceIds: [1] }],
    ['cancel_ticket', {}],
  ])('%s is refused, and the ticket stays as it ended', async (type, more) => {
    await take()
    const { id } = await called()
    await act('finish', { id }, colleague)
    const refused = await agent.ask(type, { id, ...more })
    // Whoever reads it stands before a ticket, and not before a booking.
    const text = {
      lv: expect.stringContaining('Numura stāvoklis'),
      en: expect.stringContaining('ticket'),
      ru: expect.stringContaining('Талон'),
    }
    expect(failure(refused)).toEqual({
      type: `${type.toUpperCase()}_FAILED`,
      code: 'wrong_state',
      info: text,
    })
    const row = world.db.selectFrom('tickets').select('status').where('ticket_id', '=', Number(id))
    expect(await row.executeTakeFirst()).toEqual({ status: 'DONE' })
  })

  test('of two who end it at the same moment one does', async () => {
    await take()
    const { id } = await called()
    const replies = await Promise.all([agent.ask('finish', { id }), colleague.ask('no_show', { id })])
    expect(replies.map(({ type }) => type).filter((type) => type === 'ticket')).toHaveLength(1)
    expect(replies.find(({ type }) => type !== 'ticket')?.data.code).toBe('wrong_state')
  })
})

test('a call takes the services that it names, opens the counter, and finds nobody without a failure', async () => {
  const { id, token } = await take()
  const nobody = await agent.ask('call_next', { locationId: 1, counter: 'New', serviceIds: [1] })
  expect(nobody).toMatchObject({ type: 'nothing_waiting', data: {} })
  const opened = await colleague.hears(({ type, data }) => type === 'counter' && data.counter === 'New')
  expect(opened.data).toMatchObject({
    counter: 'New',
    open: true,
    service_ids: [],
    agent: expect.any(String),
  })
  await act('cancel_ticket', { id, token }, phone)
})

test('ids are taken as numbers and as texts, and types in capitals too', async () => {
  const { id } = await take()
  await called()
  expect((await agent.ask('RECALL', { id: Number(id) })).type).toBe('ticket')
  expect((await agent.ask('FINISH', { id: String(id) })).type).toBe('ticket')
  expect((await agent.ask('FINISH', { id })).type).toBe('FINISH_FAILED')
})

test('a recall renews when it was called, and everybody is told again', async () => {
  await take()
  const first = await called()
  world.time.now = new Date(world.time.now.getTime() + 60_000)
  const again = await act('recall', { id: first.id })
  expect(Date.parse(again.called_at ?? '') - Date.parse(first.called_at ?? '')).toBe(60_000)
  expect(again.first_called_at).toBe(first.first_called_at)
  const isAgain = (message: Message) =>
    aboutTicket(first.id, 'CALLED')(message) && ticketIn(message).called_at === again.called_at
  for (const one of [phone, colleague]) await one.hears(isAgain)
  await act('finish', { id: first.id })
})

test('who is set aside is called by nobody, and goes on at the same counter', async () => {
  await take()
  const { id } = await called()
  expect(await act('hold', { id })).toMatchObject({ status: 'WAITING', held: true })
  expect((await colleague.ask('call_next', { locationId: 1, counter: 5 })).type).toBe('nothing_waiting')
  expect(await act('resume', { id })).toMatchObject({ status: 'CALLED', held: false, counter: 4 })
  expect(await act('no_show', { id })).toMatchObject({ status: 'FAILED', failed_code: 'no_show' })
})

test('a transfer keeps the time that was waited, and names the counter that is to call', async () => {
  const asked = await take()
  await called()
  await colleague.ask('set_counter', { locationId: 1, counter: 5, open: true })
  const sent = await act('transfer', { id: asked.id, serviceId: 2, counter: 5 })
  expect(sent).toMatchObject({ status: 'WAITING', service_id: 2, counter: 5, called_at: null })
  expect(sent.waiting_since).toBe(asked.waiting_since)
  expect((await agent.ask('call_next', place)).type).toBe('nothing_waiting')
  const there = await act('call_next', { locationId: 1, counter: 5 }, colleague)
  expect(there.id).toBe(asked.id)
  await act('finish', { id: there.id }, colleague)
})

test('the line of a counter is in the order in which it would call, the first with nobody to wait for', async () => {
  const [first, second] = [await take(), await take(agent)]
  const line = await agent.ask('get_line', place)
  const tickets = (line.data.data as { data: { id: string; attributes: object }[] }).data
  expect(line.type).toBe('line')
  expect(tickets.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(tickets.map(({ attributes }) => attributes)).toMatchObject([
    { turn: 'NEXT', tickets_to_wait: 0 },
    { turn: 'COMING', tickets_to_wait: 1 },
  ])
  for (const { id } of [first, second]) await act('cancel_ticket', { id })
})

test('push ids are kept and never sent out; with one its holder wants push messages', async () => {
  const [silent, pushed] = [await take(), await take(phone, { firebaseUserId: 'the-push-id' })]
  expect([silent.notifications, pushed.notifications]).toEqual([false, true])
  const row = world.db.selectFrom('tickets').select('push_ids').where('ticket_id', '=', Number(pushed.id))
  expect(await row.executeTakeFirst()).toEqual({ push_ids: { firebaseUserId: 'the-push-id' } })
  await colleague.hears(aboutTicket(pushed.id, 'WAITING'))
  const told = [await agent.ask('get_tickets', { locationId: 1 }), ...colleague.heard, ...phone.heard]
  expect(JSON.stringify(told)).not.toContain('the-push-id')
  expect(JSON.stringify([...colleague.heard, told[0]])).not.toContain(pushed.token)
  for (const { id, token } of [silent, pushed]) await act('cancel_ticket', { id, token }, phone)
})

test('a session has three tickets that wait; the fourth is a ticket that failed, and is kept nowhere', async () => {
  const page = await world.enter('widget')
  const three = [await take(page), await take(page), await take(page)]
  expect(await take(page)).toMatchObject({ status: 'FAILED', failed_code: 'limited', turn: null })
  const other = await world.enter('widget')
  const fourth = await take(other)
  expect(fourth.status).toBe('WAITING')
  expect(fourth.number).toBe((three[2]?.number ?? 0) + 1)
  for (const { id } of [...three, fourth]) await act('cancel_ticket', { id })
})

describe('what happens at a counter is told to whoever works there', () => {
  const isCounter = (fields: object) => (message: Message) =>
    message.type === 'counter' &&
    Object.entries(fields).every(([name, value]) => message.data[name] === value)

  test('that a colleague closed or paused it, and who', async () => {
    await agent.ask('set_counter', { ...place, open: true })
    const before = agent.heard.length
    await colleague.ask('set_counter', { ...place, paused: true })
    await colleague.ask('set_counter', { ...place, open: false })
    const told = () => agent.heard.slice(before)
    await expect.poll(() => told().some(isCounter({ counter: 4, open: false, agent: '' }))).toBe(true)
    expect(told().filter(isCounter({ counter: 4 }))).toMatchObject([
      { data: { open: true, paused: true, state_by: 'Anna' } },
      { data: { open: false, state_by: 'Anna', agent_id: null } },
    ])
  })

  test('that they are to work there', async () => {
    const { data } = await colleague.ask('get_agents', { locationId: 1 })
    const agents = data.data as { id: string; attributes: { name: string } }[]
    const { agent: name } = (await agent.ask('set_counter', { ...place, open: true })).data
    const me = agents.find(({ attributes }) => attributes.name === name)
    const agentId = Number(me?.id)
    await colleague.ask('set_counter', { locationId: 1, counter: 9, open: true, agentId })
    expect((await agent.hears(isCounter({ counter: 9, agent_id: agentId }))).data).toMatchObject({
      open: true,
      agent: name,
      state_by: 'Anna',
    })
  })

  test('that a monitor paused their page, and let it go on', async () => {
    const monitor = await world.enter('monitor', { person: await world.signIn('anna@rinda.example') })
    const desk = await world.enter('agent', { person: user })
    for (const [type, status] of [
      ['pause_client', 'PAUSED'],
      ['resume_client', 'ONLINE'],
    ] as const) {
      await monitor.ask(type, { socketId: desk.socket.id })
      const told = await desk.hears((message) => message.type === 'client' && message.data.status === status)
      expect(told.data).toMatchObject({ socket_id: desk.socket.id, type: 'AGENT' })
      expect(told.data).not.toHaveProperty('ip')
    }
  })
})

test('whoever works at a counter may name itself as the portal that it is a part of', async () => {
  const auth = queueAuth('agent', { client: 'portal', user: { token: user.token } })
  expect(await shakeHands(world.url, 'agent', auth)).toBe('connected')
})

test('a company says how many tickets a session may have', async () => {
  const profile = JSON.stringify({ visitorLimits: { sessionTickets: 1 } })
  await world.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
  await world.world.restart()
  const page = await world.enter('app')
  await take(page)
  expect(await take(page)).toMatchObject({ status: 'FAILED', failed_code: 'limited' })
})
