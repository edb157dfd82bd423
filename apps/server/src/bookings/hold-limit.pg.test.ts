import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, lock, morning, rowOf, slotAt } from '../testing/bookings.ts'
import { bookingBody, call, internalKey } from '../testing/http-calls.ts'
import { connectVisitor } from '../testing/test-visitor.ts'
import { startWorld, type World } from '../testing/world.ts'

/** How much visitors of one address may hold: what staff and programs hold from there is not theirs. */

let world: World

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
})
afterAll(() => world.close())

const day = (nth: number) => `2026-12-${String(3 + Math.floor(nth / 20)).padStart(2, '0')}`
const time = (nth: number) =>
  `${String(8 + Math.floor((nth % 20) / 2)).padStart(2, '0')}:${nth % 2 === 0 ? '00' : '30'}`

test('staff and programs at work keep no visitor beside them from a slot; visitors do', async () => {
  const portal = await world.connect(await world.signIn('anna@rinda.example'))
  for (let nth = 0; nth < 61; nth++) await lock(portal, slotAt(time(nth), { date: day(nth) }))
  for (let nth = 0; nth < 61; nth++) {
    const booking = { specialist_id: 2, date: day(nth), client_type: 'widget' }
    const made = await call(world, 'POST /api/bookings', {
      as: 'internal',
      body: bookingBody(time(nth), booking),
    })
    expect(made.status).toBe(201)
  }

  const first = await connectVisitor(world.url, 'widget')
  const held = await lock(first, slotAt('08:00', { specialistId: 3 }))
  const { ip } = await rowOf(world, held)
  expect(ip).not.toBe('')
  const pages = [first]
  for (let nth = 1; nth < 60; nth++) {
    if (nth % 5 === 0) pages.push(await connectVisitor(world.url, 'widget'))
    await lock(pages.at(-1) ?? first, slotAt(time(nth), { date: day(nth), specialistId: 3 }))
  }
  const another = await connectVisitor(world.url, 'widget')
  const sixtyFirst = slotAt('18:00', { specialistId: 3 })
  expect(codeOf(await another.ask('lock_booking', sixtyFirst))).toBe('rate_limited')
  const behindProxy = await connectVisitor(world.url, 'widget', { address: '203.0.113.7' })
  const fromElsewhere = await lock(behindProxy, sixtyFirst)
  expect((await rowOf(world, fromElsewhere)).ip).toBe('203.0.113.7')
  for (const { socket } of [...pages, another, behindProxy]) socket.disconnect()
})
