import { describe, expect, test } from 'vitest'
import { fromUtcDateTime, weekdays } from '../time/zone.ts'
import { nextChange } from './next-change.ts'
import { isOpenAt, type LocationHours } from './opening-hours.ts'

const working = { from: '09:00', till: '18:00' }
const hours: LocationHours = {
  zone: 'Europe/Riga',
  week: { monday: working, tuesday: working, friday: working },
  specials: [{ day: '2026-11-24' }],
}
const at = fromUtcDateTime

test('open: when it closes', () => {
  expect(nextChange(hours, at('2026-11-23', '07:00'))).toEqual({
    closesAt: at('2026-11-23', '16:00'),
    opensAt: null,
  })
})

test('closed: when it opens next, past days without hours and special days without any', () => {
  const friday = { closesAt: null, opensAt: at('2026-11-27', '07:00') }
  expect(nextChange(hours, at('2026-11-23', '16:00'))).toEqual(friday)
  expect(nextChange(hours, at('2026-11-25', '12:00'))).toEqual(friday)
  expect(nextChange(hours, at('2026-11-23', '06:59'))).toEqual({
    closesAt: null,
    opensAt: at('2026-11-23', '07:00'),
  })
})

test('the night of a clock change: in instants', () => {
  const late = { ...hours, week: { sunday: { from: '00:30', till: '05:00' } }, specials: [] }
  expect(nextChange(late, at('2026-10-24', '22:00'))).toEqual({
    closesAt: at('2026-10-25', '03:00'),
    opensAt: null,
  })
})

describe('open past midnight', () => {
  const late = { from: '18:00', till: '23:59' }
  const night: LocationHours = {
    zone: 'Europe/Riga',
    week: { friday: late, saturday: { from: '00:00', till: '04:00' }, sunday: late },
    specials: [],
  }
  const closes = { closesAt: at('2026-11-28', '02:00'), opensAt: null }

  test.each([
    ['in the evening', at('2026-11-27', '20:00')],
    ['in the last minute of the day', at('2026-11-27', '21:59') + 0.5],
    ['at midnight', at('2026-11-27', '22:00')],
    ['after it', at('2026-11-28', '01:00')],
  ])('%s: when it closes on the next day', (_, now) => {
    expect(nextChange(night, now)).toEqual(closes)
    expect(isOpenAt(night, now)).toBe(true)
  })

  test('to the last minute of a day, and not on into the next', () => {
    expect(nextChange(night, at('2026-11-29', '20:00')).closesAt).toBe(at('2026-11-29', '21:59'))
    expect(isOpenAt(night, at('2026-11-29', '22:00'))).toBe(false)
  })

  test('the night in which the clock is put back is longer', () => {
    const week = { ...night.week, sunday: { from: '00:00', till: '04:00' }, saturday: late }
    expect(nextChange({ ...night, week }, at('2026-10-24', '20:00')).closesAt).toBe(at('2026-10-25', '02:00'))
  })

  test('around the clock: never', () => {
    const all = { from: '00:00', till: '23:59' }
    const week = Object.fromEntries(weekdays.map((day) => [day, all]))
    const never = { closesAt: null, opensAt: null }
    expect(nextChange({ ...night, week }, at('2026-11-27', '20:00'))).toEqual(never)
    for (const time of ['21:59', '22:00'])
      expect(isOpenAt({ ...night, week }, at('2026-11-27', time))).toBe(true)
  })
})

test('never open: nobody knows', () => {
  expect(nextChange({ ...hours, week: {}, specials: [] }, at('2026-11-23', '07:00'))).toEqual({
    closesAt: null,
    opensAt: null,
  })
})
