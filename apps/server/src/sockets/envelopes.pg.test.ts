import { requestSchemas } from '@rinda/contract/booking/requests'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Conversation, Message } from '../testing/clients/conversation.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { about, attributesOf, codeOf, lock, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/**
 * Envelope of a message: its trace, its type, what it leaves open, and the session to which it is answered.
 */

let world: World
let anna: SignedInPerson
let portal: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
})
afterAll(() => world.close())

/** The next message of any kind, once this has been sent just so. */
async function answerTo(who: Conversation, message: unknown, event = 'portal'): Promise<Message> {
  return await new Promise((resolve) => {
    who.socket.once(event, resolve)
    who.socket.emit(event, message)
  })
}

test('whoever asks for it is told that a message is here before it is answered', async () => {
  const heard: unknown[] = []
  const answered = new Promise<void>((resolve) => {
    portal.socket.once('portal', ({ type }: Message) => {
      heard.push(type)
      resolve()
    })
  })
  const message = { trace: 'acknowledged', type: 'get_bookings' }
  portal.socket.emit('portal', message, (...data: unknown[]) => heard.push(data))
  await answered
  expect(heard).toEqual([[], 'bookings'])
})

describe('what a message leaves open', () => {
  it.each([undefined, null, {}])('get_bookings with %j for its data', async (data) => {
    const reply = await answerTo(portal, { trace: 'open', type: 'get_bookings', data })
    expect([reply.type, reply.trace]).toEqual(['bookings', 'open'])
  })

  it('is a message without data at all', async () => {
    expect(await answerTo(portal, { trace: 't', type: 'get_bookings' })).toMatchObject({ type: 'bookings' })
  })

  it('may be null in any field that may be left out', async () => {
    const open = { locationId: null, date: null, days: null }
    expect((await portal.ask('get_bookings', open)).type).toBe('bookings')
    const held = await lock(portal, slotAt('10:00', { language: null, duration: null, status: null }))
    const nothing = { locationId: null, serviceId: null, date: null, time: null, duration: null }
    const reply = await portal.ask('schedule_booking', {
      ...{ ...held, ...visitor, ...nothing },
      ...{ email: null, notes: null, fields: null, language: null, status: null },
    })
    expect(reply.type).toBe('booking_scheduled')
    expect(attributesOf(reply)).toMatchObject({ time: '10:00', email: '', notes: {}, fields: {} })
  })

  it('a specialist of null is still anybody', async () => {
    const held = await lock(portal, slotAt('11:00', { specialistId: 1 }))
    await lock(portal, slotAt('11:30', { specialistId: 1 }))
    const moving = { ...held, ...visitor, time: '11:30', specialistId: null }
    expect(attributesOf(await portal.ask('schedule_booking', moving)).specialist_id).not.toBe(1)
  })

  it('a trace of null is none', async () => {
    const reply = await answerTo(portal, { trace: null, type: 'get_bookings', data: {} })
    expect(reply.type).toBe('bookings')
    expect(reply).not.toHaveProperty('trace')
  })
})

describe('a failure is the named one of its type', () => {
  const named: Record<string, string> = {
    lock_booking: 'BOOKING_LOCK_FAILED',
    schedule_booking: 'SCHEDULE_BOOKING_FAILED',
    cancel_booking: 'CANCEL_BOOKING_FAILED',
  }
  it.each(Object.keys(requestSchemas))('%s', async (type) => {
    const expected = named[type] ?? `${type.toUpperCase()}_FAILED`
    for (const wrong of [
      { trace: { a: 1 }, data: {} },
      { trace: 't'.repeat(200) },
      { data: [] },
      { data: 5 },
    ]) {
      const reply = await answerTo(portal, { ...wrong, type })
      expect([reply.type, reply.data.code]).toEqual([expected, 'invalid'])
    }
  })

  it('only a message without a type is nothing but a message', async () => {
    expect((await answerTo(portal, { trace: 'x', data: {} })).type).toBe('MESSAGE_FAILED')
  })
})

describe('a session with two sockets', () => {
  test('has the reply at both, and the broadcast at none', async () => {
    const [one, other] = [
      await world.connect(anna, { session: 'both' }),
      await world.connect(anna, { session: 'both' }),
    ]
    const heardByOther = new Promise<Message>((resolve) => other.socket.once('portal', resolve))
    const reply = await one.ask('lock_booking', slotAt('13:00'))
    expect(await heardByOther).toEqual(reply)
    await portal.hears(about('booking_locked', attributesOf(reply)))
    expect([one.heard, other.heard]).toEqual([[], []])
  })

  test('is no other person’s session of that name', async () => {
    const uldis = await world.connect(await world.signIn('user@rinda.example'), { session: 'named' })
    const mine = await world.connect(anna, { session: 'named' })
    const received: Message[] = []
    uldis.socket.on('portal', (message: Message) => received.push(message))
    const held = await lock(mine, slotAt('14:00'))
    await uldis.hears(about('booking_locked', held))
    expect(received.map(({ trace }) => trace)).toEqual([undefined])
  })

  test('of a visitor has the reply at both, unless it is of another company', async () => {
    const [one, other, stranger] = [
      await connectVisitor(world.url, 'widget', { session: 'tab' }),
      await connectVisitor(world.url, 'widget', { session: 'tab' }),
      await connectVisitor(world.url, 'widget', { session: 'tab', companyId: 40 }),
    ]
    const received: Message[] = []
    stranger.socket.on('widget', (message: Message) => received.push(message))
    const heardByOther = new Promise<Message>((resolve) => other.socket.once('widget', resolve))
    const reply = await one.ask('lock_booking', slotAt('15:00'))
    expect(await heardByOther).toEqual(reply)
    expect(codeOf(await stranger.ask('get_bookings', {}))).toBe('forbidden')
    expect(received).toHaveLength(1)
    for (const { socket } of [one, other, stranger]) socket.disconnect()
  })
})
