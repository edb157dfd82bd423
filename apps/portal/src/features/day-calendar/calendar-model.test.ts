import type { Booking } from '@rinda/client/bookings/booking-view'
import type { DayColumn, DaySheet } from '@rinda/contract/booking/day-sheet'
import type { Reach } from '@rinda/domain/access/reach'
import { dayBounds, utcDateTime } from '@rinda/domain/time/zone'
import { describe, expect, test } from 'vitest'
import { sampleBooking } from '../../bookings/sample-booking.ts'
import { type CalendarModel, type CalendarQuestion, createCalendarModel } from './calendar-model.ts'
import { offAllDay } from './off-all-day.ts'

const zone = 'Europe/Riga'
const date = '2026-11-20'
const midnight = dayBounds(date, zone).from
const at = (time: string) => midnight + Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const free = (time: string) => ({ ...utcDateTime(at(time)), duration: 30, service_ids: ['1'] })

const everything: Reach = {
  locationIds: null,
  bmsIdPrefixes: null,
  serviceIds: null,
  calendarServiceIds: null,
}

const column = (id: number, changes: Partial<DayColumn> = {}): DayColumn => ({
  kind: 'specialist',
  id: String(id),
  name: `Specialist ${id}`,
  lanes: 1,
  service_ids: ['1'],
  free: ['09:00', '09:30', '10:00'].map(free),
  busy: [],
  off: [],
  ...changes,
})

const sheet = (columns: DayColumn[]): DaySheet => ({
  location_id: '1',
  zone,
  days: [{ date, open: { from: '09:00', till: '18:00' }, special: false, columns }],
})

const booking = (specialistId: number | null, time: string, changes: Partial<Booking> = {}): Booking =>
  sampleBooking({
    qtid: `${specialistId} ${time}`,
    specialistId,
    startsAt: at(time),
    endsAt: at(time) + 30,
    ...changes,
  })

const question = (changes: Partial<CalendarQuestion> = {}): CalendarQuestion => ({
  sheet: sheet([column(1), column(2)]),
  bookings: [],
  hours: { startMinute: 480, endMinute: 1260 },
  filter: {},
  reach: everything,
  now: at('00:30') - 1440,
  ...changes,
})

const columnsOf = (model: CalendarModel) => model.days.flatMap((day) => day.columns)
const freeTimes = (model: CalendarModel, index = 0) =>
  columnsOf(model)[index]?.cells.free.map((cell) => cell.slot.from - midnight)

describe('the calendar', () => {
  test('draws again only the column where something changed', () => {
    const build = createCalendarModel()
    const shown = sheet([column(1), column(2)])
    const kept = booking(2, '10:00')
    const before = build(question({ sheet: shown, bookings: [kept] }))
    const after = build(question({ sheet: shown, bookings: [kept, booking(1, '09:00')] }))
    expect(columnsOf(after)[1]?.cells).toBe(columnsOf(before)[1]?.cells)
    expect(columnsOf(after)[0]?.cells).not.toBe(columnsOf(before)[0]?.cells)
    expect(after.axis).toBe(before.axis)
    expect(after.days[0]?.closed).toBe(before.days[0]?.closed)
  })

  test('lets a free slot vanish as soon as a booking lies over it', () => {
    const build = createCalendarModel()
    expect(freeTimes(build(question()))).toEqual([540, 570, 600])
    expect(freeTimes(build(question({ bookings: [booking(1, '09:15')] })))).toEqual([600])
  })

  test('keeps offering beside a booking where there are more lanes, and nothing beside a block', () => {
    const many = sheet([column(1, { lanes: 2 })])
    const one = booking(1, '09:00')
    expect(freeTimes(createCalendarModel()(question({ sheet: many, bookings: [one] })))).toEqual([
      540, 570, 600,
    ])
    const block = { ...one, isBlocked: true }
    expect(freeTimes(createCalendarModel()(question({ sheet: many, bookings: [block] })))).toEqual([570, 600])
  })

  test('offers the current slot until its end, and none that is over', () => {
    expect(freeTimes(createCalendarModel()(question({ now: at('09:29') })))).toEqual([540, 570, 600])
    expect(freeTimes(createCalendarModel()(question({ now: at('09:30') })))).toEqual([570, 600])
  })

  test('gives a place to a booking whose specialist has no column', () => {
    const model = createCalendarModel()(question({ bookings: [booking(99, '07:00')] }))
    const other = columnsOf(model).find(({ column: one }) => one.kind === 'other')
    expect(other?.cells.taken).toHaveLength(1)
    expect(model.axis.startMinute).toBe(420)
  })

  test('says late only of what should be going on now', () => {
    const bookings = [booking(1, '09:00'), booking(1, '10:00'), booking(2, '09:00', { servedAt: 'x' })]
    const model = createCalendarModel()(question({ bookings, now: at('09:22') }))
    const cells = columnsOf(model).flatMap((one) => one.cells.taken)
    expect(cells.map((cell) => [cell.state, cell.lateMinutes])).toEqual([
      ['late', 22],
      ['booked', 0],
      ['attended', 0],
    ])
    expect(model.days[0]?.nowFrom).toBe(82)
  })

  test.each(['00:00', '07:59', '12:00', '21:00', '23:59'])('knows at %s which day is today', (time) => {
    const model = createCalendarModel()(question({ now: at(time) }))
    expect(model.days[0]?.isToday).toBe(true)
  })

  test('greys what is closed', () => {
    const [before, after] = createCalendarModel()(question()).days[0]?.closed ?? []
    expect(before).toEqual({ from: 0, span: 60 })
    expect(after).toEqual({ from: 600, span: 180 })
  })

  test('greys in its column when a specialist is not at work, and asks apart why', () => {
    const off = [{ ...utcDateTime(at('13:00')), duration: 60, why: 'away' as const }]
    const model = createCalendarModel()(question({ sheet: sheet([column(1, { off }), column(2)]) }))
    const [first, second] = columnsOf(model)
    expect(first?.cells.off).toMatchObject([{ why: 'away', from: 300, span: 60 }])
    expect(first?.cells.gaps).toContainEqual({ from: 300, span: 60, startsAt: at('13:00'), isOver: false })
    expect(second?.cells.off).toEqual([])
  })

  test('says of a column when its specialist is not at work all day', () => {
    const whole = [{ ...utcDateTime(at('09:00')), duration: 540, why: 'off' as const }]
    const split = [
      { ...utcDateTime(at('09:00')), duration: 240, why: 'off' as const },
      { ...utcDateTime(at('13:00')), duration: 300, why: 'away' as const },
    ]
    const columns = [
      column(1, { off: whole }),
      column(2, { off: split }),
      column(3, { off: split.slice(1) }),
      column(4),
    ]
    const [day] = createCalendarModel()(question({ sheet: sheet(columns) })).days
    const said = day?.columns.map(({ column: one }) => offAllDay(one, day.day))
    expect(said).toEqual(['off', 'away', null, null])
  })

  test('counts the visits that begin on the day: a hold is none yet, and what began before midnight counts on the day before', () => {
    const model = createCalendarModel()(
      question({
        hours: { startMinute: 0, endMinute: 1440 },
        bookings: [
          booking(1, '00:00', { startsAt: at('00:00') - 30, endsAt: at('00:30') }),
          booking(1, '10:00'),
          booking(1, '11:00', { isBlocked: true }),
          booking(1, '12:00', { status: 'locked' }),
          booking(1, '13:00', { status: 'verified' }),
          booking(1, '23:30', { endsAt: at('00:30') + 1440 }),
        ],
      }),
    )
    const [first] = columnsOf(model)
    expect(first?.cells.taken).toHaveLength(6)
    expect(first?.cells.bookingCount).toBe(2)
  })

  test('shows the chosen specialist only, and of the free times those of the chosen service', () => {
    const columns = [column(1), column(2, { service_ids: ['1', '2'] })]
    const bySpecialist = createCalendarModel()(question({ sheet: sheet(columns), filter: { specialist: 2 } }))
    expect(columnsOf(bySpecialist).map(({ column: one }) => one.id)).toEqual([2])
    const byService = createCalendarModel()(question({ sheet: sheet(columns), filter: { service: 2 } }))
    expect(columnsOf(byService).map(({ cells }) => cells.free.length)).toEqual([0])
  })

  test('leaves out the services that are not for this person; their time stays taken, and nothing else of them is told', () => {
    const columns = [
      column(1, {
        service_ids: ['1', '2'],
        free: [{ ...free('09:00'), service_ids: ['1', '2'] }, free('10:00')],
      }),
      column(2, { service_ids: ['2'] }),
      column(7, { kind: 'service', service_ids: ['2'] }),
    ]
    const bookings = [
      booking(1, '10:00', { serviceId: 2 }),
      booking(1, '11:00'),
      booking(99, '12:00', { serviceId: 2 }),
    ]
    const reach = { ...everything, calendarServiceIds: [1] }
    const model = createCalendarModel()(question({ sheet: sheet(columns), bookings, reach }))
    expect(columnsOf(model).map(({ column: one }) => one.key)).toEqual([`${date}/specialist-1`])
    const [only] = columnsOf(model)
    expect(only?.cells.free.map(({ slot }) => [slot.from - midnight, slot.serviceIds])).toEqual([[540, [1]]])
    expect(only?.cells.taken.map((cell) => cell.booking.startsAt - midnight)).toEqual([660])
    expect(only?.cells.elsewhere).toMatchObject([{ where: 'otherService', from: 120, span: 30 }])
    expect(only?.cells.bookingCount).toBe(1)
  })
})
