import type { Booking } from '@rinda/client/bookings/booking-view'
import type { DayColumn, DaySheet } from '@rinda/contract/booking/day-sheet'
import type { Reach } from '@rinda/domain/access/reach'
import { addDays, dayBounds, utcDateTime } from '@rinda/domain/time/zone'
import { describe, expect, test } from 'vitest'
import { sampleBooking } from '../../bookings/sample-booking.ts'
import { createWeekModel, type WeekModel, type WeekQuestion } from './week-model.ts'

const zone = 'Europe/Riga'
const monday = '2026-11-16'
const at = (day: number, time: string) =>
  dayBounds(addDays(monday, day), zone).from + Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const everything: Reach = {
  locationIds: null,
  bmsIdPrefixes: null,
  serviceIds: null,
  calendarServiceIds: null,
}

const specialist = (day: number, id: number, changes: Partial<DayColumn> = {}): DayColumn => ({
  kind: 'specialist',
  id: String(id),
  name: `Specialist ${id}`,
  lanes: 1,
  service_ids: ['1'],
  free: ['09:00', '09:30', '10:00'].map((time) => ({
    ...utcDateTime(at(day, time)),
    duration: 30,
    service_ids: ['1'],
  })),
  busy: [],
  off: [],
  ...changes,
})

const sheet = (
  columnsOf = (day: number): DayColumn[] => [specialist(day, 1), specialist(day, 2)],
): DaySheet => ({
  location_id: '1',
  zone,
  days: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    date: addDays(monday, day),
    open: day === 6 ? null : { from: '09:00', till: '18:00' },
    special: false,
    columns: day === 6 ? [] : columnsOf(day),
  })),
})

const noAttention: ReadonlySet<string> = new Set()

let made = 0
const booking = (
  day: number,
  time: string,
  changes: Partial<Booking> & { minutes?: number } = {},
): Booking => {
  made += 1
  const { minutes = 30, ...others } = changes
  const startsAt = at(day, time)
  return sampleBooking({
    id: String(made),
    qtid: `q${made}`,
    startsAt,
    endsAt: startsAt + minutes,
    ...others,
  })
}

const question = (changes: Partial<WeekQuestion> = {}): WeekQuestion => ({
  sheet: sheet(),
  bookings: [],
  hours: { startMinute: 480, endMinute: 1260 },
  filter: {},
  reach: everything,
  showsFree: true,
  attention: noAttention,
  parts: 7,
  columnPx: 180,
  now: at(0, '00:30') - 1440,
  ...changes,
})
const week = (changes: Partial<WeekQuestion> = {}) => createWeekModel()(question(changes))
const dayOf = (model: WeekModel, index = 0) => {
  const found = model.days[index]
  if (!found) throw new Error('no such day')
  return found.day
}
const freeTimes = (model: WeekModel, day = 0) =>
  dayOf(model, day).free.map((spot) => spot.startsAt - at(day, '00:00'))

describe('what the week shows', () => {
  test('what is scheduled and not declined; what is only held is not', () => {
    const bookings = [
      booking(0, '09:00'),
      booking(0, '10:00', { status: 'confirmed' }),
      booking(0, '11:00', { status: 'locked' }),
      booking(0, '12:00', { status: 'verified' }),
      booking(0, '13:00', { approval: 'declined' }),
      booking(0, '14:00', { approval: 'pending' }),
    ]
    const day = dayOf(week({ bookings }))
    expect(day.slots.map((slot) => slot.from)).toEqual([60, 120, 360])
    expect(day.bookingCount).toBe(3)
  })

  test('blocks are shown and not counted', () => {
    const day = dayOf(week({ bookings: [booking(0, '09:00', { isBlocked: true }), booking(0, '12:00')] }))
    expect(day.slots).toHaveLength(2)
    expect(day.bookingCount).toBe(1)
  })

  test('a block of one specialist beside the visits of others is a strip, and they keep clear of it', () => {
    const bookings = [
      booking(0, '09:00', { isBlocked: true, minutes: 240 }),
      booking(0, '10:00', { specialistId: 2 }),
      booking(0, '15:00', { specialistId: 2 }),
    ]
    const [block, beside, clear] = dayOf(week({ bookings })).slots
    expect(block).toMatchObject({ face: 'strip', span: 240 })
    expect(beside).toMatchObject({ hasStrip: true, left: 0, right: 1 })
    expect(clear).toMatchObject({ hasStrip: false })
  })

  test('a closed day is greyed from end to end', () => {
    const day = dayOf(week(), 6)
    expect(day).toMatchObject({ isClosed: true, closed: [{ from: 0, span: 780 }], free: [] })
  })

  test('the chosen service or specialist only, and no service that is not for this person', () => {
    const bookings = [
      booking(0, '09:00', { serviceId: 2, specialistId: null }),
      booking(0, '10:00'),
      booking(0, '11:00', { specialistId: 2 }),
    ]
    const from = (changes: Partial<WeekQuestion>) =>
      dayOf(week({ bookings, ...changes })).slots.map((slot) => slot.from)
    expect(from({ filter: { service: 1 } })).toEqual([120, 180])
    expect(from({ filter: { specialist: 2 } })).toEqual([180])
    expect(from({ reach: { ...everything, calendarServiceIds: [2] } })).toEqual([60])
  })
})

describe('slots', () => {
  const named = (index: number, minutes = 30, changes: Partial<Booking> = {}) =>
    booking(0, '12:00', { specialistId: index + 1, lastName: 'Liepa', minutes, ...changes })
  const facesOf = (bookings: Booking[], changes: Partial<WeekQuestion> = {}) =>
    dayOf(week({ bookings, ...changes })).slots.map(({ face, parts }) => `${face} ${parts.length}`)

  test.each([
    [1, ['part 1']],
    [2, ['part 1', 'part 1']],
    [3, ['part 1', 'part 1', 'part 1']],
    [4, ['group 4']],
    [30, ['group 30']],
  ])('%i that share start and end are %j', (count, faces) => {
    expect(facesOf(Array.from({ length: count }, (_, index) => named(index)))).toEqual(faces)
  })

  test('names that do not fit side by side are counted instead, unless one service was chosen', () => {
    const bookings = [1, 2].map((index) => named(index, 30, { lastName: 'Krastiņa-Zvaigzne' }))
    expect(facesOf(bookings)).toEqual(['group 2'])
    expect(facesOf(bookings, { filter: { service: 1 } })).toEqual(['part 1', 'part 1'])
    expect(facesOf(bookings, { columnPx: 400 })).toEqual(['part 1', 'part 1'])
  })

  test('what needs attention stands apart from those of its time', () => {
    const bookings = Array.from({ length: 5 }, (_, index) => named(index))
    const { slots } = dayOf(week({ bookings, attention: new Set([bookings[2]?.qtid ?? '']) }))
    expect(slots.map(({ face, parts }) => [face, parts.length, parts[0]?.state])).toEqual([
      ['group', 4, 'coming'],
      ['part', 1, 'attention'],
    ])
  })

  test('a box says as many that need somebody as the head of its day: an approval that nobody gave before the end is past', () => {
    const bookings = [
      booking(0, '09:00', { approval: 'pending' }),
      booking(0, '09:00', { specialistId: 2, approval: 'pending' }),
      booking(0, '16:00', { approval: 'pending' }),
      booking(0, '16:00', { specialistId: 2 }),
    ]
    const { slots, attentionCount } = dayOf(week({ bookings, parts: 1, now: at(0, '12:00') }))
    expect(slots.map(({ face, parts }) => [face, parts.filter(({ needs }) => needs).length])).toEqual([
      ['group', 0],
      ['group', 1],
    ])
    expect(attentionCount).toBe(1)
  })

  test('what overlaps otherwise stands beside; of one specialist it needs attention, of two it does not', () => {
    const same = dayOf(week({ bookings: [booking(0, '12:00'), booking(0, '12:15')] }))
    expect(same.slots.map(({ left, right }) => [left, right])).toEqual([
      [0, 0.5],
      [0.5, 1],
    ])
    expect(same.slots.flatMap(({ parts }) => parts.map(({ state }) => state))).toEqual([
      'attention',
      'attention',
    ])
    expect(same.attentionCount).toBe(2)
    const two = dayOf(week({ bookings: [booking(0, '12:00'), booking(0, '12:15', { specialistId: 2 })] }))
    expect(two.attentionCount).toBe(0)
  })

  test('a filter hides the other booking, not that there is an overlap', () => {
    const bookings = [booking(0, '12:00'), booking(0, '12:15', { serviceId: 2 })]
    expect(dayOf(week({ bookings, filter: { service: 1 } })).attentionCount).toBe(1)
  })

  test('each state has its look', () => {
    const bookings = [
      booking(0, '09:00'),
      booking(0, '10:00', { servedAt: '2026-11-16T08:10:00Z' }),
      booking(0, '15:00'),
      booking(0, '16:00', { approval: 'pending' }),
      booking(0, '17:00', { qtid: 'late' }),
      booking(0, '19:00', { isBlocked: true }),
    ]
    const model = week({ bookings, now: at(0, '12:00'), attention: new Set(['late', 'q1']) })
    const states = dayOf(model).slots.flatMap(({ parts }) =>
      parts.map(({ booking: one, state }) => [one.startsAt, state]),
    )
    expect(states.sort((one, other) => Number(one[0]) - Number(other[0])).map(([, state]) => state)).toEqual([
      'past',
      'attended',
      'coming',
      'pending',
      'attention',
      'blocked',
    ])
    expect(dayOf(model).attentionCount).toBe(2)
    expect(model.days[0]?.nowFrom).toBe(240)
  })

  test.each(['00:00', '07:59', '12:00', '21:00', '23:59'])('at %s one day is today', (time) => {
    const model = week({ now: at(2, time) })
    expect(model.days.map(({ isToday }) => isToday)).toEqual([false, false, true, false, false, false, false])
  })
})

describe('free times', () => {
  test('one for each half-hour in which anything is free', () => {
    expect(freeTimes(week())).toEqual([540, 570, 600])
    const taken = [booking(0, '09:30'), booking(0, '09:30', { specialistId: 2 })]
    expect(freeTimes(week({ bookings: taken }))).toEqual([540, 600])
    expect(freeTimes(week({ bookings: taken.slice(0, 1) }))).toEqual([540, 570, 600])
  })

  test('beside a booking they have the edge of its slot', () => {
    const { slots } = dayOf(week({ bookings: [booking(0, '09:30'), booking(0, '14:00')] }))
    expect(slots.map(({ hasFree }) => hasFree)).toEqual([true, false])
  })

  test('of one service each of its starts', () => {
    const free = ['09:00', '09:20', '09:40'].map((time) => ({
      ...utcDateTime(at(0, time)),
      duration: 20,
      service_ids: ['2'],
    }))
    const columns = (day: number) => [specialist(day, 2, { kind: 'service', service_ids: ['2'], free })]
    expect(freeTimes(week({ sheet: sheet(columns) }))).toEqual([540, 580])
    expect(freeTimes(week({ sheet: sheet(columns), filter: { service: 2 } }))).toEqual([540, 560, 580])
  })

  test('none that is over, and none for those who may not click', () => {
    expect(freeTimes(week({ now: at(0, '09:30') }))).toEqual([570, 600])
    expect(freeTimes(week({ showsFree: false }))).toEqual([])
  })

  test('of the chosen specialist only', () => {
    const bookings = [booking(0, '09:30')]
    expect(freeTimes(week({ bookings, filter: { specialist: 1 } }))).toEqual([540, 600])
  })
})

describe('a live change', () => {
  const before = [booking(0, '09:00'), booking(0, '10:00', { specialistId: 2 }), booking(3, '09:00')]

  test('leaves every other slot, day and the axis the same object', () => {
    const build = createWeekModel()
    const shown = sheet()
    const first = build(question({ sheet: shown, bookings: before }))
    const second = build(question({ sheet: shown, bookings: [...before, booking(0, '14:00')] }))
    expect(dayOf(second, 3)).toBe(dayOf(first, 3))
    expect(dayOf(second)).not.toBe(dayOf(first))
    expect(dayOf(second).slots.slice(0, 2)).toEqual(dayOf(first).slots)
    for (const [index, slot] of dayOf(first).slots.entries()) expect(dayOf(second).slots[index]).toBe(slot)
    expect(second.axis).toBe(first.axis)
  })

  test('of the clock alone draws nothing again but what it changes', () => {
    const build = createWeekModel()
    const shown = sheet()
    const first = build(question({ sheet: shown, bookings: before, now: at(0, '09:20') }))
    const second = build(question({ sheet: shown, bookings: before, now: at(0, '09:21') }))
    expect(dayOf(second).slots).toBe(dayOf(first).slots)
    const third = build(question({ sheet: shown, bookings: before, now: at(0, '09:30') }))
    expect(dayOf(third).slots[0]?.parts[0]?.state).toBe('past')
    expect(dayOf(third).slots[1]).toBe(dayOf(first).slots[1])
  })

  test('that turns three into a box changes only that slot', () => {
    const build = createWeekModel()
    const shown = sheet()
    const twelve = [2, 3, 4].map((specialistId) => booking(0, '12:00', { specialistId }))
    const bookings = [...before, ...twelve]
    const first = build(question({ sheet: shown, bookings }))
    const more = booking(0, '12:00', { specialistId: 5 })
    const second = build(question({ sheet: shown, bookings: [...bookings, more] }))
    expect(dayOf(second).slots.at(-1)).toMatchObject({ face: 'group', parts: { length: 4 } })
    expect(dayOf(second).slots.slice(0, 2)).toEqual(dayOf(first).slots.slice(0, 2))
    for (const index of [0, 1]) expect(dayOf(second).slots[index]).toBe(dayOf(first).slots[index])
  })
})

describe('what cannot be booked', () => {
  test('is all that is no part of a free time', () => {
    expect(dayOf(week()).notFree).toEqual([
      { from: 0, span: 60 },
      { from: 150, span: 630 },
    ])
  })

  test('grows with the clock, and by what is taken', () => {
    const at0915 = dayOf(week({ now: at(0, '09:15') }))
    expect(at0915.notFree[0]).toEqual({ from: 0, span: 75 })
    expect(at0915.overTill).toBe(75)
    const taken = [booking(0, '09:30'), booking(0, '09:30', { specialistId: 2 })]
    expect(dayOf(week({ bookings: taken })).notFree).toContainEqual({ from: 90, span: 30 })
  })

  test('is known to those too who may not click free times', () => {
    expect(dayOf(week({ showsFree: false })).notFree).toEqual(dayOf(week()).notFree)
  })
})
