import {
  type QueueRequestInput,
  type QueueRequestType,
  queueRequestSchemas,
} from '@rinda/contract/queue/requests'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { expectAnswer, nastyObject, nastyValue } from '../../testing/bad-input.ts'
import type { Conversation } from '../../testing/clients/conversation.ts'
import {
  type QueueClient,
  type QueueWorld,
  startQueueWorld,
  ticketIn,
} from '../../testing/clients/test-queue.ts'
import { countRows, expectConsistent } from '../../testing/invariants.ts'
import { codeOf } from '../../testing/towns/bookings.ts'

let world: QueueWorld
const clients = {} as Record<QueueClient, Conversation>

beforeAll(async () => {
  world = await startQueueWorld()
  const person = await world.signIn('anna@rinda.example')
  for (const kind of ['app', 'logger'] as const) clients[kind] = await world.enter(kind)
  for (const kind of ['agent', 'monitor'] as const) clients[kind] = await world.enter(kind, { person })
})
afterAll(async () => {
  await expectConsistent(world.world)
  await world.close()
})

const place = { locationId: 1, counter: 3 }
const push = { deviceId: 'd', userId: 'u', firebaseUserId: 'f', notifications: true }
const own = { id: 1, token: 'a token' }

/** For each request who sends it, and data that makes sense. */
const samples: { [Type in QueueRequestType]: [QueueClient, QueueRequestInput<Type>] } = {
  request_ticket: ['app', { serviceId: 3, language: 'en', people: 2, nextServiceIds: [1], ...push }],
  cancel_ticket: ['app', own],
  step_back: ['app', own],
  get_tickets: ['agent', { locationId: 1 }],
  get_line: ['agent', place],
  check_in: [
    'app',
    {
      ...{ locationId: 1, code: 'ABCD', qtid: '6f1d2f43-2f0e-4d1c-9f57-6d2c1a4b9e01', token: 't' },
      ...{ language: 'lv', ...push },
    },
  ],
  call_next: ['agent', { ...place, serviceIds: [3], onBehalf: false }],
  serve_now: ['agent', { ...place, serviceId: 3, people: 1, language: 'ru' }],
  recall: ['agent', { id: 1 }],
  no_show: ['agent', { id: 1 }],
  finish: ['agent', { id: 1 }],
  transfer: ['agent', { id: 1, serviceId: 1, counter: 'Desk', note: 'Speaks slowly' }],
  hold: ['agent', { id: 1 }],
  resume: ['agent', { id: 1, counter: 3 }],
  return_to_line: ['agent', { id: 1 }],
  add_services: ['agent', { id: 1, serviceIds: [2] }],
  set_counter: ['agent', { ...place, serviceIds: [1], open: true, paused: false, agentId: null }],
  get_counters: ['agent', { locationId: 1 }],
  get_overview: ['agent', { locationId: 1 }],
  get_agents: ['agent', { locationId: 1 }],
  get_service_lines: ['agent', { locationId: 1 }],
  stop_tickets: ['agent', { locationId: 1, serviceId: 2, stopped: true }],
  ready: ['monitor', { version: '3' }],
  pause: ['app', {}],
  online: ['app', {}],
  pause_client: ['monitor', { socketId: 'nobody' }],
  resume_client: ['monitor', { socketId: 'nobody' }],
  log: ['logger', { level: 'info', message: 'good', context: { screen: 'kiosk' } }],
  get_changes: ['agent', { since: 0 }],
}
const types = Object.keys(queueRequestSchemas) as QueueRequestType[]
/** Every field of every request. */
const fields = types.flatMap((type) => Object.keys(samples[type][1]).map((field) => ({ type, field })))

/** Values that are wrong wherever they stand: neither a text, a number nor a list can hold them. */
const wrong = [{ a: 1 }, -1.5, '\u0000']

describe.each(fields)('$type with a wrong $field', ({ type, field }) => {
  it('is refused with one clear failure that names it, and does nothing', async () => {
    const [kind, good] = samples[type]
    const counted = await countRows(world.world)
    for (const value of wrong) {
      if (type === 'log' && field === 'context' && typeof value === 'object') continue
      // Some clients send a code as the number that it looks like.
      if (field === 'code' && typeof value === 'number') continue
      // Loggers may say little: each message has a logger of its own.
      const client = kind === 'logger' ? await world.enter('logger') : clients[kind]
      const reply = await client.ask(type, { ...good, [field]: value })
      expect([value, reply.type, reply.data.code]).toEqual([value, `${type.toUpperCase()}_FAILED`, 'invalid'])
      expect(String(reply.data.field).split('/')[0]).toBe(field)
      expectAnswer(reply)
      if (kind === 'logger') client.socket.disconnect()
      else if (kind === 'app') world.time.now = new Date(world.time.now.getTime() + 1_000)
    }
    expect(await countRows(world.world)).toEqual(counted)
  })
})

describe('whatever a message holds', () => {
  it.each([...types.filter((type) => type !== 'log'), 'constructor', '__proto__'])(
    '%s is answered',
    async (type) => {
      const [kind, good] = Object.hasOwn(samples, type)
        ? samples[type as QueueRequestType]
        : (['agent', {}] as const)
      const client = clients[kind]
      const property = fc.asyncProperty(
        fc.oneof(nastyObject(good as Record<string, unknown>), nastyValue),
        async (data) => {
          world.time.now = new Date(world.time.now.getTime() + 1_000)
          const counted = await countRows(world.world)
          const reply = await client.ask(type, data)
          expectAnswer(reply)
          if (codeOf(reply)) expect(await countRows(world.world)).toEqual(counted)
        },
      )
      await fc.assert(property, { numRuns: 15 })
    },
  )
})

test('acts on tickets that are not there, and of other companies, are not found', async () => {
  const other = await world.enter('agent', { person: await world.signIn('admin@nails.example') })
  // Some of those messages were good ones.
  await clients.agent.ask('stop_tickets', { locationId: 1, serviceId: 3, stopped: false })
  const phone = await world.enter('app')
  const { id, status } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  expect(status).toBe('WAITING')
  for (const type of [
    'recall',
    'no_show',
    'finish',
    'hold',
    'return_to_line',
    'resume',
    'cancel_ticket',
  ] as const) {
    expect((await other.ask(type, { id })).data).toMatchObject({ code: 'not_found' })
    expect((await clients.agent.ask(type, { id: 999_999 })).data).toMatchObject({ code: 'not_found' })
  }
  for (const type of ['call_next', 'get_line', 'set_counter'] as const)
    expect((await other.ask(type, place)).data).toMatchObject({ code: 'not_found', field: 'locationId' })
})
