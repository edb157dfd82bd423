import { describe, expect, it } from 'vitest'
import { fromUtcDateTime } from '../time/zone.ts'
import {
  availableTimeOn,
  hoursOn,
  isAvailableAt,
  isOpenAt,
  isServiceAvailable,
  type LocationHours,
  openTimesOfNextDays,
  specialsFor,
} from './opening-hours.ts'

const hours: LocationHours = {
  zone: 'Europe/Riga',
  week: {
    monday: { from: '08:00', till: '18:00' },
    saturday: { from: '10:00', till: '14:00' },
  },
  specials: [
    { day: '2026-11-23', from: '10:00', till: '12:00' },
    { day: '2026-11-28' },
    { day: '2026-11-29', from: '10:00', till: '11:00' },
    { day: '2026-12-05', from: '10:00', till: '10:40' },
  ],
}
const closed = { range: null, isSpecial: false }

/** An instant by Riga's clock in winter. */
function riga(date: string, time: string): number {
  return fromUtcDateTime(date, time) - 120
}

describe('special days of a location', () => {
  it('are its own before its company’s, and those before everyone’s, in whatever order they are kept', () => {
    const own = { day: '2026-12-01', from: '08:00', till: '09:00', locationId: 3 }
    const company = { day: '2026-12-01', from: '10:00', till: '11:00', companyId: 1 }
    const everyone = { day: '2026-12-01', from: '12:00', till: '13:00' }
    for (const kept of [
      [own, company, everyone],
      [everyone, company, own],
      [company, own, everyone],
    ]) {
      expect(specialsFor(kept, 1, 3)).toEqual([everyone, company, own])
      expect(specialsFor(kept, 1, 4)).toEqual([everyone, company])
      expect(specialsFor(kept, 2, 4)).toEqual([everyone])
    }
  })
})

describe('hours of a date', () => {
  it('are the weekday’s, and closed where the weekday has none', () => {
    expect(hoursOn(hours, '2026-11-30')).toEqual({
      range: { from: '08:00', till: '18:00' },
      isSpecial: false,
    })
    expect(hoursOn(hours, '2026-12-01')).toEqual(closed)
  })

  it('are the special ones where the date has some, also on a day that is closed otherwise', () => {
    expect(hoursOn(hours, '2026-11-23')).toEqual({ range: { from: '10:00', till: '12:00' }, isSpecial: true })
    expect(hoursOn(hours, '2026-11-29').range).toEqual({ from: '10:00', till: '11:00' })
  })

  it('are none on a special day without times', () => {
    expect(hoursOn(hours, '2026-11-28')).toEqual({ range: null, isSpecial: true })
  })

  it.each([
    { from: '10:00' },
    { till: '10:00' },
    { from: '12:00', till: '10:00' },
    { from: '10:00', till: '10:00' },
    { from: '', till: '' },
    { from: '10:00', till: '25:00' },
  ])('are none where the times make no sense: %j', (times) => {
    expect(hoursOn({ ...hours, specials: [{ day: '2026-11-23', ...times }] }, '2026-11-23').range).toBeNull()
  })
})

describe('special days of a location', () => {
  const day = '2026-12-24'
  const ofAll = { day, from: '08:00', till: '12:00' }
  const ofCompany = { day, from: '09:00', till: '12:00', companyId: 3 }
  const ofLocation = { day, from: '10:00', till: '12:00', companyId: 3, locationId: 7 }
  const all = [ofLocation, ofCompany, ofAll]

  it('are those of everyone, of its company and its own', () => {
    expect(specialsFor(all, 3, 7)).toEqual([ofAll, ofCompany, ofLocation])
    expect(specialsFor(all, 3, 8)).toEqual([ofAll, ofCompany])
    expect(specialsFor(all, 4, 7)).toEqual([ofAll])
  })

  it('count the more the more particular they are', () => {
    const on = (companyId: number, locationId: number) =>
      hoursOn({ ...hours, specials: specialsFor(all, companyId, locationId) }, day).range?.from
    expect([on(3, 7), on(3, 8), on(4, 9)]).toEqual(['10:00', '09:00', '08:00'])
  })
})

describe('open times', () => {
  it('are listed for 7 days that begin today', () => {
    expect(openTimesOfNextDays(hours, '2026-11-22')).toEqual([
      { date: '2026-11-22', weekday: 'sunday', from: null, till: null },
      { date: '2026-11-23', weekday: 'monday', from: '10:00', till: '12:00' },
      { date: '2026-11-24', weekday: 'tuesday', from: null, till: null },
      { date: '2026-11-25', weekday: 'wednesday', from: null, till: null },
      { date: '2026-11-26', weekday: 'thursday', from: null, till: null },
      { date: '2026-11-27', weekday: 'friday', from: null, till: null },
      { date: '2026-11-28', weekday: 'saturday', from: null, till: null },
    ])
  })
})

describe('the time that can be booked', () => {
  it('is the opening hours on an ordinary day', () => {
    expect(availableTimeOn(hours, '2026-11-30')).toEqual({ from: '08:00', till: '18:00' })
  })

  it('is 30 minutes shorter at both ends on a special day', () => {
    expect(availableTimeOn(hours, '2026-11-23')).toEqual({ from: '10:30', till: '11:30' })
  })

  it('is none on a special day too short for that', () => {
    expect(availableTimeOn(hours, '2026-11-29')).toBeNull()
    expect(availableTimeOn(hours, '2026-12-05')).toBeNull()
    expect(hoursOn(hours, '2026-12-05').range).not.toBeNull()
  })
})

describe('open and available right now', () => {
  it('means strictly between opening and closing', () => {
    const openAt = (time: string) => isOpenAt(hours, riga('2026-11-30', time))
    expect(['07:59', '08:00', '08:01', '17:59', '18:00', '18:01'].map(openAt)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ])
  })

  it('counts the seconds after opening', () => {
    expect(isOpenAt(hours, riga('2026-11-30', '08:00') + 0.5)).toBe(true)
  })

  it('looks at the trimmed window on special days for available, not for open', () => {
    const at = riga('2026-11-23', '10:30')
    expect([isOpenAt(hours, at), isAvailableAt(hours, at)]).toEqual([true, false])
    expect(isAvailableAt(hours, at + 1)).toBe(true)
    expect(isAvailableAt(hours, riga('2026-11-23', '11:30'))).toBe(false)
  })

  it('takes the day of the location’s zone, not of UTC', () => {
    const night: LocationHours = {
      ...hours,
      week: { monday: { from: '00:00', till: '23:59' } },
      specials: [],
    }
    expect(isOpenAt(night, riga('2026-11-30', '00:30'))).toBe(true)
    expect(isOpenAt(night, riga('2026-12-01', '00:30'))).toBe(false)
  })

  it('follows the wall clock when the clocks change', () => {
    const early: LocationHours = {
      ...hours,
      week: { sunday: { from: '03:30', till: '05:00' } },
      specials: [],
    }
    const times = ['00:29', '00:31', '01:00', '01:31', '02:59', '03:00']
    expect(times.map((time) => isOpenAt(early, fromUtcDateTime('2026-10-25', time)))).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
    ])
  })
})

describe('services', () => {
  const up = { isAvailable: true, isActive: true, isOnline: true }

  it('go down with their location', () => {
    expect(isServiceAvailable(up, { isActive: true })).toBe(true)
    expect(isServiceAvailable({ ...up, isAvailable: false }, { isActive: true })).toBe(false)
    expect(isServiceAvailable({ ...up, isActive: false }, { isActive: true })).toBe(false)
    expect(isServiceAvailable({ ...up, isOnline: false }, { isActive: true })).toBe(false)
  })

  it('can be down by themselves', () => {
    expect(isServiceAvailable(up, { isActive: false })).toBe(false)
    expect(isServiceAvailable(up, { isActive: true, isAvailable: false })).toBe(false)
  })
})
