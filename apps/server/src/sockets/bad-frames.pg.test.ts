import { requestSchemas } from '@rinda/contract/booking/requests'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectAnswer, nastyText } from '../testing/bad-input.ts'
import type { Message, SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { bookingDay, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let portal: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
})
beforeEach(async () => {
  if (!portal.socket.connected) portal = await world.connect(anna)
})
afterAll(() => world.close())

const types = [...Object.keys(requestSchemas), 'verify_booking', 'accept_booking', 'constructor', '__proto__']

test('messages that are no envelopes are answered, with their trace where they have one', async () => {
  const answers: Message[] = []
  const all = new Promise<void>((resolve) => {
    portal.socket.on('portal', (message) => {
      answers.push(message)
      if (answers.length === messages.length) resolve()
    })
  })
  const messages = [
    undefined,
    null,
    5,
    'get_slots',
    [],
    {},
    { type: 'get_bookings', trace: { a: 1 } },
    { type: 5, trace: 'of a wrong type' },
    { trace: 'without a type' },
    { type: 'x'.repeat(1000), trace: 'x' },
    { type: 'get_bookings', trace: 7, data: { locationId: 1, date: bookingDay } },
    Buffer.from('binary'),
    { type: 'get_bookings', trace: 'binary', data: Buffer.from([0, 255]) },
    { type: 'lock_booking', trace: 'binary inside', data: { ...slotAt('10:00'), fields: Buffer.from('x') } },
  ]
  for (const message of messages) portal.socket.emit('portal', message)
  await all
  portal.socket.off('portal')
  for (const answer of answers) expectAnswer(answer)
  const traces = answers.map((answer) => answer.trace).filter((trace) => trace !== undefined)
  expect(traces).toContain(7)
  expect(traces.map(String).sort()).toEqual([
    '7',
    'binary',
    'binary inside',
    'of a wrong type',
    'without a type',
    'x',
  ])
  expect(answers.find((answer) => String(answer.trace) === '7')?.type).toBe('bookings')
  expect(world.faults).toEqual([])
  portal.socket.disconnect()
})

test('a text that is far too long is refused by name; a message that is far too long costs the connection, and no more', async () => {
  const reply = await portal.ask('schedule_booking', {
    ...slotAt('10:00'),
    ...visitor,
    firstName: 'x'.repeat(500_000),
  })
  expect(reply.data).toMatchObject({ code: 'invalid', field: 'firstName' })
  const gone = new Promise((resolve) => portal.socket.once('disconnect', resolve))
  portal.socket.emit('portal', { trace: 'huge', type: 'get_slots', data: 'x'.repeat(3_000_000) })
  await gone
  portal = await world.connect(anna)
  expect((await portal.ask('get_bookings', { locationId: 1, date: bookingDay })).type).toBe('bookings')
})

test('many at once, of any kind, leave the server and the session as they were', async () => {
  const [names] = fc.sample(
    fc.array(fc.oneof(nastyText, fc.constantFrom(...types)), { minLength: 100, maxLength: 100 }),
    {
      numRuns: 1,
      seed: 5,
    },
  )
  const replies = await Promise.all(
    (names ?? []).map((type) => portal.ask(type, { ...slotAt('10:00'), ...visitor, qtid: type })),
  )
  for (const reply of replies) expectAnswer(reply)
  for (const event of ['widget', 'app', 'message', 'error', 'anything'])
    portal.socket.emit(event, { type: 'get_slots' })
  expect((await portal.ask('get_bookings', { locationId: 1, date: bookingDay })).type).toBe('bookings')
  expect(world.faults).toEqual([])
})

test('frames that are no messages at all end that connection only', async () => {
  for (const raw of [
    'garbage',
    '4',
    '42',
    '42["portal"',
    '42"portal"',
    '451-["portal"]',
    '40/nowhere,',
    '49',
    '4x'.repeat(10),
  ]) {
    const socket = new WebSocket(`${world.url.replace('http', 'ws')}/booking/?EIO=4&transport=websocket`)
    const ended = new Promise((resolve) => socket.addEventListener('close', resolve))
    const opened = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }))
    await opened
    socket.send(raw)
    socket.send(new Uint8Array([0, 1, 2, 255]))
    socket.close()
    await ended
  }
  expect((await portal.ask('get_bookings', { locationId: 1, date: bookingDay })).type).toBe('bookings')
  expect(world.faults).toEqual([])
})
