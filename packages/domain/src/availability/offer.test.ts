import { describe, expect, it } from 'vitest'
import { fromUtcDateTime, localTimeOf } from '../time/zone.ts'
import { type OfferRules, offeredStarts, whyNotOffered } from './offer.ts'

const zone = 'Europe/Riga'
const monday = '2026-11-23'
const rules: OfferRules = {
  hours: { zone, week: { monday: { from: '08:00', till: '12:00' } }, specials: [] },
  bookingTimes: [],
  range: null,
  stepMinutes: 60,
  durationMinutes: 60,
}

function timesOn(date: string, change: Partial<OfferRules> = {}): string[] {
  return offeredStarts({ ...rules, ...change }, date).map((at) => localTimeOf(at, zone))
}

describe('the grid of a day', () => {
  it('runs from opening in steps, as long as the whole duration fits', () => {
    expect(timesOn(monday)).toEqual(['08:00', '09:00', '10:00', '11:00'])
    expect(timesOn(monday, { durationMinutes: 90 })).toEqual(['08:00', '09:00', '10:00'])
    expect(timesOn(monday, { stepMinutes: 45, durationMinutes: 30 })).toEqual([
      '08:00',
      '08:45',
      '09:30',
      '10:15',
      '11:00',
    ])
    expect(timesOn(monday, { durationMinutes: 241 })).toEqual([])
  })

  it('is empty on a closed day', () => {
    expect(timesOn('2026-11-24')).toEqual([])
  })

  it('loses 30 minutes at both ends on a special day', () => {
    const hours = { ...rules.hours, specials: [{ day: monday, from: '10:00', till: '14:00' }] }
    expect(timesOn(monday, { hours })).toEqual(['10:30', '11:30', '12:30'])
  })

  it('is cut by the service’s times of the weekday, several ranges a day', () => {
    const bookingTimes = [
      { day: 'monday' as const, from: '11:00', till: '15:00' },
      { day: 'monday' as const, from: '07:00', till: '09:30' },
    ]
    expect(timesOn(monday, { bookingTimes })).toEqual(['08:00', '11:00'])
  })

  it('takes the service’s times of a date before those of the weekday', () => {
    const bookingTimes = [
      { day: 'monday' as const, from: '08:00', till: '10:00' },
      { day: monday, from: '10:00', till: '12:00' },
    ]
    expect(timesOn(monday, { bookingTimes })).toEqual(['10:00', '11:00'])
    expect(timesOn('2026-11-30', { bookingTimes })).toEqual(['08:00', '09:00'])
  })

  it('is closed by an entry without times, and not cut on a weekday without entries', () => {
    expect(timesOn(monday, { bookingTimes: [{ day: monday }] })).toEqual([])
    expect(
      timesOn(monday, { bookingTimes: [{ day: 'tuesday', from: '08:00', till: '09:00' }] }),
    ).toHaveLength(4)
  })

  it('joins ranges that touch, and never offers outside the opening hours', () => {
    const bookingTimes = [
      { day: 'monday' as const, from: '06:00', till: '09:30' },
      { day: 'monday' as const, from: '09:30', till: '23:00' },
    ]
    expect(timesOn(monday, { bookingTimes })).toEqual(['08:00', '09:00', '10:00', '11:00'])
  })

  it('counts both days of the bookable range', () => {
    expect(timesOn(monday, { range: { from: monday, till: monday } })).toHaveLength(4)
    expect(timesOn(monday, { range: { from: '2026-11-24', till: '2026-12-24' } })).toEqual([])
    expect(timesOn(monday, { range: { from: '2026-11-01', till: '2026-11-22' } })).toEqual([])
    expect(timesOn(monday, { range: { from: '2026-11-24', till: '2026-11-22' } })).toEqual([])
  })

  it('keeps the order of time where the periods of a service part the hour that comes twice', () => {
    const hours = { ...rules.hours, week: { sunday: { from: '02:00', till: '05:00' } } }
    const bookingTimes = [
      { day: 'sunday', from: '02:00', till: '03:20' },
      { day: 'sunday', from: '03:40', till: '05:00' },
    ]
    const change = { hours, bookingTimes, stepMinutes: 20, durationMinutes: 40 }
    expect(timesOn('2026-10-25', change)).toEqual([
      ...['02:00', '02:20', '02:40'],
      // From 03:40 of the first pass on to 03:20 of the second it is open throughout.
      ...['03:40', '03:40', '04:00', '04:20'],
    ])
  })

  it('is not parted by an hour that is skipped', () => {
    const hours = { ...rules.hours, week: { sunday: { from: '02:00', till: '05:00' } } }
    const bookingTimes = [
      { day: 'sunday', from: '02:00', till: '03:00' },
      { day: 'sunday', from: '04:00', till: '05:00' },
    ]
    const change = { hours, bookingTimes, stepMinutes: 30, durationMinutes: 60 }
    expect(timesOn('2027-03-28', change)).toEqual(['02:00', '02:30', '04:00'])
  })

  it('makes its steps in elapsed time when clocks change', () => {
    const hours = { ...rules.hours, week: { sunday: { from: '01:00', till: '06:00' } } }
    expect(timesOn('2026-03-29', { hours })).toEqual(['01:00', '02:00', '04:00', '05:00'])
    expect(timesOn('2026-10-25', { hours })).toEqual(['01:00', '02:00', '03:00', '03:00', '04:00', '05:00'])
    expect(timesOn('2026-10-25', { hours, stepMinutes: 90 })).toEqual(['01:00', '02:30', '03:00', '04:30'])
  })

  it.each([0, -30, 1.5, Number.NaN])('refuses a step or duration of %s', (minutes) => {
    expect(() => timesOn(monday, { stepMinutes: minutes })).toThrow(RangeError)
    expect(() => timesOn(monday, { durationMinutes: minutes })).toThrow(RangeError)
  })
})

describe('a time that staff choose', () => {
  const at = (time: string, date = monday) => fromUtcDateTime(date, time) - 120

  it('need not be on the grid, but has to fit', () => {
    expect(whyNotOffered(rules, at('08:07'), 13)).toBeNull()
    expect(whyNotOffered(rules, at('08:00'), 240)).toBeNull()
    expect(whyNotOffered(rules, at('07:59'), 30)).toBe('outside_hours')
    expect(whyNotOffered(rules, at('11:31'), 30)).toBe('outside_hours')
    expect(whyNotOffered(rules, at('09:00'), 0)).toBe('outside_hours')
    expect(whyNotOffered(rules, at('09:00', '2026-11-24'), 30)).toBe('outside_hours')
  })

  it('has to lie in the bookable range', () => {
    const ranged = { ...rules, range: { from: '2026-11-24', till: '2026-12-24' } }
    expect(whyNotOffered(ranged, at('09:00'), 30)).toBe('outside_range')
    expect(whyNotOffered(ranged, at('09:00', '2026-11-30'), 30)).toBeNull()
  })

  it('may not bridge a pause of the service', () => {
    const bookingTimes = [
      { day: 'monday' as const, from: '08:00', till: '10:00' },
      { day: 'monday' as const, from: '10:30', till: '12:00' },
    ]
    expect(whyNotOffered({ ...rules, bookingTimes }, at('09:30'), 90)).toBe('outside_hours')
  })
})
