import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Message, TestPortal } from '../testing/clients/test-portal.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { book, codeOf, lock, morning, rowOf, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

const clients = 30
let world: World
let portals: TestPortal[]

beforeAll(async () => {
  world = await startWorld({ now: morning })
  const people = await Promise.all(['anna', 'user'].map((name) => world.signIn(`${name}@rinda.example`)))
  portals = await Promise.all(
    Array.from({ length: clients }, (_, index) => world.connect(people[index % 2] ?? (people[0] as never))),
  )
})
afterAll(() => world.close())

const askAll = (type: string, data: object) => Promise.all(portals.map((portal) => portal.ask(type, data)))
const won = (replies: Message[]) => replies.filter((reply) => codeOf(reply) === undefined)
const portal = (index: number) => portals[index % portals.length] as TestPortal
const desk = (time: string) => slotAt(time, { serviceId: 2, specialistId: null })

test('thirty clients want one slot: one gets it, the others are told in three languages', async () => {
  const replies = await askAll('lock_booking', slotAt('10:00'))
  expect(won(replies)).toHaveLength(1)
  for (const reply of replies.filter((one) => codeOf(one))) {
    expect(reply).toMatchObject({ type: 'BOOKING_LOCK_FAILED', data: { code: 'slot_taken' } })
    const { lv, en, ru } = reply.data.info as Record<string, string>
    expect([lv, en, ru].every((text) => typeof text === 'string' && text !== '')).toBe(true)
  }
})

test('of four lanes four are given', async () => {
  expect(won(await askAll('lock_booking', desk('10:00')))).toHaveLength(4)
  expect(won(await askAll('schedule_booking', { ...desk('11:00'), ...visitor }))).toHaveLength(4)
})

test('of three specialists, without asking for one, each is given once', async () => {
  const replies = won(await askAll('lock_booking', slotAt('12:00', { specialistId: null })))
  const specialists = replies.map(
    (reply) => (reply.data.data as { attributes: { specialist_id: number } }).attributes,
  )
  expect(specialists.map((one) => one.specialist_id).sort()).toEqual([1, 2, 3])
})

test('a block and bookings of its lanes at once: the block takes all four, or none', async () => {
  const block = { ...desk('13:00'), duration: 20, fields: { _is_blocked: true }, notes: { blocked: 'x' } }
  const replies = await Promise.all(
    portals.map((one, index) =>
      index % 5 === 0 ? one.ask('schedule_booking', block) : one.ask('lock_booking', desk('13:00')),
    ),
  )
  const blocks = replies.filter((_, index) => index % 5 === 0)
  const isBlocked = won(blocks).length === 1
  expect(won(replies)).toHaveLength(isBlocked ? 1 : 4)
})

test('one hold is scheduled, unlocked and canceled at once: it ends in one state', async () => {
  for (let round = 0; round < 5; round += 1) {
    const held = await lock(portal(0), slotAt('14:00'))
    const replies = await Promise.all(
      portals.map((one, index) => {
        if (index % 3 === 0) return one.ask('schedule_booking', { ...held, ...visitor })
        return one.ask(index % 3 === 1 ? 'unlock_booking' : 'cancel_booking', held)
      }),
    )
    const types = won(replies).map((reply) => reply.type)
    const { status } = await rowOf(world, held)
    const ends: Record<string, string[]> = {
      unlocked: ['booking_unlocked'],
      scheduled: ['booking_scheduled'],
      canceled: ['booking_canceled', 'booking_scheduled'],
    }
    expect(types.sort()).toEqual(ends[status])
    expect(replies.filter((reply) => codeOf(reply)).every((reply) => codeOf(reply) === 'wrong_state')).toBe(
      true,
    )
    if (status === 'scheduled') await portal(0).ask('cancel_booking', held)
  }
})

test('two visits are moved onto one hold: one of them arrives', async () => {
  const [one, other] = [await book(portal(0), slotAt('15:00')), await book(portal(1), slotAt('15:30'))]
  const held = await lock(portal(2), slotAt('16:00'))
  const onto = { lockedQtid: held.qtid, lockedToken: held.token }
  const replies = await Promise.all(
    [one, other].map((visit, index) => portal(index).ask('reschedule_booking', { ...visit, ...onto })),
  )
  expect(won(replies)).toHaveLength(1)
  const statuses = [(await rowOf(world, one)).status, (await rowOf(world, other)).status]
  expect(statuses.sort()).toEqual(['rescheduled', 'scheduled'])
})

test('one visit is moved onto many holds: onto one', async () => {
  const visit = await book(portal(0), slotAt('08:00'))
  const times = ['16:30', '17:00', '17:30', '18:00']
  const holds = await Promise.all(times.map((time, index) => lock(portal(index), slotAt(time))))
  const replies = await Promise.all(
    holds.map((held, index) => {
      const onto = { lockedQtid: held.qtid, lockedToken: held.token }
      return portal(index).ask('reschedule_booking', { ...visit, ...onto })
    }),
  )
  expect(won(replies)).toHaveLength(1)
  const statuses = await Promise.all(holds.map(async (held) => (await rowOf(world, held)).status))
  expect(statuses.filter((status) => status === 'scheduled')).toHaveLength(1)
})

test('two visits change places by way of each other’s time without a standstill', async () => {
  const [a, b] = [await book(portal(0), slotAt('09:00')), await book(portal(1), slotAt('09:30'))]
  const [holdA, holdB] = [
    await lock(portal(0), slotAt('18:30')),
    await lock(portal(1), slotAt('18:00', { specialistId: 2 })),
  ]
  const replies = await Promise.all([
    portal(0).ask('reschedule_booking', { ...a, lockedQtid: holdB.qtid, lockedToken: holdB.token }),
    portal(1).ask('reschedule_booking', { ...b, lockedQtid: holdA.qtid, lockedToken: holdA.token }),
  ])
  expect(won(replies)).toHaveLength(2)
})

test('all of it leaves the database consistent', () => expectConsistent(world))
