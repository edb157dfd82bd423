import { addDays } from '@rinda/domain/time/calendar'
import { localTimeOf } from '@rinda/domain/time/zone'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { bookingBody, call, codesOf, customer, internalKey } from '../../testing/clients/http-calls.ts'
import { connectVisitor, type VisitorHandshake } from '../../testing/clients/test-visitor.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { codeOf, lock, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/**
 * Limits on what visitors may do: acts of staff and programs at the same address do not count. Each test has
 * days and addresses of its own.
 */

const minute = 60_000
let database: OpenDatabase
let world: World
let tests = 0
let address = ''

beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
  world = await startNode()
})
beforeEach(async () => {
  tests += 1
  address = `203.0.113.${tests}`
  pass(20 * minute)
  await allow({})
})
afterAll(async () => {
  await world.close()
  await database.close()
})

/** One of the nodes that serve the same database. */
async function startNode(): Promise<World> {
  const shared = { ...database, close: async () => {} }
  return await startWorld({ now: world?.time.now ?? morning, environment: internalKey, database: shared })
}

/** A visitor's page at an address, with a session of its own. */
const page = (handshake: VisitorHandshake = {}, at = world) =>
  connectVisitor(at.url, 'widget', { address, ...handshake })

/** A time that no other `nth`, and no other test, has. */
function timeOf(nth: number) {
  const date = addDays('2026-12-05', 5 * tests + Math.floor(nth / 20))
  const time = `${String(8 + Math.floor((nth % 20) / 2)).padStart(2, '0')}:${nth % 2 === 0 ? '00' : '30'}`
  return slotAt(time, { date })
}
const nobodyElse = (nth: number) => ({
  phoneNumber: String(20_000_000 + 100 * tests + nth),
  email: `visitor${nth}@test${tests}.example`,
})

/** Books without a hold, each time by another person. */
async function bookAt(from: Conversation, nth: number, more: object = {}) {
  return await from.ask('schedule_booking', { ...timeOf(nth), ...visitor, ...nobodyElse(nth), ...more })
}

/** Holds times, each page no more than one may, until there are so many. */
async function holdMany(
  count: number,
  first = 0,
): Promise<{ from: Conversation; qtid: string; token: string }[]> {
  const held: { from: Conversation; qtid: string; token: string }[] = []
  let from = await page()
  for (let nth = 0; nth < count; nth++) {
    if (nth > 0 && nth % 5 === 0) from = await page()
    held.push({ from, ...(await lock(from, timeOf(first + nth))) })
  }
  return held
}

/** The company’s own limits; known a moment later, as everything of its set-up. */
async function allow(visitorLimits: object): Promise<void> {
  await database.db
    .updateTable('companies')
    .set({ profile: JSON.stringify({ visitorLimits }) })
    .where('company_id', '=', 1)
    .execute()
  pass(2_000)
}

/** Some time goes by. */
function pass(ms: number): void {
  world.time.now = new Date(world.time.now.getTime() + ms)
}

/** Gives the time on the wall clock in Riga after so many minutes. */
function clockIn(minutes: number): string {
  return localTimeOf(Math.ceil(world.time.now.getTime() / minute) + minutes, 'Europe/Riga')
}

const infoOf = (message: { data: Record<string, unknown> }) =>
  message.data.info as { lv: string; en: string; ru: string }

describe('holds at once', () => {
  test('fifteen of one address, new sessions or not, and an IPv6 /64 is one address', async () => {
    const portal = await world.connect(await world.signIn('anna@rinda.example'))
    for (let nth = 0; nth < 20; nth++) await lock(portal, { ...timeOf(nth), specialistId: 2 })
    await holdMany(15)
    const refused = await (await page()).ask('lock_booking', timeOf(15))
    expect(codeOf(refused)).toBe('rate_limited')
    expect(refused.data.retryAfter).toBe(600)
    expect(infoOf(refused).en).toContain(`try again after ${clockIn(10)}`)
    const elsewhere = await page({ address: '198.51.100.200' })
    await lock(elsewhere, timeOf(15))

    const home = (host: string) => page({ address: `2001:db8:1:2:${host}` })
    for (let nth = 0; nth < 15; nth++) await lock(await home(`:${nth + 1}`), timeOf(20 + nth))
    expect(codeOf(await (await home('ffff::1')).ask('lock_booking', timeOf(35)))).toBe('rate_limited')
    await lock(await page({ address: '2001:db8:1:3::1' }), timeOf(35))
  })

  test('another company counts for itself, and a hold that is over no more', async () => {
    await holdMany(15)
    const nails = { locationId: 40, serviceId: 5, date: '2026-12-09', time: '09:00' }
    expect((await (await page({ companyId: 40 })).ask('lock_booking', nails)).type).toBe('booking_locked')
    pass(10 * minute)
    await lock(await page(), timeOf(15))
  })

  test('as many as the company allows', async () => {
    await allow({ addressHolds: 2 })
    const [first] = await holdMany(2)
    expect(codeOf(await (await page()).ask('lock_booking', timeOf(2)))).toBe('rate_limited')
    await first?.from.ask('unlock_booking', { qtid: first.qtid, token: first.token })
    await lock(await page(), timeOf(2))
  })
})

describe('holds in a row', () => {
  test('who releases and holds again, again and again, is stopped for a while', async () => {
    await allow({ addressHoldsPerHour: 20 })
    const release = async ({ from, qtid, token }: Awaited<ReturnType<typeof holdMany>>[number]) =>
      await from.ask('unlock_booking', { qtid, token })
    for (const round of [0, 1]) for (const one of await holdMany(10, 10 * round)) await release(one)
    const refused = await (await page()).ask('lock_booking', timeOf(0))
    expect(codeOf(refused)).toBe('rate_limited')
    expect(refused.data.retryAfter).toBe(3600)
    pass(60 * minute)
    await lock(await page(), timeOf(0))
  })
})

describe('bookings', () => {
  test('fifteen an hour of one address, with a hold or without, canceled or not; then again after the hour', async () => {
    const widget = await page()
    for (let nth = 0; nth < 8; nth++) expect((await bookAt(await page(), nth)).type).toBe('booking_scheduled')
    for (let nth = 8; nth < 15; nth++) {
      const held = await lock(widget, timeOf(nth))
      const booked = await widget.ask('schedule_booking', { ...held, ...visitor, ...nobodyElse(nth) })
      expect(booked.type).toBe('booking_scheduled')
      expect((await widget.ask('cancel_booking', held)).type).toBe('booking_canceled')
    }
    pass(20 * minute)
    await world.restart()
    const refused = await bookAt(await page(), 15)
    expect(codeOf(refused)).toBe('rate_limited')
    expect(refused.data.retryAfter).toBe(40 * 60)
    expect(infoOf(refused)).toEqual({
      lv: expect.stringContaining(`mēģiniet vēlreiz pēc ${clockIn(40)}`),
      en: expect.stringContaining(`try again after ${clockIn(40)}`),
      ru: expect.stringContaining(`попробуйте снова после ${clockIn(40)}`),
    })
    const asApp = await connectVisitor(world.url, 'app', { address })
    expect(codeOf(await bookAt(asApp, 15))).toBe('rate_limited')

    // The hold that is there cannot be booked either, by HTTP as by socket, and is told when it can.
    const held = await lock(await page(), timeOf(15))
    const body = { booking: { status: 'scheduled', ...customer, email: 'laima@mail.example' } }
    const headers = { 'x-forwarded-for': address }
    const answer = await call(world, `PATCH /api/bookings/${held.qtid}?token=${held.token}`, {
      body,
      headers,
    })
    expect([answer.status, ...codesOf(answer)]).toEqual([429, 'rate_limited'])
    expect(answer.headers.get('retry-after')).toBe('2400')

    pass(40 * minute)
    expect((await bookAt(await page(), 15)).type).toBe('booking_scheduled')
    await expectConsistent(world)
  })

  test('staff, programs and other visitors book on meanwhile', async () => {
    for (let nth = 0; nth < 15; nth++) await bookAt(await page(), nth)
    expect(codeOf(await bookAt(await page(), 15))).toBe('rate_limited')
    expect((await bookAt(await page({ address: '198.51.100.1' }), 15)).type).toBe('booking_scheduled')
    const portal = await world.connect(await world.signIn('anna@rinda.example'))
    for (let nth = 0; nth < 20; nth++) {
      const booked = await portal.ask('schedule_booking', { ...timeOf(nth), ...visitor, specialistId: 2 })
      expect(booked.type).toBe('booking_scheduled')
      const { date, time } = timeOf(nth)
      const input = { specialist_id: 3, date, client_type: 'widget', status: 'scheduled', ...customer }
      const made = await call(world, 'POST /api/bookings', {
        as: 'internal',
        body: bookingBody(String(time), input),
      })
      expect(made.status).toBe(201)
    }
  })

  test('on two nodes at the same moment not one more', async () => {
    const second = await startNode()
    const nodes = [world, second]
    const pages = await Promise.all(Array.from({ length: 40 }, (_, nth) => page({}, nodes[nth % 2])))
    const replies = await Promise.all(pages.map((from, nth) => bookAt(from, nth)))
    expect(replies.filter(({ type }) => type === 'booking_scheduled')).toHaveLength(15)
    expect(new Set(replies.map(codeOf))).toEqual(new Set([undefined, 'rate_limited']))
    await expectConsistent(world)
    await second.close()
  })

  test('of one phone number and of one e-mail address, from wherever', async () => {
    await allow({ phoneBookingsPerDay: 2, emailBookingsPerDay: 2 })
    const from = (nth: number) => page({ address: `198.51.100.${nth + 1}` })
    const phone = { phoneNumber: visitor.phoneNumber }
    for (const nth of [0, 1])
      expect((await bookAt(await from(nth), nth, phone)).type).toBe('booking_scheduled')
    const refused = await bookAt(await from(2), 2, phone)
    expect([codeOf(refused), refused.data.field]).toEqual(['rate_limited', 'phoneNumber'])
    expect(infoOf(refused).en).toContain(`after 02.12.2026 ${clockIn(0)}`)
    for (const nth of [2, 3]) {
      const email = nth === 2 ? 'Laima@Mail.example' : 'laima@mail.example'
      expect((await bookAt(await from(nth), nth, { email })).type).toBe('booking_scheduled')
    }
    const again = await bookAt(await from(4), 4, { email: 'LAIMA@mail.example' })
    expect([codeOf(again), again.data.field]).toEqual(['rate_limited', 'email'])
    expect((await bookAt(await from(4), 4)).type).toBe('booking_scheduled')
  })

  test('of one service on one day, and of one session', async () => {
    await allow({ addressBookingsPerServiceDay: 2, sessionBookingsPerHour: 3 })
    const from = await page()
    for (const nth of [0, 1]) expect((await bookAt(from, nth)).type).toBe('booking_scheduled')
    const refused = await bookAt(from, 2)
    expect(codeOf(refused)).toBe('rate_limited')
    expect(infoOf(refused).en).toContain('Choose another day')
    expect((await bookAt(from, 20)).type).toBe('booking_scheduled')
    expect(codeOf(await bookAt(from, 40))).toBe('rate_limited')
    expect((await bookAt(await page(), 40)).type).toBe('booking_scheduled')
  })
})

describe('changes of a booking by its link', () => {
  type Named = { qtid: string; token: string }
  const change = async ({ qtid, token }: Named, booking: object, headers = { 'x-forwarded-for': address }) =>
    await call(world, `PATCH /api/bookings/${qtid}?token=${token}`, { body: { booking }, headers })
  const named = async (nth: number, from?: Conversation): Promise<Named> => {
    const held = await lock(from ?? (await page()), timeOf(nth))
    await (from ?? (await page())).ask('schedule_booking', { ...held, ...visitor, ...nobodyElse(nth) })
    return held
  }
  const utc = (nth: number) => {
    const { date, time } = timeOf(nth)
    return { date: String(date), time: String(time) }
  }

  test('another number and another address count as if they were booked with, also one after the other in one moment', async () => {
    await allow({ phoneBookingsPerDay: 2, emailBookingsPerDay: 2 })
    const email = 'someone@else.example'
    const [first, second] = [await named(0), await named(1)]
    expect((await change(first, { email })).status).toBe(200)
    expect((await change(first, { email: 'own@mail.example' })).status).toBe(200)
    expect((await change(first, { email })).status).toBe(200)
    const refused = await change(second, { email })
    expect([refused.status, ...codesOf(refused)]).toEqual([429, 'rate_limited'])
    expect(refused.headers.get('retry-after')).toBe('86400')
    expect(refused.body).toMatchObject({ errors: [{ source: { pointer: '/booking/email' } }] })

    const phone_number = '29999999'
    for (const one of [first, second]) expect((await change(one, { phone_number })).status).toBe(200)
    const third = await change(await named(2), { phone_number })
    expect(third.body).toMatchObject({ errors: [{ source: { pointer: '/booking/phone_number' } }] })
    // What stays as it is, and what is neither, is not counted.
    expect((await change(first, { phone_number, first_name: 'Zane' })).status).toBe(200)
    await expectConsistent(world)
  })

  test('another time is taken as often as one may hold one', async () => {
    await allow({ addressHoldsPerHour: 3 })
    const booking = await named(0)
    for (const nth of [1, 2]) expect((await change(booking, utc(nth))).status).toBe(200)
    const refused = await change(booking, utc(3))
    expect([refused.status, ...codesOf(refused)]).toEqual([429, 'rate_limited'])
    expect((await change(booking, utc(3), { 'x-forwarded-for': '198.51.100.77' })).status).toBe(200)
    pass(60 * minute)
    expect((await change(booking, utc(4))).status).toBe(200)
  })

  test('whoever changes one booking on and on is stopped for a day, and may cancel it all the same', async () => {
    const booking = await named(0)
    let stopped = await change(booking, { first_name: 'Anna' })
    for (let nth = 0; nth < 60 && stopped.status === 200; nth += 1)
      stopped = await change(booking, { first_name: nth % 2 === 0 ? 'Zane' : 'Anna' })
    expect([stopped.status, ...codesOf(stopped)]).toEqual([429, 'rate_limited'])
    expect(stopped.headers.get('retry-after')).toBe('86400')
    expect((await change(booking, { status: 'canceled' })).status).toBe(200)
  })

  test('another day counts among the bookings of that day, in whichever way it is chosen', async () => {
    await allow({ addressBookingsPerServiceDay: 1 })
    await named(0)
    const widget = await page()
    const [second, third] = [await named(20, widget), await named(40, widget)]
    const refused = await change(second, utc(1))
    expect([refused.status, ...codesOf(refused)]).toEqual([429, 'rate_limited'])
    const { qtid: lockedQtid, token: lockedToken } = await lock(widget, timeOf(1))
    const exchanged = await widget.ask('reschedule_booking', { ...second, lockedQtid, lockedToken })
    expect(codeOf(exchanged)).toBe('rate_limited')
    expect((await change(third, utc(60))).status).toBe(200)
    expect((await change(third, utc(61))).status).toBe(200)
    await expectConsistent(world)
  })
})
