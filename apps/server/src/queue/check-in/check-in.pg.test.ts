import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWriter } from '../../changes/write.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { countRows, expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { putInto, rowOf } from '../../testing/towns/bookings.ts'
import { markNoShow } from '../counter/act-at-counter.ts'
import { callNext } from '../counter/call-next.ts'
import { finish } from '../counter/finish.ts'
import { resume } from '../counter/resume.ts'
import { dueDayEnds } from '../day-end/end-day.ts'
import {
  type Appointment,
  type AppointmentTown,
  startAppointmentTown,
  today,
} from '../testing/appointments.ts'
import { reasonOf, ticketOf } from '../testing/line-town.ts'
import { cancelTicket } from '../tickets/cancel-ticket.ts'
import { requestTicket } from '../tickets/request-ticket.ts'
import { checkIn } from './check-in.ts'
import type { CheckInRequest } from './find-booking.ts'

let database: OpenDatabase
let town: AppointmentTown
let pages = 0

beforeAll(async () => {
  database = await testDatabase()
  town = await startAppointmentTown(database)
})
afterAll(async () => {
  await expectConsistent(town.world)
  await town.world.close()
  await database.close()
})

/** A page of its own for each visitor, at an address of its own. */
function visitor() {
  pages += 1
  return town.line.visitor(`page ${pages}`, `198.51.100.${pages}`)
}
const ask = (who: ReturnType<typeof visitor>, data: Partial<CheckInRequest>) =>
  checkIn(town.line.context, who, { locationId: 1, ...data })
const byCode = ({ code }: Appointment, more: object = {}) => ask(visitor(), { code, ...more })
/** The code in two groups, as it is printed. */
const asOnPaper = ({ code }: Appointment) => `${code.slice(0, 3)} ${code.slice(3)}`
const byLink = ({ qtid, token }: Appointment, more: object = {}) => ask(visitor(), { qtid, token, ...more })
const atCounter = ({ qtid }: Appointment) =>
  checkIn(town.line.context, town.line.agent(), { locationId: 1, qtid })

describe('in time', () => {
  test('by code, a visitor joins the line with the right to be called at their time', async () => {
    const booking = await town.book('10:00')
    town.at('09:45')
    const ticket = ticketOf(
      await byCode({ ...booking, code: ` ${asOnPaper(booking).toLowerCase()}` }, { language: 'ru' }),
    )
    expect(ticket).toMatchObject({
      ...{ status: 'WAITING', booking_id: booking.bookingId, origin: 'appointment', service_id: 2 },
      ...{ appointment_at: booking.startsAt.toISOString(), waiting_since: town.line.time.now.toISOString() },
      ...{ language: 'ru', people: 1, location_id: 1 },
    })
    expect(ticket.label).toMatch(/^B \d{3}$/)
    expect(ticket.token).toMatch(/.{20}/)
    expect(ticket).not.toHaveProperty('note')
  })

  test('by link, and at the counter, where staff need no token; it is in the stream once, without its token', async () => {
    const [first, second] = [await town.book('10:20'), await town.book('10:40')]
    town.at('10:00')
    const before = await countRows(town.world)
    const tickets = [ticketOf(await byLink(first)), ticketOf(await atCounter(second))]
    expect(tickets.map(({ booking_id }) => booking_id)).toEqual([first.bookingId, second.bookingId])
    expect(tickets.map(({ language }) => language)).toEqual(['lv', 'lv'])
    const after = await countRows(town.world)
    expect(
      [after.events, after.audit].map(
        (count, index) => (count ?? 0) - ([before.events, before.audit][index] ?? 0),
      ),
    ).toEqual([2, 2])
    const { resource } = await town.world.db
      .selectFrom('events')
      .select('resource')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(resource)).not.toContain(tickets[1]?.token)
  })

  test('once: whoever does it again, in whatever way, gets the same ticket and its token', async () => {
    const booking = await town.book('11:00')
    town.at('10:50')
    const first = ticketOf(await byCode(booking))
    for (const again of [await byCode(booking), await byLink(booking), await atCounter(booking)])
      expect(ticketOf(again)).toMatchObject({ id: first.id, token: first.token })
    const rows = await town.world.db
      .selectFrom('tickets')
      .select('ticket_id')
      .where('booking_id', '=', booking.bookingId)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('however many do it at the same moment, there is one ticket, and no number is skipped', async () => {
    const booking = await town.book('11:20')
    town.at('11:10')
    const asks = Array.from({ length: 12 }, (_, nth) => (nth % 2 === 0 ? byCode(booking) : byLink(booking)))
    const ids = (await Promise.all(asks)).map((result) => ticketOf(result).id)
    expect(new Set(ids).size).toBe(1)
    const numbers = await town.world.db
      .selectFrom('tickets')
      .select('number')
      .where('letter', '=', 'B')
      .orderBy('number')
      .execute()
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
  })
})

describe('at another time', () => {
  test('too early is refused, and told from when it works; staff may on the same day', async () => {
    const booking = await town.book('18:00')
    town.at('13:59')
    const refused = await byCode(booking)
    expect(refused).toMatchObject({ ok: false, refusals: [{ reason: 'check_in_early', about: '16:00' }] })
    expect(ticketOf(await atCounter(booking)).appointment_at).toBe(booking.startsAt.toISOString())
    const tomorrow = await town.book('09:00', { date: '2026-12-02' })
    expect(await atCounter(tomorrow)).toMatchObject({
      refusals: [{ reason: 'check_in_early', about: '02.12.2026 00:00' }],
    })
    expect(reasonOf(await byCode(tomorrow))).toBe('check_in_unknown')
    expect(reasonOf(await byLink(tomorrow))).toBe('check_in_early')
  })

  test('late by more than the grace, one waits as a walk-in; by less, with the right', async () => {
    const [late, later] = [await town.book('14:00'), await town.book('14:00')]
    town.at('14:10')
    expect(ticketOf(await byCode(late)).appointment_at).toBe(late.startsAt.toISOString())
    town.at('14:10:01')
    const ticket = ticketOf(await byCode(later))
    expect(ticket).toMatchObject({ appointment_at: null, booking_id: later.bookingId, origin: 'appointment' })
    expect(ticket.waiting_since).toBe(town.line.time.now.toISOString())
  })

  test('late, when walk-ins get no ticket any more, neither; staff still let them in', async () => {
    const [booking, other] = [await town.book('15:00'), await town.book('15:20')]
    town.at('19:30')
    expect(reasonOf(await byCode(booking))).toBe('check_in_closed')
    expect(ticketOf(await atCounter(booking)).appointment_at).toBeNull()
    town.at('15:25')
    const stop = (is_stopped: boolean) =>
      town.world.db.updateTable('queue_lines').set({ is_stopped }).where('service_id', '=', 2).execute()
    await stop(true)
    expect(ticketOf(await byCode(other)).appointment_at).toBe(other.startsAt.toISOString())
    const third = await town.book('15:40')
    town.at('15:55')
    expect(reasonOf(await byCode(third))).toBe('check_in_closed')
    await stop(false)
    expect(ticketOf(await byCode(third)).appointment_at).toBeNull()
  })

  test('on a later day it is over', async () => {
    const booking = await town.book('16:00')
    town.at('08:00', '2026-12-02')
    expect(await byLink(booking)).toMatchObject({
      refusals: [{ reason: 'check_in_past', about: '01.12.2026 18:00' }],
    })
    expect(reasonOf(await byCode(booking))).toBe('check_in_unknown')
    town.at('16:00', today)
  })
})

describe('what is not to be checked in', () => {
  test('canceled, declined, waiting for approval, held only, blocked', async () => {
    town.at('08:00')
    const booking = await town.book('16:20')
    const refusedAs = async (change: object) => {
      const before = await rowOf(town.world, booking)
      await town.world.db.updateTable('bookings').set(change).where('qtid', '=', booking.qtid).execute()
      const reasons = [reasonOf(await byCode(booking)), reasonOf(await byLink(booking))]
      const { status, approval, kind, served_at, expire_at } = before
      await town.world.db
        .updateTable('bookings')
        .set({ status, approval, kind, served_at, expire_at })
        .where('qtid', '=', booking.qtid)
        .execute()
      return reasons
    }
    town.at('16:15')
    expect(await refusedAs({ status: 'canceled' })).toEqual(['check_in_canceled', 'check_in_canceled'])
    expect(await refusedAs({ status: 'rescheduled' })).toEqual(['check_in_canceled', 'check_in_canceled'])
    expect(await refusedAs({ approval: 'declined' })).toEqual(['check_in_canceled', 'check_in_canceled'])
    expect(await refusedAs({ approval: 'pending' })).toEqual(['check_in_unapproved', 'check_in_unapproved'])
    expect(await refusedAs({ status: 'locked', expire_at: new Date('2027-01-01T00:00:00Z') })).toEqual([
      'check_in_unknown',
      'check_in_unknown',
    ])
    expect(await refusedAs({ kind: 'block' })).toEqual(['check_in_unknown', 'check_in_unknown'])
    expect(await refusedAs({ served_at: new Date() })).toEqual(['booking_served', 'booking_served'])
    expect(ticketOf(await byCode(booking)).status).toBe('WAITING')
  })

  test('that of another location, and it is said where, in each language; by code it is unknown here', async () => {
    town.at('08:00')
    const names = { name_en: 'Krasta Street 12', name_ru: 'улица Краста 12' }
    await town.world.db.updateTable('locations').set(names).where('location_id', '=', 2).execute()
    const booking = await town.book('16:00', { locationId: 2, serviceId: 4, specialistId: 1 })
    town.at('15:55')
    expect(await byLink(booking)).toMatchObject({
      refusals: [
        {
          reason: 'check_in_elsewhere',
          about: { lv: 'Krasta iela 12', en: 'Krasta Street 12', ru: 'улица Краста 12' },
          field: 'locationId',
        },
      ],
    })
    expect(reasonOf(await byCode(booking))).toBe('check_in_unknown')
    expect(ticketOf(await byLink(booking, { locationId: 2 })).service_id).toBe(4)
  })

  test('that of others: a wrong token, an agent who does not see it, another company', async () => {
    town.at('08:00')
    const booking = await town.book('17:00')
    town.at('16:55')
    expect(reasonOf(await byLink({ ...booking, token: 'another' }))).toBe('not_found')
    expect(reasonOf(await ask(visitor(), { qtid: booking.qtid }))).toBe('not_found')
    const { context } = town.line
    const as = (more: object, data: object) =>
      checkIn(context, town.line.agent(more), { locationId: 1, ...data })
    for (const data of [{ qtid: booking.qtid }, { code: booking.code }]) {
      expect(reasonOf(await as({ role: 'COMPANY_USER', locationIds: [2] }, data))).toBe('not_found')
      const reason = reasonOf(await as({ role: 'COMPANY_USER', serviceIds: [1] }, data))
      expect(['not_found', 'check_in_unknown']).toContain(reason)
      expect(reasonOf(await as({ companyId: 40 }, data))).toBe('not_found')
    }
    expect(reasonOf(await as({}, { qtid: booking.qtid, token: 'another' }))).toBe('forbidden')
    expect(reasonOf(await ask(visitor(), {}))).toBe('field_required')
    expect(reasonOf(await ask(visitor(), { code: booking.code, locationId: 99 }))).toBe('not_found')
  })

  test('where there is no line', async () => {
    town.at('08:00')
    const booking = await town.book('17:20')
    town.at('17:15')
    const line = async (is_qms_active: boolean) => {
      await town.world.db
        .updateTable('locations')
        .set({ is_qms_active })
        .where('location_id', '=', 1)
        .execute()
      town.line.forget()
    }
    await line(false)
    expect(reasonOf(await byCode(booking))).toBe('check_in_no_line')
    await line(true)
    expect(ticketOf(await byCode(booking)).status).toBe('WAITING')
  })
})

describe('a code that is guessed', () => {
  test('is tried ten times by a page, and by none at the same moment more; the right one costs nothing', async () => {
    town.at('08:00')
    const booking = await town.book('17:40')
    town.at('17:30')
    const page = visitor()
    for (let nth = 0; nth < 5; nth++) ticketOf(await ask(page, { code: booking.code }))
    const tries = await Promise.all(Array.from({ length: 25 }, () => ask(page, { code: 'WRONG2' })))
    const reasons = tries.map(reasonOf)
    const looked = reasons.filter((reason) => reason === 'check_in_unknown').length
    expect(looked).toBeLessThanOrEqual(10)
    expect(reasons.filter((reason) => reason === 'check_in_guesses')).toHaveLength(25 - looked)
    for (let nth = looked; nth < 10; nth++) await ask(page, { code: 'WRONG3' })
    const refused = await ask(page, { code: booking.code })
    expect(refused).toMatchObject({
      refusals: [{ reason: 'check_in_guesses', about: '19:40', retryAfterSeconds: 600, field: 'code' }],
    })
    expect(ticketOf(await ask(visitor(), { code: booking.code })).booking_id).toBe(booking.bookingId)
    expect(ticketOf(await ask(page, { qtid: booking.qtid, token: booking.token })).booking_id).toBe(
      booking.bookingId,
    )
    town.at('17:40')
    expect(ticketOf(await ask({ ...page, now: town.line.time.now }, { code: booking.code })).booking_id).toBe(
      booking.bookingId,
    )
  })

  test('from one address sixty times an hour, with new pages or not; staff as often as they like', async () => {
    town.at('12:00')
    const from = (nth: number) => town.line.visitor(`new page ${nth}`, '203.0.113.9')
    for (let nth = 0; nth < 60; nth++)
      expect(reasonOf(await ask(from(nth), { code: 'WRONG' }))).toBe('check_in_unknown')
    expect(reasonOf(await ask(from(60), { code: 'WRONG' }))).toBe('check_in_guesses')
    for (let nth = 0; nth < 61; nth++)
      expect(
        reasonOf(await checkIn(town.line.context, town.line.agent(), { locationId: 1, code: 'WRONG' })),
      ).toBe('check_in_unknown')
  })
})

describe('afterwards', () => {
  test('the end of the visit marks the booking as served, in the same moment; then it is not checked in again', async () => {
    town.at('08:00')
    const booking = await town.book('09:00')
    town.at('09:00')
    const { id } = ticketOf(await byCode(booking))
    const called = ticketOf(
      await callNext(town.line.context, town.line.agent(), {
        locationId: 1,
        counter: 'desk',
        serviceIds: [2],
      }),
    )
    expect(called.id).toBe(id)
    const since = town.line.committed.length
    ticketOf(await finish(town.line.context, town.line.agent(), { id }))
    const told = town.line.committed.slice(since)
    expect(told.map(({ events }) => events.map(({ type }) => type))).toEqual([['booking_served', 'ticket']])
    expect((await rowOf(town.world, booking)).served_at).toEqual(town.line.time.now)
    expect(reasonOf(await byCode(booking))).toBe('booking_served')
  })

  test('who did not come when called, or gave the ticket back, checks in anew', async () => {
    town.at('08:00')
    const booking = await town.book('09:20')
    town.at('09:15')
    const first = ticketOf(await byCode(booking))
    const call = { locationId: 1, counter: 'desk', serviceIds: [2] }
    expect(ticketOf(await callNext(town.line.context, town.line.agent(), call)).id).toBe(first.id)
    ticketOf(await markNoShow(town.line.context, town.line.agent(), { id: first.id }))
    town.at('09:31')
    const second = ticketOf(await byCode(booking))
    expect(second).toMatchObject({ status: 'WAITING', appointment_at: null })
    expect(second.id).not.toBe(first.id)
    ticketOf(await cancelTicket(town.line.context, visitor(), { id: second.id, token: second.token ?? '' }))
    expect(ticketOf(await byCode(booking)).id).not.toBe(second.id)
  })

  test('a visit that nobody ended is over with the day, and its booking is served as well', async () => {
    town.at('12:00', '2026-12-03')
    const booking = await town.book('13:00', { date: '2026-12-03' })
    town.at('13:00', '2026-12-03')
    const { id } = ticketOf(await byCode(booking))
    ticketOf(await resume(town.line.context, town.line.agent(), { id, counter: 'left desk' }))
    town.at('22:00', '2026-12-03')
    const { db } = town.world
    const { writeBySystem } = createWriter(db, () => {})
    await dueDayEnds({ ...town.line.context, db, writeBySystem }).run(town.line.time.now)
    expect((await rowOf(town.world, booking)).served_at).toEqual(town.line.time.now)
    town.at('08:00')
  })

  test('the end of a visit, and of a day, leaves the booking alone that another system keeps: it is marked as attended there', async () => {
    const { db } = town.world
    const callTo = { locationId: 1, serviceIds: [2] }
    town.at('12:00', '2026-12-05')
    const bookings = [
      await town.book('13:00', { date: '2026-12-05' }),
      await town.book('13:20', { date: '2026-12-05' }),
    ]
    const keptBy = async (bms_base_url: string) => {
      await db.updateTable('locations').set({ bms_base_url }).where('location_id', '=', 1).execute()
      town.line.forget()
    }
    const areTheirs = async (are: boolean) => {
      for (const { bookingId, qtid } of bookings)
        await db
          .updateTable('bookings')
          .set({ bms_id: are ? qtid : '' })
          .where('booking_id', '=', bookingId)
          .execute()
    }
    await areTheirs(true)
    await keptBy('https://bookings.example')
    town.at('13:20', '2026-12-05')
    for (const booking of bookings) ticketOf(await byCode(booking))
    const [ended, left] = [
      ticketOf(await callNext(town.line.context, town.line.agent(), { ...callTo, counter: 'a' })),
      ticketOf(await callNext(town.line.context, town.line.agent(), { ...callTo, counter: 'b' })),
    ]
    expect(ticketOf(await finish(town.line.context, town.line.agent(), { id: ended.id })).status).toBe('DONE')
    town.at('22:00', '2026-12-05')
    const { writeBySystem } = createWriter(db, () => {})
    await dueDayEnds({ ...town.line.context, db, writeBySystem }).run(town.line.time.now)
    const { status } = await db
      .selectFrom('tickets')
      .select('status')
      .where('ticket_id', '=', left.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('DONE')
    for (const booking of bookings)
      expect(await rowOf(town.world, booking)).toMatchObject({ status: 'scheduled', served_at: null })
    await keptBy('')
    await areTheirs(false)
    town.at('08:00')
  })

  test('nothing is kept for somebody who has not checked in: the next one is called at the very minute', async () => {
    town.at('08:00')
    const absent = await town.book('13:00')
    town.at('13:00')
    const call = { locationId: 1, counter: 'other desk', serviceIds: [2] }
    const waiting = async () => await callNext(town.line.context, town.line.agent(), call)
    for (let left = await waiting(); left.ok && left.value.type === 'ticket'; left = await waiting())
      ticketOf(await finish(town.line.context, town.line.agent(), { id: Number(left.value.resource.id) }))
    const walkIn = ticketOf(await requestTicket(town.line.context, visitor(), { serviceId: 2 }))
    expect(ticketOf(await waiting()).id).toBe(walkIn.id)
    await putInto(town.world, absent, 'scheduled')
    expect(ticketOf(await byCode(absent)).appointment_at).toBe(absent.startsAt.toISOString())
  })
})
