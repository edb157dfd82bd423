import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  isLocalDate,
  isLocalTime,
  minuteOfDay,
  timeOfMinute,
  weekdayOf,
  weekdays,
} from './calendar.ts'

const anyDate = fc
  .integer({ min: -700_000, max: 2_900_000 })
  .map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }).toString())

describe('isLocalDate', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(isLocalDate(text)).toBe(true)
  })

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '0000-01-01',
    '26-01-01',
    '2026-1-1',
    '2026-11-21 ',
    '2026-11-21T00:00',
    '+2026-11-21',
    '',
    'monday',
  ])('refuses %j', (text) => {
    expect(isLocalDate(text)).toBe(false)
  })
})

describe('isLocalTime', () => {
  it.each(['00:00', '09:30', '23:59'])('takes %s', (text) => expect(isLocalTime(text)).toBe(true))
  it.each(['24:00', '25:61', '9:30', '09:60', '09:30:00', ' 09:30', '', '-1:00'])('refuses %j', (text) => {
    expect(isLocalTime(text)).toBe(false)
  })

  it('gives the minute of the day and takes it back', () => {
    for (let minute = 0; minute < 1440; minute++) expect(minuteOfDay(timeOfMinute(minute))).toBe(minute)
    expect(() => minuteOfDay('24:00')).toThrow(RangeError)
    expect(() => timeOfMinute(1440)).toThrow(RangeError)
    expect(() => timeOfMinute(-1)).toThrow(RangeError)
  })
})

describe('days', () => {
  it('adds days, months and counts as the calendar does', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -400, max: 400 }), (date, count) => {
        const day = Temporal.PlainDate.from(date)
        expect(addDays(date, count)).toBe(day.add({ days: count }).toString())
        expect(addMonths(date, count)).toBe(day.add({ months: count }).toString())
        expect(daysBetween(date, addDays(date, count))).toBe(count)
        expect(weekdays.indexOf(weekdayOf(date))).toBe(day.dayOfWeek % 7)
      }),
      { numRuns: 3000 },
    )
  })

  it('ends on the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
    expect(addMonths('2026-11-21', 3)).toBe('2027-02-21')
  })

  it('names the weekdays in lower-case English, Sunday first', () => {
    expect(weekdays[0]).toBe('sunday')
    expect(weekdayOf('2026-11-21')).toBe('saturday')
    expect(weekdayOf('2026-11-22')).toBe('sunday')
    expect(weekdayOf('2026-11-23')).toBe('monday')
  })

  it('refuses what is no day, and days beyond the calendar', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => addMonths('2026-02-30', 1)).toThrow(RangeError)
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addMonths('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addDays('2026-01-01', Number.NaN)).toThrow(RangeError)
    expect(() => addDays('2026-01-01', 0.5)).toThrow(RangeError)
    expect(() => weekdayOf('tomorrow')).toThrow(RangeError)
  })
})
