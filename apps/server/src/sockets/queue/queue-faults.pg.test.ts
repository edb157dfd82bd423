import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation, Message } from '../../testing/clients/conversation.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { aboutTicket, type QueueWorld, startQueueWorld, ticketIn } from '../../testing/clients/test-queue.ts'

// What goes wrong in the middle of a day, as those at the sockets see it.

let world: QueueWorld
let anna: SignedInPerson
let user: SignedInPerson

beforeAll(async () => {
  world = await startQueueWorld()
  anna = await world.signIn('anna@rinda.example')
  user = await world.signIn('user@rinda.example')
})
afterAll(async () => {
  await world.close()
  expect(world.faults).toEqual([])
})

const asAgent = async (person: SignedInPerson) => await world.enter('agent', { person })
const take = async (who: Conversation) => ticketIn(await who.ask('request_ticket', { serviceId: 3 }))
const idsIn = async (who: Conversation) => {
  const { data } = await who.ask('get_tickets', { locationId: 1 })
  return (data.data as { data: { id: string }[] }).data.map(({ id }) => id)
}

test('a page that floods gets its three tickets, is told to wait, and takes nobody’s number', async () => {
  const page = await world.enter('app')
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => page.ask('request_ticket', { serviceId: 3 })),
  )
  const tickets = replies.filter(({ type }) => type === 'ticket').map(ticketIn)
  const given = tickets.filter(({ status }) => status === 'WAITING')
  expect(given.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual([1, 2, 3])
  for (const one of tickets) expect(given.includes(one) || one.failed_code === 'limited').toBe(true)
  const refused = replies.filter(({ type }) => type !== 'ticket')
  expect(new Set(refused.map(({ type, data }) => `${type} ${data.code}`))).toEqual(
    new Set(['REQUEST_TICKET_FAILED rate_limited']),
  )
  const agent = await asAgent(user)
  for (const { id } of given) ticketIn(await agent.ask('cancel_ticket', { id }))
  expect((await take(await world.enter('app'))).number).toBe(4)
  for (const id of await idsIn(agent)) ticketIn(await agent.ask('cancel_ticket', { id }))
})

test('an agent’s page is gone in the middle of a visit: it is there when they come back, or a colleague goes on with it', async () => {
  const phone = await world.enter('app')
  const { id } = await take(phone)
  const page = await asAgent(user)
  expect(ticketIn(await page.ask('call_next', { locationId: 1, counter: 2 })).id).toBe(id)
  page.socket.disconnect()
  const back = await asAgent(user)
  const { data } = await back.ask('get_tickets', { locationId: 1 })
  expect(data.data).toMatchObject({ data: [{ id, attributes: { status: 'CALLED', counter: 2 } }] })
  back.socket.disconnect()

  const colleague = await asAgent(anna)
  expect((await colleague.ask('resume', { id, counter: 3 })).data.code).toBe('wrong_state')
  await colleague.ask('set_counter', { locationId: 1, counter: 2, open: false })
  expect(ticketIn(await colleague.ask('resume', { id, counter: 3 }))).toMatchObject({ counter: 3 })
  await phone.hears((message) => aboutTicket(id, 'CALLED')(message) && ticketIn(message).counter === 3)
  expect(ticketIn(await colleague.ask('finish', { id })).status).toBe('DONE')
})

test('the server starts anew in the middle of the day: the line is as it was, the numbers go on, and who comes back misses nothing', async () => {
  const before = await asAgent(user)
  const phone = await world.enter('app', { session: 'the phone' })
  const [called, first, second] = [await take(phone), await take(phone), await take(before)]
  await before.ask('call_next', { locationId: 1, counter: 5 })
  const held = ticketIn(await before.ask('hold', { id: second.id }))
  const { seq = 0 } = await before.ask('get_tickets', { locationId: 1 })
  await world.world.restart()

  const agent = await asAgent(user)
  expect(await idsIn(agent)).toEqual([called.id, first.id, second.id])
  const { data } = await agent.ask('get_counters', { locationId: 1 })
  const open = (data.data as { attributes: { counter: unknown; open: boolean } }[]).filter(
    ({ attributes }) => attributes.open,
  )
  expect(open.map(({ attributes }) => attributes.counter)).toContain(5)
  const again = await world.enter('app', { session: 'the phone' })
  expect(ticketIn(await again.hears(aboutTicket(called.id, 'CALLED'))).counter).toBe(5)
  expect(ticketIn(await again.hears(aboutTicket(first.id, 'WAITING'))).tickets_to_wait).toBe(0)
  expect((await take(again)).number).toBe(second.number + 1)
  const missed = (await agent.ask('get_changes', { since: seq })).data as { data: object[]; reset?: true }
  expect(missed.reset).toBeUndefined()
  expect(missed.data).toHaveLength(1)
  expect(held.held).toBe(true)
  expect(ticketIn(await agent.ask('call_next', { locationId: 1, counter: 6 })).id).toBe(first.id)
})

test('midnight comes while the server is away: who waited is out of the line and told so, and the numbers begin anew', async () => {
  const phone = await world.enter('app', { session: 'in the evening' })
  const { id } = await take(phone)
  const evening = await asAgent(user)
  const { seq = 0 } = await evening.ask('get_tickets', { locationId: 1 })
  world.time.now = new Date(world.time.now.getTime() + 24 * 3_600_000)
  await world.world.restart()
  const agent = await asAgent(await world.signIn('user@rinda.example'))
  await expect.poll(() => idsIn(agent)).toEqual([])
  const again = await world.enter('app', { session: 'in the evening' })
  const missed = (await again.ask('get_changes', { since: seq })).data as { data: Message[] }
  expect(missed.data.find(aboutTicket(id, 'CANCELED'))).toBeDefined()
  const { data } = await agent.ask('get_counters', { locationId: 1 })
  const counters = data.data as { attributes: { open: boolean; agent: string } }[]
  for (const { attributes } of counters) expect(attributes).toMatchObject({ open: false, agent: '' })
  expect((await take(agent)).number).toBe(1)
})
