import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import type { Message, TestPortal } from '../testing/clients/test-portal.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { expectConsistent } from '../testing/invariants.ts'
import {
  attributesOf,
  book,
  bookingDay,
  codeOf,
  morning,
  rowOf,
  slotAt,
  visitor,
} from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

type Named = { qtid: string; token: string }
let world: World
let anna: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await expectConsistent(world)
  await world.close()
})

/** A page on which the link of a booking is open. */
const open = () => connectVisitor(world.url, 'widget')
type Page = Awaited<ReturnType<typeof open>>
const hold = async (page: Page, time: string): Promise<Named> => {
  const { qtid, token } = attributesOf(await page.ask('lock_booking', slotAt(time)))
  return { qtid, token }
}
const moveTo = (page: Page, one: Named, held: Named) =>
  page.ask('reschedule_booking', { ...one, lockedQtid: held.qtid, lockedToken: held.token })
const won = (replies: Message[]) => replies.filter((reply) => codeOf(reply) === undefined)
const statusOf = async (one: Named) => (await rowOf(world, one)).status
const shown = async ({ qtid, token }: Named) =>
  (await call(world, `GET /api/visit/bookings/${qtid}`, { headers: { 'x-booking-token': token } })).body.data
    .attributes

test('two phones move one visit at once: it is moved once, and the other hears where to', async () => {
  const one = await book(anna, slotAt('08:00'))
  const pages = await Promise.all([open(), open()])
  const holds = await Promise.all(pages.map((page, nth) => hold(page, nth === 0 ? '09:00' : '09:30')))
  const replies = await Promise.all(pages.map((page, nth) => moveTo(page, one, holds[nth] as Named)))
  expect(won(replies)).toHaveLength(1)
  const nth = replies.findIndex((reply) => codeOf(reply) === undefined)
  expect((await shown(one)).moved_to).toMatchObject(holds[nth] as Named)
  expect(await statusOf(holds[1 - nth] as Named)).toBe('locked')
  for (const page of pages) page.socket.close()
})

test('canceled and moved at once, it is one of them, and no time is held for nobody', async () => {
  const one = await book(anna, slotAt('10:00'))
  const [first, second] = await Promise.all([open(), open()])
  const held = await hold(second, '10:30')
  const replies = await Promise.all([first.ask('cancel_booking', { ...one }), moveTo(second, one, held)])
  expect(won(replies)).toHaveLength(1)
  const isMoved = codeOf(replies[1]) === undefined
  expect([await statusOf(one), await statusOf(held)]).toEqual(
    isMoved ? ['rescheduled', 'scheduled'] : ['canceled', 'locked'],
  )
  for (const page of [first, second]) page.socket.close()
})

test('with the token of another booking nothing is moved, canceled or confirmed', async () => {
  const [one, other] = [await book(anna, slotAt('11:00')), await book(anna, slotAt('11:30'))]
  const page = await open()
  const held = await hold(page, '12:00')
  const wrong = { qtid: one.qtid, token: other.token }
  expect(codeOf(await moveTo(page, wrong, held))).toBe('not_found')
  expect(codeOf(await page.ask('cancel_booking', wrong))).toBe('not_found')
  const confirm = await call(world, `PATCH /api/bookings/${one.qtid}`, {
    headers: { 'x-booking-token': other.token },
    body: { booking: { status: 'confirmed' } },
  })
  expect(confirm.status).toBe(404)
  expect([await statusOf(one), await statusOf(other)]).toEqual(['scheduled', 'scheduled'])
  page.socket.close()
})

test('the same move sent again gets the first answer; confirmed twice is confirmed once', async () => {
  const one = await book(anna, slotAt('12:30'))
  const confirm = () =>
    call(world, `PATCH /api/bookings/${one.qtid}`, {
      headers: { 'x-booking-token': one.token },
      body: { booking: { status: 'confirmed' } },
    })
  const answers = [await confirm(), await confirm()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await rowOf(world, one)).log.filter(({ act }) => act === 'confirm')).toHaveLength(1)
  expect((await shown(one)).may).toMatchObject({
    confirm: false,
    cancel_until: `${bookingDay}T12:30:00.000Z`,
  })
})

test('who confirms a time that was moved meanwhile is told the new one, and has not confirmed that', async () => {
  const one = await book(anna, slotAt('17:00'))
  const confirm = (time: string) =>
    call(world, `PATCH /api/bookings/${one.qtid}`, {
      headers: { 'x-booking-token': one.token },
      body: { booking: { status: 'confirmed', seen_start: `${bookingDay}T${time}:00Z` } },
    })
  const { booking_id: id } = await rowOf(world, one)
  const moved = await call(world, `PATCH /api/bookings/${id}`, {
    ...{ as: await world.signIn('anna@rinda.example'), body: { booking: { time: '17:30' } } },
  })
  expect(moved.status).toBe(200)
  const refused = await confirm('17:00')
  expect([refused.status, ...codesOf(refused)]).toEqual([409, 'wrong_state'])
  expect(refused.body.errors[0]?.meta?.info.en).toContain('09.12.2026 19:30')
  expect(await statusOf(one)).toBe('scheduled')
  expect((await confirm('17:30')).status).toBe(200)
  expect(await statusOf(one)).toBe('confirmed')
  // Said once more by a page that has not heard, it moves nothing.
  expect((await confirm('17:00')).status).toBe(200)
  expect((await shown(one)).starts_at).toBe(`${bookingDay}T17:30:00.000Z`)
})

test('a visit stays what it is when its place changes its hours: it is shown, and may be moved and canceled', async () => {
  const one = await book(anna, slotAt('14:00'), visitor)
  await call(world, 'PATCH /api/portal/locations/1', {
    as: await world.signIn('anna@rinda.example'),
    body: { location: { open_wednesday_from: '09:00', open_wednesday_till: '15:00' } },
  })
  expect(await shown(one)).toMatchObject({
    ...{ status: 'scheduled', starts_at: `${bookingDay}T14:00:00.000Z` },
    may: { move_until: `${bookingDay}T14:00:00.000Z` },
  })
  const page = await open()
  expect(codeOf(await moveTo(page, one, await hold(page, '08:30')))).toBeUndefined()
  page.socket.close()
})
