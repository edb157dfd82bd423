import { gunzipSync } from 'node:zlib'
import type { BookingResource } from '@rinda/contract/booking/booking'
import type { ShortBookings } from '@rinda/contract/booking/short-bookings'
import { keepsTime } from '@rinda/domain/booking/approval'
import { lateFields } from '@rinda/domain/queue/late'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { book, bookingDay, lock, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { busyMonday, fillBusyWeek } from '../../testing/towns/busy-week.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Bookings in short, as the portal's calendars ask for them, beside the whole ones that every other program is answered with. */

let world: World
let portal: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  portal = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

type Bookings = { data: BookingResource[]; short?: string }
type Asked = { locationId?: number; date: string; days: number; form?: string }

async function ask(asked: Asked, as = portal): Promise<{ seq: number; answer: Bookings }> {
  const { type, seq, data } = await as.ask('get_bookings', asked)
  expect(type).toBe('bookings')
  return { seq: seq ?? 0, answer: data.data as Bookings }
}

const columnsOf = ({ short = '' }: Bookings) => JSON.parse(short) as ShortBookings

/** The columns that the whole bookings would have, of those that hold time. */
function columnsFrom(whole: readonly BookingResource[], from: number) {
  const rows = whole.map(({ id, attributes }) => ({ id: Number(id), ...attributes })).filter(keepsTime)
  const column = <Value>(of: (row: (typeof rows)[number]) => Value) => rows.map(of)
  const unusual = <Value>(usual: Value, of: (row: (typeof rows)[number]) => Value) => {
    const values = rows.map((row) => (of(row) === usual ? null : of(row)))
    return values.every((value) => value === null) ? null : values
  }
  return {
    from,
    id: column((row) => row.id),
    qtid: column((row) =>
      Buffer.from(row.qtid.replaceAll('-', ''), 'hex').toString('base64').replaceAll('=', ''),
    ),
    location: column((row) => row.location_id),
    service: column((row) => row.service_id),
    specialist: unusual(null, (row) => row.specialist_id),
    start: column((row) => Date.parse(`${row.date}T${row.time}Z`) / 60_000 - from),
    duration: column((row) => row.duration),
    status: unusual<string>('scheduled', (row) => row.status),
    approval: unusual<string>('none', (row) => row.approval),
    first_name: unusual('', (row) => row.first_name),
    last_name: unusual('', (row) => row.last_name),
    blocked: unusual<boolean | null>(null, (row) => (row.fields._is_blocked ? true : null)),
    blocked_note: unusual('', (row) => row.notes.blocked ?? ''),
    served: unusual<number | null>(null, (row) =>
      row.served_at === null ? null : Date.parse(row.served_at),
    ),
    late: unusual<unknown>(null, (row) => row.fields._late_minutes ?? null),
    updated: column((row) => row.timestamp),
  }
}

test('whoever asks in short gets of each booking that holds time what a calendar draws', async () => {
  await book(portal, slotAt('10:00'))
  await lock(portal, slotAt('11:00'))
  const odd = { ...visitor, firstName: 'Ānna "A', lastName: "O\\'Līdaka, \u2028x" }
  await portal.ask('schedule_booking', { ...slotAt('12:00'), ...odd })
  const gone = await book(portal, slotAt('13:00'))
  await portal.ask('cancel_booking', gone)
  const blocked = { fields: { _is_blocked: true }, notes: { blocked: 'Lunch' } }
  await portal.ask('schedule_booking', { ...slotAt('14:00'), ...visitor, ...blocked })
  const { qtid } = await book(portal, slotAt('15:00'))
  const saidLate = lateFields(Date.parse(`${bookingDay}T15:00Z`) / 60_000, 10)
  const waits = { approval: 'pending', fields: JSON.stringify(saidLate), served_at: morning } as const
  await world.db.updateTable('bookings').set(waits).where('qtid', '=', qtid).execute()

  for (const days of [1, 7]) {
    const asked = { locationId: 1, date: bookingDay, days }
    const { seq, answer: whole } = await ask(asked)
    const { seq: sameSeq, answer: short } = await ask({ ...asked, form: 'short' })
    const from = Date.parse(`${bookingDay}T00:00+02:00`) / 60_000
    expect([sameSeq, short.data]).toEqual([seq, []])
    expect(columnsOf(short)).toEqual(columnsFrom(whole.data, from))
    expect(columnsOf(short).id).toHaveLength(5)
  }
})

test('what goes on over midnight is among the bookings of both days in short, as calendars draw it on both', async () => {
  const { qtid } = await book(portal, slotAt('10:00', { date: '2026-12-15' }))
  const [midnight, next] = [new Date('2026-12-15T22:00Z'), '2026-12-16']
  const time = {
    starts_at: new Date(midnight.getTime() - 1_800_000),
    ends_at: new Date(midnight.getTime() + 1_800_000),
  }
  await world.db.updateTable('bookings').set(time).where('qtid', '=', qtid).execute()
  for (const [date, start] of [
    ['2026-12-15', 23 * 60 + 30],
    [next, -30],
  ] as const) {
    const { answer } = await ask({ locationId: 1, date, days: 1, form: 'short' })
    expect(columnsOf(answer)).toMatchObject({ start: [start], duration: [60] })
  }
  const { answer: after } = await ask({ locationId: 1, date: '2026-12-17', days: 1, form: 'short' })
  expect(columnsOf(after).id).toBeNull()
  // It ends with the first moment of the day.
  await world.db.updateTable('bookings').set({ ends_at: midnight }).where('qtid', '=', qtid).execute()
  const { answer: ended } = await ask({ locationId: 1, date: next, days: 1, form: 'short' })
  expect(columnsOf(ended).id).toBeNull()
})

test('an empty day has no bookings in short either; another form is no fault and gives the whole ones', async () => {
  const { answer } = await ask({ locationId: 1, date: '2027-03-01', days: 1, form: 'short' })
  expect(columnsOf(answer).id).toBeNull()
  const other = await ask({ locationId: 1, date: bookingDay, days: 1, form: 'longer' })
  expect(other.answer.short).toBeUndefined()
  expect(other.answer.data.length).toBeGreaterThan(4)
})

test('nobody gets more in short than they may see', async () => {
  const nails = await world.connect(await world.signIn('admin@nails.example'))
  expect(
    await nails.ask('get_bookings', { locationId: 1, date: bookingDay, days: 1, form: 'short' }),
  ).toMatchObject({
    type: 'GET_BOOKINGS_FAILED',
    data: { code: 'not_found' },
  })
  const { answer } = await ask({ date: bookingDay, days: 7, form: 'short' }, nails)
  expect(columnsOf(answer).id).toBeNull()
})

test('a week of 10,010 bookings goes over the line in less than 300 kB, and says what it says unpacked', async () => {
  await fillBusyWeek(world.db, 10_010)
  const asked = { locationId: 1, date: busyMonday, days: 7, form: 'short' }
  const plain = await portal.ask('get_bookings', asked)
  const length = Buffer.byteLength(JSON.stringify(plain))
  expect(length).toBeLessThan(1_000_000)

  const answered = new Promise<{ trace: string; gzip: Buffer; data?: unknown }>((resolve) => {
    portal.socket.on('portal', (message) => message.trace === 'packed' && resolve(message))
  })
  portal.socket.emit('portal', { trace: 'packed', type: 'get_bookings', accept: 'gzip', data: asked })
  const { gzip, ...packed } = await answered
  expect(gzip.length).toBeLessThan(300_000)
  const { trace: _trace, ...about } = plain
  expect({ ...packed, trace: undefined, data: JSON.parse(gunzipSync(gzip).toString()) }).toEqual(about)
  expect(columnsOf((about.data as { data: Bookings }).data).id).toHaveLength(10_010)
})

test('a short answer is not packed, and neither is one for whoever does not say so', async () => {
  const asked = { locationId: 1, date: bookingDay, days: 1 }
  const answered = new Promise<object>((resolve) => {
    portal.socket.on('portal', (message) => message.trace === 'small' && resolve(message))
  })
  portal.socket.emit('portal', {
    trace: 'small',
    type: 'get_bookings',
    accept: 'gzip',
    data: { ...asked, form: 'short' },
  })
  expect(Object.keys(await answered)).toEqual(['trace', 'type', 'seq', 'data'])
  expect(Object.keys(await portal.ask('get_bookings', asked))).toEqual(['trace', 'type', 'seq', 'data'])
})
