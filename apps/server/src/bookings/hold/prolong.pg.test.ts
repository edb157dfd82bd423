import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Conversation } from '../../testing/clients/conversation.ts'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { about, attributesOf, codeOf, lock, morning, rowOf, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Tests of more time for somebody who fills in a form slowly, within bounds. */

let world: World
let anna: TestPortal
let widget: Conversation

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  widget = await connectVisitor(world.url, 'widget', { companyId: 1 })
})
beforeEach(() => {
  world.time.now = morning
})
afterAll(() => world.close())

const after = (minutes: number) => new Date(morning.getTime() + minutes * 60_000)

test('a hold is prolonged by who holds it, and others hear until when', async () => {
  const held = await lock(widget, slotAt('08:00'))
  world.time.now = after(8)
  const prolonged = await widget.ask('prolong_booking', held)
  expect(prolonged.type).toBe('booking_locked')
  expect(attributesOf(prolonged)).toMatchObject({ status: 'locked', expire_at: after(18).toISOString() })
  const heard = await anna.hears(
    (message) =>
      about('booking_locked', held)(message) && attributesOf(message).expire_at === after(18).toISOString(),
  )
  expect(attributesOf(heard).log).toMatchObject([{ act: 'lock' }, { act: 'prolong' }])
  // Nobody else gets the time when it would have ended.
  world.time.now = after(12)
  expect(codeOf(await anna.ask('lock_booking', slotAt('08:00')))).toBe('slot_taken')
})

test('it is held three times as long as a new one at the most', async () => {
  const held = await lock(widget, slotAt('09:00'))
  for (const [minutes, till] of [
    [9, 19],
    [18, 28],
    [27, 30],
  ] as const) {
    world.time.now = after(minutes)
    expect(attributesOf(await widget.ask('prolong_booking', held)).expire_at).toBe(after(till).toISOString())
  }
  world.time.now = after(29)
  expect(codeOf(await widget.ask('prolong_booking', held))).toBe('wrong_state')
  expect((await rowOf(world, held)).expire_at).toEqual(after(30))
})

test('what is over, booked or another’s is not prolonged', async () => {
  const held = await lock(widget, slotAt('10:00'))
  expect(codeOf(await widget.ask('prolong_booking', { ...held, token: 'guessed' }))).toBe('not_found')
  world.time.now = after(11)
  expect(codeOf(await widget.ask('prolong_booking', held))).toBe('wrong_state')
  world.time.now = morning
  const booked = await lock(anna, slotAt('11:00'))
  await anna.ask('schedule_booking', {
    ...{ ...booked, firstName: 'Laima', lastName: 'Ozola', phoneNumber: '20000001' },
  })
  expect(codeOf(await anna.ask('prolong_booking', booked))).toBe('wrong_state')
})

test('all of it leaves the database consistent', () => expectConsistent(world))
