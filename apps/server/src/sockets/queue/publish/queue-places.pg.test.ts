import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation, Message } from '../../../testing/clients/conversation.ts'
import { type QueueWorld, startQueueWorld, ticketIn } from '../../../testing/clients/test-queue.ts'

let world: QueueWorld
let agent: Conversation
beforeAll(async () => {
  world = await startQueueWorld()
  agent = await world.enter('agent', { person: await world.signIn('anna@rinda.example') })
})
afterAll(async () => {
  await world.close()
  expect(world.faults).toEqual([])
})

/** A ticket of this id with so many before it. */
const hasPlace = (id: string, turn: string, before: number) => (message: Message) => {
  if (message.type !== 'ticket') return false
  const ticket = ticketIn(message)
  return ticket.id === id && ticket.turn === turn && ticket.tickets_to_wait === before
}

test('whoever holds a ticket is told of each new place, and of nobody else’s, though nobody touched their ticket', async () => {
  const holders = await Promise.all([0, 1, 2].map(() => world.enter('app', { locationId: 1 })))
  const ids: string[] = []
  for (const one of holders) ids.push(ticketIn(await one.ask('request_ticket', { serviceId: 3 })).id)
  const [first = '', second = '', third = ''] = ids
  const [, next, last] = holders

  await agent.ask('call_next', { locationId: 1, counter: 4 })
  await next?.hears(hasPlace(second, 'NEXT', 0))
  await last?.hears(hasPlace(third, 'COMING', 1))
  await agent.ask('finish', { id: first })
  await agent.ask('cancel_ticket', { id: second })
  const told = ticketIn(await (last as Conversation).hears(hasPlace(third, 'NEXT', 0)))
  expect(told).toMatchObject({ status: 'WAITING', language: 'lv' })
  expect(told).not.toHaveProperty('note')

  // A change of place alone has no number in the stream: nobody reads it again who missed it.
  const moved = (last as Conversation).heard.filter(hasPlace(third, 'NEXT', 0))
  expect(moved.every(({ seq }) => seq === undefined)).toBe(true)
  expect(next?.heard.some((message) => hasPlace(third, 'NEXT', 0)(message))).toBe(false)
  await agent.ask('cancel_ticket', { id: third })
})

test('the first of a service hears that they are called next once nobody of another service is before them, and others do not', async () => {
  await agent.ask('set_counter', { locationId: 1, counter: 4, open: true })
  const [other, own] = [
    await world.enter('app', { locationId: 1 }),
    await world.enter('app', { locationId: 1 }),
  ]
  const before = ticketIn(await other.ask('request_ticket', { serviceId: 2 }))
  const first = ticketIn(await own.ask('request_ticket', { serviceId: 3 }))
  expect(before).toMatchObject({ turn: 'NEXT', called_next: true })
  expect(first).toMatchObject({ turn: 'NEXT', tickets_to_wait: 0, called_next: false })
  await agent.ask('call_next', { locationId: 1, counter: 4 })
  const isNext = (message: Message) => hasPlace(first.id, 'NEXT', 0)(message) && ticketIn(message).called_next
  expect(ticketIn(await own.hears(isNext))).not.toHaveProperty('note')
  await agent.ask('finish', { id: before.id })
  const called = ticketIn(await agent.ask('call_next', { locationId: 1, counter: 4 }))
  expect(called).toMatchObject({ id: first.id, turn: 'CALLED', called_next: false })
  await agent.ask('finish', { id: first.id })
})

test('where very many wait each is told their place as they come, and as the line moves on', async () => {
  const many = 130
  const ids = await Promise.all(
    Array.from(
      { length: many },
      async () => ticketIn(await agent.ask('request_ticket', { serviceId: 1 })).id,
    ),
  )
  const mine = ticketIn(await agent.ask('request_ticket', { serviceId: 1 }))
  expect(mine).toMatchObject({ tickets_to_wait: many, turn: 'COMING' })
  expect(mine.time_to_wait).toEqual(expect.any(Number))
  const shown = { id: Number(mine.id), token: mine.token }
  const holder = await world.enter('app', { locationId: 1, ticket: shown })
  await agent.ask('cancel_ticket', { id: ids[0] })
  ticketIn(await holder.hears(hasPlace(mine.id, 'COMING', many - 1)))
})
