import { expect, test } from 'vitest'
import { fromUtcDateTime } from '../time/zone.ts'
import { isAroundTheClock } from './around-the-clock.ts'
import type { LocationHours } from './opening-hours.ts'

const wholeDay = { from: '00:00', till: '23:59' }
/** Open from Monday on, all day till Wednesday, when it closes at midnight. */
const hours: LocationHours = {
  zone: 'Europe/Riga',
  week: {
    monday: wholeDay,
    tuesday: wholeDay,
    wednesday: { from: '00:00', till: '12:00' },
    friday: wholeDay,
  },
  specials: [],
}

test.each([
  ['all day, and the next one too', '2026-11-23', true],
  ['a day before one that ends at noon, as long as that is more than a day ahead', '2026-11-24', true],
  ['a day that ends at noon', '2026-11-25', false],
  ['a day without hours', '2026-11-26', false],
  ['a whole day before one without hours: it closes at midnight', '2026-11-27', false],
])('%s', (_, date, is) => {
  expect(isAroundTheClock(hours, fromUtcDateTime(date, '08:00'))).toBe(is)
})

test('the night before it closes it is not: it says until when', () => {
  expect(isAroundTheClock(hours, fromUtcDateTime('2026-11-24', '18:00'))).toBe(false)
})

test('a place that opens this evening, and closes the day after tomorrow, is', () => {
  const friday = { ...hours, week: { ...hours.week, thursday: { from: '18:00', till: '23:59' } } }
  const whole = { ...friday, week: { ...friday.week, saturday: { from: '00:00', till: '12:00' } } }
  expect(isAroundTheClock(whole, fromUtcDateTime('2026-11-26', '15:00'))).toBe(false)
  expect(isAroundTheClock(whole, fromUtcDateTime('2026-11-26', '17:00'))).toBe(true)
})
