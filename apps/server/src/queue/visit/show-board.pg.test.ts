import type { VisitBoardAttributes } from '@rinda/contract/queue/visit-board'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { call, codesOf } from '../../testing/clients/http-calls.ts'
import { connectQueue } from '../../testing/clients/test-queue.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { takeTickets } from '../testing/line-town.ts'

let world: World
let agent: Conversation
let phone: Conversation
beforeAll(async () => {
  world = await startWorld({ now: morning })
  await takeTickets(world.db)
  const anna = await world.signIn('anna@rinda.example')
  agent = await connectQueue(world.url, 'agent', { person: anna })
  phone = await connectQueue(world.url, 'app')
})
afterAll(async () => {
  for (const { socket } of [agent, phone]) socket.disconnect()
  expect(world.faults).toEqual([])
  await world.close()
})

async function board(): Promise<VisitBoardAttributes> {
  const { status, body } = await call(world, 'GET /api/visit/locations/1/board')
  expect([status, body.data.type, body.data.id]).toEqual([200, 'visit_board', '1'])
  return body.data.attributes as unknown as VisitBoardAttributes
}
const labels = (tickets: readonly { label: string }[]) => tickets.map(({ label }) => label)
const idOf = async (label: string) => Number((await board()).called.find((one) => one.label === label)?.id)
const later = (seconds: number) => {
  world.time.now = new Date(world.time.now.getTime() + seconds * 1_000)
}

test('a board says who is called where, the newest first, who is next, and nothing of anybody', async () => {
  expect(await board()).toEqual({ at: world.time.now.toISOString(), called: [], next: [], waiting: 0 })
  for (let count = 0; count < 3; count += 1)
    await agent.ask('serve_now', { locationId: 1, serviceId: 3, counter: 9 })
  const before = await board()
  expect(before.called).toHaveLength(3)
  for (const { id } of before.called) await agent.ask('finish', { id: Number(id) })

  for (let count = 0; count < 3; count += 1)
    await phone.ask('request_ticket', { serviceId: 3, language: 'ru' })
  const waiting = await board()
  expect(waiting).toMatchObject({ called: [], waiting: 3 })
  const [first = '', second = '', third = ''] = labels(waiting.next)

  later(30)
  await agent.ask('call_next', { locationId: 1, counter: 3 })
  later(30)
  await agent.ask('call_next', { locationId: 1, counter: 'Hall' })
  const { called, next, at } = await board()
  expect(called).toEqual([
    { id: expect.any(String), label: second, counter: 'Hall', called_at: at },
    { id: expect.any(String), label: first, counter: 3, called_at: expect.any(String) },
  ])
  expect(next).toEqual([{ id: expect.any(String), label: third }])

  // Who is called again is the newest; who is set aside is neither called nor next.
  later(30)
  await agent.ask('recall', { id: await idOf(first) })
  expect(labels((await board()).called)).toEqual([first, second])
  await agent.ask('hold', { id: await idOf(first) })
  expect(await board()).toMatchObject({ called: [{ label: second }], next: [{ label: third }], waiting: 1 })
})

test('of a location that is not there, or hidden, there is no board', async () => {
  const unknown = await call(world, 'GET /api/visit/locations/999/board')
  expect([unknown.status, ...codesOf(unknown)]).toEqual([404, 'not_found'])
  await world.db.updateTable('locations').set({ is_visible: false }).where('location_id', '=', 2).execute()
  const hidden = await call(world, 'GET /api/visit/locations/2/board')
  expect([hidden.status, ...codesOf(hidden)]).toEqual([404, 'not_found'])
})
