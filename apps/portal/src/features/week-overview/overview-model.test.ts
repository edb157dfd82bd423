import type { Booking } from '@rinda/client/bookings/booking-view'
import type { Service } from '@rinda/client/set-up/locations'
import type { Reach } from '@rinda/domain/access/reach'
import { addDays, dayBounds, localDateOf } from '@rinda/domain/time/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOverviewModel, type OverviewQuestion, overviewOn } from './overview-model.ts'

const zone = 'Europe/Riga'
const monday = '2026-11-16'
const everything: Reach = {
  locationIds: null,
  bmsIdPrefixes: null,
  serviceIds: null,
  calendarServiceIds: null,
}
const at = (date: string, minute: number) => dayBounds(date, zone).from + minute

function booking(qtid: string, serviceId: number, startsAt: number, more: Partial<Booking> = {}): Booking {
  return {
    qtid,
    serviceId,
    startsAt,
    endsAt: startsAt + 30,
    status: 'scheduled',
    approval: 'none',
    isBlocked: false,
    servedAt: null,
    ...more,
  } as Booking
}
const service = (id: number, more: Partial<Service> = {}) =>
  ({ id, isActive: true, isBmsActive: true, ...more }) as Service

const question = (more: Partial<OverviewQuestion>): OverviewQuestion => ({
  services: [service(1), service(2)],
  bookings: [],
  from: monday,
  days: 7,
  zone,
  reach: everything,
  now: at('2026-11-18', 600),
  ...more,
})

test('a booking stands in the row of its service, on its day, in the order of time', () => {
  const late = booking('b', 2, at('2026-11-19', 700))
  const early = booking('a', 2, at('2026-11-19', 540))
  const { rows } = createOverviewModel()(question({ bookings: [late, early] }))
  expect(rows.map((row) => row.cells.map((cell) => cell.map((box) => box.booking.qtid)))).toEqual([
    [[], [], [], [], [], [], []],
    [[], [], [], ['a', 'b'], [], [], []],
  ])
})

test('blocks and holds are shown, and not counted', () => {
  const bookings = [
    booking('a', 1, at(monday, 540)),
    booking('b', 1, at(monday, 570), { isBlocked: true }),
    booking('c', 1, at(monday, 600), { status: 'locked' }),
    booking('d', 2, at(monday, 600), { approval: 'pending' }),
  ]
  const { rows, days } = createOverviewModel()(question({ bookings }))
  expect(rows.map((row) => row.count)).toEqual([1, 1])
  expect(days.map((day) => day.count)).toEqual([2, 0, 0, 0, 0, 0, 0])
  expect(rows[0]?.cells[0]?.map((box) => box.state)).toEqual(['past', 'blocked', 'pending'])
})

test('today is marked', () => {
  const { days } = createOverviewModel()(question({}))
  expect(days.filter((day) => day.isToday).map((day) => day.date)).toEqual(['2026-11-18'])
})

test('a service that is offered no more has a row only while it has bookings', () => {
  const services = [service(1), service(2, { isActive: false }), service(3, { isBmsActive: false })]
  const idsOf = (bookings: Booking[]) =>
    createOverviewModel()(question({ services, bookings })).rows.map((row) => row.service.id)
  expect(idsOf([])).toEqual([1])
  expect(idsOf([booking('a', 2, at(monday, 540))])).toEqual([1, 2])
})

test('a booking that began the week before gives its service no row of this week', () => {
  const services = [service(1), service(2, { isActive: false })]
  const night = booking('a', 2, at(monday, -30), { endsAt: at(monday, 30) })
  const { rows, days } = createOverviewModel()(question({ services, bookings: [night] }))
  expect(rows.map((row) => row.service.id)).toEqual([1])
  expect(days.map((day) => day.count)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('a service that this calendar does not show has no row, and its bookings count nowhere', () => {
  const reach = { ...everything, calendarServiceIds: [1] }
  const bookings = [booking('a', 2, at(monday, 540))]
  const { rows, days } = createOverviewModel()(question({ reach, bookings }))
  expect(rows.map((row) => row.service.id)).toEqual([1])
  expect(days.every((day) => day.count === 0)).toBe(true)
})

test('one day of it has the boxes and the counts of that day', () => {
  const bookings = [booking('a', 1, at(monday, 540)), booking('b', 1, at('2026-11-17', 540))]
  const { days, rows } = overviewOn(createOverviewModel()(question({ bookings })), '2026-11-17')
  expect(days.map((day) => [day.date, day.count])).toEqual([['2026-11-17', 1]])
  expect(rows.map((row) => [row.count, row.cells.map((cell) => cell[0]?.booking.qtid)])).toEqual([
    [1, ['b']],
    [0, [undefined]],
  ])
})

test('a change leaves every other cell the same object', () => {
  const build = createOverviewModel()
  const stays = booking('a', 1, at(monday, 540))
  const changes = booking('b', 2, at(monday, 540))
  const before = build(question({ bookings: [stays, changes] }))
  const after = build(question({ bookings: [stays, { ...changes, servedAt: '2026-11-16T08:00:00Z' }] }))
  const cellsOf = (overview: typeof before) => overview.rows.flatMap((row) => row.cells)
  const same = cellsOf(after).map((cell, index) => cell === cellsOf(before)[index])
  expect(same.filter((isSame) => !isSame)).toHaveLength(1)
  expect(same[7]).toBe(false)
})

test('every booking of the week stands once, on the day that the wall shows, also when the clock changes', () => {
  const weeks = fc.constantFrom('2026-03-23', '2026-10-19', monday)
  const minutes = fc.array(fc.integer({ min: 0, max: 7 * 1440 }), { maxLength: 40 })
  fc.assert(
    fc.property(weeks, minutes, (from, offsets) => {
      const week = { from: dayBounds(from, zone).from, till: dayBounds(addDays(from, 6), zone).till }
      const bookings = offsets
        .map((offset, index) => booking(`q${index}`, (index % 2) + 1, week.from + offset))
        .filter((one) => one.startsAt < week.till)
      const { rows } = createOverviewModel()(question({ from, bookings }))
      const shown = rows.flatMap((row) =>
        row.cells.flatMap((cell, index) =>
          cell.map(({ booking: one }) => [one.qtid, row.service.id, addDays(from, index)]),
        ),
      )
      const expected = bookings.map((one) => [one.qtid, one.serviceId, localDateOf(one.startsAt, zone)])
      expect(shown.sort()).toEqual(expected.sort())
    }),
  )
})
