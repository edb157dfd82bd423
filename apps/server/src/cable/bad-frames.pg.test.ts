import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nastyObject, nastyValue } from '../testing/bad-input.ts'
import {
  actionFrame,
  type CableFrame,
  type CableLine,
  openCableLine,
  portalChannel,
  subscribed,
} from '../testing/clients/cable-line.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { bookingDay, morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(() => world.close())

const open = () => openCableLine(world.url, { cookie: anna.cookie })

/** Expects that a line still works: it is answered. */
async function expectAlive(line: CableLine) {
  const identifier = portalChannel('still here')
  line.send({ command: 'subscribe', identifier })
  await line.hears((frame) => frame.type === 'confirm_subscription' && frame.identifier === identifier)
  line.socket.terminate()
}

describe('what makes no sense ends the connection, for good', () => {
  test.each([
    ['no JSON', '{nonsense'],
    ['nothing', ''],
    ['a number', '5'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no command', '{}'],
    ['a command that is no text', { command: 5 }],
    ['an identifier that is no text', { command: 'subscribe', identifier: { channel: 'PortalChannel' } }],
    ['a very long identifier', { command: 'subscribe', identifier: 'x'.repeat(5_000) }],
    ['data that is no text', { command: 'message', identifier: portalChannel(), data: {} }],
    ['bytes', Buffer.from('{"command":"subscribe"}')],
  ])('%s', async (_, frame) => {
    const line = await open()
    if (Buffer.isBuffer(frame)) line.socket.send(frame)
    else line.send(frame)
    await line.closed
    expect(line.frames.at(-1)).toEqual({ type: 'disconnect', reason: 'invalid_request', reconnect: false })
  })

  test('a frame above 64 KiB is not even read', async () => {
    const line = await open()
    line.socket.send('x'.repeat(70_000))
    expect(await line.closed).toBe(1009)
  })

  test('a flood ends it too, and its author may come back', async () => {
    const line = await open()
    for (let n = 0; n < 500; n += 1) line.send({ command: 'subscribe', identifier: portalChannel(`${n}`) })
    await line.closed
    expect(line.frames.at(-1)).toEqual({ type: 'disconnect', reason: 'rate_limited', reconnect: true })
    const confirmed = line.frames.filter((frame) => frame.type === 'confirm_subscription')
    expect(confirmed.length).toBeLessThanOrEqual(10)
  })
})

test('whatever a frame holds, it is answered, let pass, or ends the connection; others do not notice', async () => {
  const good = { command: 'message', identifier: portalChannel(), data: '{"action":"get_bookings"}' }
  const action = { action: 'get_bookings', date: bookingDay, days: 7, locationId: 1, trace: 't' }
  const odd = fc.oneof(
    nastyObject(good),
    nastyValue,
    nastyObject(action).map((data) => ({ ...good, data: JSON.stringify(data) })),
  )
  const property = fc.asyncProperty(odd, async (frame) => {
    const line = await subscribed(world.url, anna.cookie)
    line.send(JSON.stringify(frame) ?? '')
    line.send({ command: 'subscribe', identifier: portalChannel('afterwards') })
    const isAnswer = ({ type, identifier }: CableFrame) =>
      type === 'disconnect' || identifier === portalChannel('afterwards')
    const { type, reason } = await line.hears(isAnswer)
    expect([type, reason]).toEqual(
      type === 'disconnect' ? ['disconnect', 'invalid_request'] : ['confirm_subscription', undefined],
    )
    line.socket.terminate()
  })
  await fc.assert(property, { numRuns: 60 })
  await expectAlive(await open())
  expect(world.faults).toEqual([])
})

describe('what is not known is refused, and the connection lives on', () => {
  test.each([
    ['another channel', JSON.stringify({ channel: 'AdminChannel', session: 's' })],
    ['a channel of an object’s own', JSON.stringify({ channel: '__proto__', session: 's' })],
    ['no session', JSON.stringify({ channel: 'PortalChannel' })],
    ['a session that is no text', JSON.stringify({ channel: 'PortalChannel', session: [1] })],
    ['an identifier that is no JSON', 'PortalChannel'],
  ])('%s', async (_, identifier) => {
    const line = await open()
    line.send({ command: 'subscribe', identifier })
    expect(await line.hears(({ type }) => type === 'reject_subscription')).toEqual({
      type: 'reject_subscription',
      identifier,
    })
    await expectAlive(line)
  })

  test('subscribing twice is confirmed once, and each change comes once', async () => {
    const line = await subscribed(world.url, anna.cookie)
    line.send({ command: 'subscribe', identifier: portalChannel() })
    line.send(actionFrame({ action: 'get_bookings', date: bookingDay, trace: 'x' }))
    await line.hears((frame) => frame.message?.trace === 'x')
    expect(line.frames.filter((frame) => frame.type === 'confirm_subscription')).toHaveLength(1)
    expect(line.frames.filter((frame) => frame.message?.trace === 'x')).toHaveLength(1)
    await expectAlive(line)
  })

  test('words to a subscription that is not there, and commands that are not known, are let pass', async () => {
    const line = await open()
    line.send(actionFrame({ action: 'get_bookings', date: bookingDay }))
    line.send({ command: 'unsubscribe', identifier: portalChannel() })
    line.send({ command: 'whisper', identifier: portalChannel(), data: 'psst' })
    line.send({ command: 'constructor' })
    await expectAlive(line)
    expect(line.frames.filter((frame) => frame.message)).toEqual([])
  })

  test.each([
    ['an action that is not known', JSON.stringify({ action: 'erase', trace: 't' }), 'ERASE_FAILED'],
    ['a trace that is none', JSON.stringify({ action: 'get_bookings', trace: {} }), 'GET_BOOKINGS_FAILED'],
    ['no action', JSON.stringify({ trace: 't' }), 'MESSAGE_FAILED'],
    ['no JSON', 'get_bookings', 'MESSAGE_FAILED'],
    ['a list', '[]', 'MESSAGE_FAILED'],
  ])('%s', async (_, data, type) => {
    const line = await subscribed(world.url, anna.cookie)
    line.send({ command: 'message', identifier: portalChannel(), data })
    const { message } = await line.hears((frame) => frame.message !== undefined)
    expect(message).toMatchObject({ type, data: { code: 'invalid' } })
    await expectAlive(line)
  })
})

test('a server that stops says so, and that it is worth coming back', async () => {
  const line = await subscribed(world.url, anna.cookie)
  await world.restart()
  await line.closed
  expect(line.frames.at(-1)).toEqual({ type: 'disconnect', reason: 'server_restart', reconnect: true })
  await expectAlive(await open())
  expect(world.faults).toEqual([])
})
