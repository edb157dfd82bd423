import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { Message, TestPortal } from '../../testing/clients/test-portal.ts'
import { countRows, expectConsistent } from '../../testing/invariants.ts'
import {
  type Attributes,
  about,
  attributesOf,
  book,
  bookingDay,
  codeOf,
  lock,
  morning,
  putInto,
  rowOf,
  slotAt,
  visitor,
} from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: TestPortal
let uldis: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  uldis = await world.connect(await world.signIn('user@rinda.example'))
})
beforeEach(() => {
  world.time.now = morning
})
afterAll(() => world.close())

const at = (time: string, more: object = {}) => ({ date: bookingDay, time, ...more })
const infoOf = (message: Message) => message.data.info as Record<'lv' | 'en' | 'ru', string>

test('a moved booking is the same booking in another place, told as left and as arrived', async () => {
  const visit = await book(anna, slotAt('08:00'), { email: 'l@example.lv', notes: { internal: 'n' } })
  const reply = await anna.ask('move_booking', { ...visit, ...at('09:00', { specialistId: 2 }) })
  expect(reply.type).toBe('booking_rescheduled')
  expect(attributesOf(reply)).toMatchObject({
    ...visit,
    status: 'scheduled',
    time: '09:00',
    specialist_id: 2,
    email: 'l@example.lv',
    notes: { internal: 'n' },
  })
  const left = await uldis.hears(about('booking_canceled', visit))
  expect(attributesOf(left)).toMatchObject({ status: 'rescheduled', time: '08:00', specialist_id: 1 })
  const arrived = await uldis.hears(
    (message) => about('booking_scheduled', visit)(message) && attributesOf(message).time === '09:00',
  )
  expect(arrived.seq).toBeGreaterThan(left.seq ?? 0)
  expect((await uldis.ask('lock_booking', slotAt('08:00'))).type).toBe('booking_locked')
  expect(codeOf(await uldis.ask('lock_booking', slotAt('09:00', { specialistId: 2 })))).toBe('slot_taken')
  const { log } = await rowOf(world, visit)
  expect(log.at(-1)).toMatchObject({
    act: 'reschedule',
    from: { specialist_id: 1, at: `${bookingDay}T08:00:00.000Z` },
  })
})

test('it may overlap where it stood, and is moved back by its own name', async () => {
  const visit = await book(anna, slotAt('10:00'))
  const moved = await anna.ask('move_booking', { ...visit, ...at('10:10') })
  expect(attributesOf(moved)).toMatchObject({ time: '10:10', duration: 30 })
  expect(attributesOf(await anna.ask('move_booking', { ...visit, ...at('10:00') })).time).toBe('10:00')
})

test('to another service it takes that one’s time, and undoing names its own', async () => {
  const visit = await book(anna, slotAt('11:00'))
  const desk = { serviceId: 2, specialistId: null }
  const moved = await anna.ask('move_booking', { ...visit, ...at('11:00', desk) })
  expect(attributesOf(moved)).toMatchObject({ service_id: 2, specialist_id: null, duration: 20 })
  const back = { serviceId: 1, specialistId: 1, duration: 30 }
  expect(attributesOf(await anna.ask('move_booking', { ...visit, ...at('11:00', back) }))).toMatchObject({
    service_id: 1,
    specialist_id: 1,
    duration: 30,
  })
})

test('a block is moved with every lane that it takes, and over no visit', async () => {
  const desk = slotAt('12:00', { serviceId: 2, specialistId: null })
  const block = await book(anna, desk, {
    duration: 20,
    fields: { _is_blocked: true },
    notes: { blocked: 'x' },
  })
  const visit = await book(anna, { ...desk, time: '12:40' })
  const refused = await anna.ask('move_booking', { ...block, ...at('12:30') })
  expect(codeOf(refused)).toBe('slot_taken')
  expect(infoOf(refused).lv).toContain('Laima')
  expect((await anna.ask('move_booking', { ...block, ...at('12:10') })).type).toBe('booking_rescheduled')
  await anna.ask('cancel_booking', visit)
})

test.each([
  ['a taken time', at('14:30'), 'slot_taken', undefined],
  ['a closed time', at('23:00'), 'invalid', 'time'],
  ['the past', { date: '2026-11-30', time: '10:00' }, 'invalid', 'time'],
  ['too far a day', { date: '2028-12-09', time: '10:00' }, 'invalid', 'date'],
  ['a specialist who is none', at('15:00', { specialistId: 999 }), 'invalid', 'specialistId'],
  ['a service that is none', at('15:00', { serviceId: 999 }), 'not_found', 'serviceId'],
  ['a location that is none', at('15:00', { locationId: 999 }), 'not_found', 'locationId'],
  ['another company’s location', at('15:00', { locationId: 3900 }), 'not_found', 'locationId'],
  ['a length that is not offered', at('15:00', { duration: 25 }), 'invalid', 'duration'],
  ['no day', { time: '15:00' }, 'invalid', 'date'],
  ['no time', { date: bookingDay }, 'invalid', 'time'],
  ['half of where it was', at('15:00', { from: { date: bookingDay } }), 'invalid', 'from/time'],
  ['a wrong token', at('15:00', { token: 'x' }), 'forbidden', 'token'],
])('to %s nothing is moved', async (_, input, code, field) => {
  const taken = await lock(anna, slotAt('14:30'))
  const visit = await book(anna, slotAt('14:00'))
  const counted = await countRows(world)
  const refused = await anna.ask('move_booking', { ...visit, ...input })
  expect({ code: codeOf(refused), field: refused.data.field }).toEqual({ code, field })
  expect(await countRows(world)).toEqual(counted)
  expect((await rowOf(world, visit)).starts_at.toISOString()).toBe(`${bookingDay}T14:00:00.000Z`)
  await anna.ask('cancel_booking', visit)
  await anna.ask('unlock_booking', taken)
})

test('a hold is moved by any way alike: it stays a hold, for as long, and is no visit that was moved', async () => {
  const bySocket = await lock(anna, slotAt('16:00'))
  const before = await rowOf(world, bySocket)
  const moved = await anna.ask('move_booking', { ...bySocket, ...at('16:30', { specialistId: 2 }) })
  expect(moved.type).toBe('booking_locked')
  expect(attributesOf(moved)).toMatchObject({ status: 'locked', time: '16:30', specialist_id: 2 })
  expect((await rowOf(world, bySocket)).expire_at).toEqual(before.expire_at)
  // Its old time is free, and everybody was told of the new one.
  const byHttp = await lock(anna, slotAt('16:00'))
  await uldis.hears(
    (message) => about('booking_locked', bySocket)(message) && attributesOf(message).time === '16:30',
  )
  const patched = await call(world, `PATCH /api/bookings/${byHttp.qtid}`, {
    as: await world.signIn('anna@rinda.example'),
    body: { booking: { token: byHttp.token, date: bookingDay, time: '16:30', specialist_id: 3 } },
  })
  // All but what makes it another hold.
  const shapeOf = ({ log, ...attributes }: Attributes) => {
    const own = ['dbid', 'qtid', 'token', 'code', 'created_at', 'updated_at', 'timestamp', 'expire_at']
    const same = Object.entries(attributes).filter(([name]) => ![...own, 'specialist_id'].includes(name))
    return { ...Object.fromEntries(same), log: (log as { act: string }[]).map((one) => one.act) }
  }
  expect(shapeOf(attributesOf(moved))).toEqual(shapeOf(patched.body.data.attributes as Attributes))
  // Who saw it where it is no more is told where it went.
  const from = { date: bookingDay, time: '16:00', specialistId: 1 }
  const refused = await anna.ask('move_booking', { ...bySocket, ...at('17:00'), from })
  expect(infoOf(refused).en).toContain('18:30')
  for (const hold of [bySocket, byHttp]) await anna.ask('unlock_booking', hold)
  expect(codeOf(await anna.ask('move_booking', { ...bySocket, ...at('17:00') }))).toBe('wrong_state')
})

test.each(['canceled', 'expired', 'unlocked', 'failed'])(
  'a booking that is %s is not moved',
  async (status) => {
    const visit = await book(anna, slotAt('16:00', { specialistId: 3 }))
    await putInto(world, visit, status)
    expect(codeOf(await anna.ask('move_booking', { ...visit, ...at('17:00') }))).toBe('wrong_state')
    await putInto(world, visit, 'scheduled')
    await anna.ask('cancel_booking', visit)
  },
)

test('nor one that has begun, was served, or waits to be approved', async () => {
  const visit = await book(anna, slotAt('14:00', { date: '2026-12-01' }))
  const move = () => anna.ask('move_booking', { ...visit, ...at('17:00') })
  await anna.ask('serve_booking', visit)
  expect(infoOf(await move()).en).toBe('The visitor has already been served.')
  await anna.ask('serve_booking', visit)
  await world.db.updateTable('bookings').set({ approval: 'pending' }).where('qtid', '=', visit.qtid).execute()
  expect(codeOf(await move())).toBe('wrong_state')
  await world.db.updateTable('bookings').set({ approval: 'none' }).where('qtid', '=', visit.qtid).execute()
  world.time.now = new Date('2026-12-01T14:00:00Z')
  expect(codeOf(await move())).toBe('wrong_state')
})

test('whoever saw it elsewhere is told where it is now', async () => {
  const visit = await book(anna, slotAt('17:00'))
  const from = { date: bookingDay, time: '17:00', specialistId: 1 }
  await uldis.ask('move_booking', { ...visit, ...at('17:30'), from })
  const refused = await anna.ask('move_booking', { ...visit, ...at('18:00'), from })
  expect(codeOf(refused)).toBe('wrong_state')
  expect(infoOf(refused).lv).toContain('09.12.2026 19:30')
})

test('whoever reschedules what was rescheduled is told where it went', async () => {
  const visit = await book(anna, slotAt('08:00', { specialistId: 3 }))
  const [first, second] = [
    await lock(anna, slotAt('08:30', { specialistId: 3 })),
    await lock(uldis, slotAt('09:00', { specialistId: 3 })),
  ]
  await anna.ask('reschedule_booking', { ...visit, lockedQtid: first.qtid, lockedToken: first.token })
  const onto = { lockedQtid: second.qtid, lockedToken: second.token }
  const refused = await uldis.ask('reschedule_booking', { ...visit, ...onto })
  expect(codeOf(refused)).toBe('wrong_state')
  expect(infoOf(refused).en).toContain('09.12.2026 10:30')
  expect(infoOf(await uldis.ask('move_booking', { ...visit, ...at('18:00') })).en).toContain(
    '09.12.2026 10:30',
  )
  await uldis.ask('unlock_booking', second)
})

test('a length that is no longer offered stays with the booking', async () => {
  const visit = await book(anna, slotAt('09:00', { specialistId: 3 }))
  await world.db
    .updateTable('bookings')
    .set({ ends_at: new Date(`${bookingDay}T09:25:00Z`) })
    .where('qtid', '=', visit.qtid)
    .execute()
  const moved = await anna.ask('move_booking', { ...visit, ...at('10:00') })
  expect(attributesOf(moved)).toMatchObject({ time: '10:00', duration: 25 })
})

test('a move to where it is changes nothing', async () => {
  const visit = await book(anna, slotAt('11:30', { specialistId: 3 }))
  const counted = await countRows(world)
  expect((await anna.ask('move_booking', { ...visit, ...at('11:30') })).type).toBe('booking_rescheduled')
  expect(await countRows(world)).toEqual(counted)
})

test('sent again under its trace it is moved once', async () => {
  const visit = await book(anna, slotAt('12:00', { specialistId: 3 }))
  const ask = () => anna.ask('move_booking', { ...visit, ...at('12:30') }, 'the same trace')
  const [first, again] = [await ask(), await ask()]
  expect(again).toEqual(first)
  expect((await rowOf(world, visit)).log.filter(({ act }) => act === 'reschedule')).toHaveLength(1)
})

test('two move one booking at once: one does, the other is told where it is', async () => {
  for (const [round, time] of ['13:00', '13:30', '14:00'].entries()) {
    const visit = await book(anna, slotAt(time, { specialistId: 3 }))
    const from = { date: bookingDay, time, specialistId: 3 }
    const day = `2026-12-1${round}`
    const replies = await Promise.all([
      anna.ask('move_booking', { ...visit, date: day, time: '10:00', from }),
      uldis.ask('move_booking', { ...visit, date: day, time: '11:00', from }),
    ])
    expect(replies.map(codeOf).filter((code) => code === 'wrong_state')).toHaveLength(1)
    expect(replies.filter((reply) => reply.type === 'booking_rescheduled')).toHaveLength(1)
  }
})

test('two bookings are moved to one time at once: one arrives, the other stays', async () => {
  for (const minutes of ['00', '30']) {
    const visits = [
      await book(anna, slotAt(`08:${minutes}`, { date: '2026-12-15' })),
      await book(anna, slotAt(`09:${minutes}`, { date: '2026-12-15' })),
    ]
    const to = { date: '2026-12-16', time: `10:${minutes}` }
    const replies = await Promise.all(
      visits.map((visit, index) => (index ? uldis : anna).ask('move_booking', { ...visit, ...to })),
    )
    expect(replies.map(codeOf).filter((code) => code === 'slot_taken')).toHaveLength(1)
    const days = await Promise.all(
      visits.map(async (visit) => (await rowOf(world, visit)).starts_at.getUTCDate()),
    )
    expect(days.sort()).toEqual([15, 16])
  }
})

test('a move and a lock want one time: one of them has it', async () => {
  for (const time of ['10:00', '10:30', '11:00']) {
    const visit = await book(anna, slotAt(time, { date: '2026-12-17' }))
    const replies = await Promise.all([
      anna.ask('move_booking', { ...visit, date: '2026-12-18', time }),
      uldis.ask('schedule_booking', { ...slotAt(time, { date: '2026-12-18' }), ...visitor }),
    ])
    expect(replies.map(codeOf).filter((code) => code === 'slot_taken')).toHaveLength(1)
  }
})

test('two change places by way of a free time, from both sides at once, without a standstill', async () => {
  const visits = [
    await book(anna, slotAt('12:00', { date: '2026-12-17' })),
    await book(anna, slotAt('12:00', { date: '2026-12-17', specialistId: 2 })),
  ]
  const replies = await Promise.all([
    anna.ask('move_booking', { ...visits[0], date: '2026-12-17', time: '12:00', specialistId: 2 }),
    uldis.ask('move_booking', { ...visits[1], date: '2026-12-17', time: '12:00', specialistId: 1 }),
  ])
  expect(replies.map(codeOf)).toEqual(['slot_taken', 'slot_taken'])
})

test('all of it leaves the database consistent', () => expectConsistent(world))
