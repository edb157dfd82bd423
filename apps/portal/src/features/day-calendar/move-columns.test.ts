import type { Booking } from '@rinda/client/bookings/booking-view'
import type { DayColumn, DaySheet } from '@rinda/contract/booking/day-sheet'
import { dayBounds, localTimeOf, utcDateTime } from '@rinda/domain/time/zone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MoveColumn, moveStep, startNear, stepFrom, targetAt } from '../../calendar/move-target.ts'
import { createCalendarModel } from './calendar-model.ts'
import { moveColumns } from './move-columns.ts'

const zone = 'Europe/Riga'
const reach = { locationIds: null, bmsIdPrefixes: null, serviceIds: null, calendarServiceIds: null }
const ordinary = '2026-11-20'

const dayColumn = (id: number, changes: Partial<DayColumn> = {}): DayColumn => ({
  kind: 'specialist',
  id: String(id),
  name: `Specialist ${id}`,
  lanes: 1,
  service_ids: ['1'],
  free: [],
  busy: [],
  off: [],
  ...changes,
})

function world(bookings: Booking[], columns: DayColumn[], date = ordinary, from = 0) {
  const sheet: DaySheet = {
    location_id: '1',
    zone,
    days: [{ date, open: { from: '09:00', till: '18:00' }, special: false, columns }],
  }
  const hours = { startMinute: from, endMinute: 1440 - from }
  const model = createCalendarModel()({ sheet, bookings, hours, filter: {}, reach, now: 0 })
  return { model, axis: model.axis, columns: moveColumns(model, ({ name }) => name) }
}

const midnight = (date: string) => dayBounds(date, zone).from
const at = (time: string, date = ordinary) =>
  midnight(date) + Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const visit = (specialistId: number, time: string, changes: Partial<Booking> = {}) =>
  ({
    qtid: `${specialistId} ${time}`,
    status: 'scheduled',
    approval: 'none',
    locationId: 1,
    serviceId: 1,
    specialistId,
    startsAt: at(time),
    endsAt: at(time) + 30,
    durationMinutes: 30,
    isBlocked: false,
    servedAt: null,
    ...changes,
  }) as Booking

const nth = (columns: readonly MoveColumn[], index: number) => columns[index] as MoveColumn

describe('what is against a place', () => {
  const moved = visit(1, '10:00')
  const block = visit(2, '12:00', { isBlocked: true })
  const busy = [{ ...utcDateTime(at('13:00')), duration: 30 }]
  const other = dayColumn(3, { service_ids: ['2'] })
  const { axis, columns } = world(
    [moved, visit(1, '11:00'), block],
    [dayColumn(1), dayColumn(2, { busy }), other],
  )
  const troubleAt = (index: number, time: string, booking = moved, now = 0) =>
    targetAt(axis, nth(columns, index), booking, at(time), now).trouble

  test('nothing where it is free, also over where it stands itself', () => {
    expect(troubleAt(0, '10:10')).toBeNull()
    expect(troubleAt(1, '10:00')).toBeNull()
  })
  test('another visit, a block, and time that is taken elsewhere', () => {
    expect(troubleAt(0, '10:40')).toBe('taken')
    expect(troubleAt(1, '12:10')).toBe('taken')
    expect(troubleAt(1, '12:40')).toBe('taken')
  })
  test('time at which the specialist does not work, though not for a block', () => {
    const off = [{ ...utcDateTime(at('15:00')), duration: 60, why: 'off' as const }]
    const own = world([], [dayColumn(1, { off })])
    const trouble = (time: string, booking = moved) =>
      targetAt(own.axis, nth(own.columns, 0), booking, at(time), 0).trouble
    expect(trouble('14:30')).toBeNull()
    expect(trouble('14:40')).toBe('off')
    expect(trouble('15:59')).toBe('off')
    expect(trouble('16:00')).toBeNull()
    expect(trouble('15:10', block)).toBeNull()
  })
  test('closed time, though not for a block; the past; who does not offer the service', () => {
    expect(troubleAt(1, '08:45')).toBe('closed')
    expect(troubleAt(1, '17:40')).toBe('closed')
    expect(troubleAt(1, '08:00', block)).toBeNull()
    expect(troubleAt(1, '10:00', moved, at('10:30'))).toBe('past')
    expect(troubleAt(2, '10:00')).toBe('notOffered')
  })
})

describe('the grid', () => {
  test.each([
    [undefined, 30],
    [10, 10],
    [20, 10],
    [45, 15],
    [60, 30],
  ])('a service with a step of %s is moved by %s minutes', (step, moves) => {
    expect(moveStep(step)).toBe(moves)
  })

  test.each([ordinary, '2027-03-28', '2026-10-25'])(
    'on %s every start is found again at its own height',
    (date) => {
      const { axis, columns } = world([], [dayColumn(1)], date)
      const column = nth(columns, 0)
      const { from, till } = dayBounds(date, zone)
      fc.assert(
        fc.property(fc.integer({ min: 0, max: (till - from) / 10 - 1 }), (tens) => {
          const startsAt = from + tens * 10
          const { place } = targetAt(axis, column, visit(1, '10:00'), startsAt, 0)
          expect(localTimeOf(startNear(axis, column, place.from, 10), zone)).toBe(localTimeOf(startsAt, zone))
          expect(startNear(axis, column, place.from, 10)).toBe(startsAt)
        }),
      )
    },
  )
})

test('at the ends of a shorter axis stand its first and its last start', () => {
  const { axis, columns } = world([], [dayColumn(1)], ordinary, 480)
  expect(localTimeOf(startNear(axis, nth(columns, 0), -40, 10), zone)).toBe('08:00')
  expect(localTimeOf(startNear(axis, nth(columns, 0), 9999, 30), zone)).toBe('15:30')
})

describe('steps by keys', () => {
  const moved = visit(1, '10:00')
  const { axis, columns } = world([moved], [dayColumn(1), dayColumn(2, { service_ids: ['2'] }), dayColumn(3)])
  const begin = targetAt(axis, nth(columns, 0), moved, moved.startsAt, 0)
  const step = (from: typeof begin, key: string) =>
    stepFrom(axis, columns, moved, from, key, { step: 10, now: 0 })

  test('up and down by the step, never off the axis', () => {
    expect(step(begin, 'ArrowDown').startsAt).toBe(at('10:10'))
    expect(step(begin, 'ArrowUp').startsAt).toBe(at('09:50'))
    const top = targetAt(axis, nth(columns, 0), moved, at('00:00'), 0)
    expect(step(top, 'ArrowUp')).toBe(top)
    const bottom = targetAt(axis, nth(columns, 0), moved, at('23:30'), 0)
    expect(step(bottom, 'ArrowDown')).toBe(bottom)
  })
  test('to the side past whom does not offer the service, and back', () => {
    const right = step(begin, 'ArrowRight')
    expect(right.column.index).toBe(2)
    expect(right.startsAt).toBe(moved.startsAt)
    expect(step(right, 'ArrowRight')).toBe(right)
    expect(step(right, 'ArrowLeft').column.index).toBe(0)
  })
})
