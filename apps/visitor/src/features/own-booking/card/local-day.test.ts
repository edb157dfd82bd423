import { expect, test } from 'vitest'
import { isDayAfter, localDay } from './local-day.ts'

const zone = 'Europe/Riga'

test.each([
  ['the night before the clock is put forward', '2027-03-27T21:30:00Z', '2027-03-28T09:00:00Z', true],
  ['the day after that one', '2027-03-27T21:30:00Z', '2027-03-29T09:00:00Z', false],
  ['the first hour of a day of 25 hours', '2026-10-24T21:30:00Z', '2026-10-26T09:00:00Z', true],
  ['the last hour of that day', '2026-10-24T21:30:00Z', '2026-10-25T21:30:00Z', false],
  ['the end of a year', '2026-12-31T10:00:00Z', '2027-01-01T10:00:00Z', true],
])('tomorrow is the next day of the calendar: %s', (_, now, at, isTomorrow) => {
  const [day, today] = [localDay(Date.parse(at), zone), localDay(Date.parse(now), zone)]
  expect(isDayAfter(day, today)).toBe(isTomorrow)
})
