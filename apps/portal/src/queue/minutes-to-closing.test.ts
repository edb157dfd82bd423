import { fromUtcDateTime } from '@rinda/domain/time/zone'
import { expect, test } from 'vitest'
import { isOpenAlways, minutesToClosing } from './minutes-to-closing.ts'

const openTimes = [
  { date: '2027-03-10', weekday: 'wednesday', from: '08:00', till: '17:00' },
  { date: '2027-03-11', weekday: 'thursday', from: null, till: null },
]
const at = (date: string, utc: string) =>
  minutesToClosing({ openTimes }, fromUtcDateTime(date, utc), 'Europe/Riga')

test('what is left of the day is counted on the clock of the location', () => {
  expect(at('2027-03-10', '14:30')).toBe(30)
  expect(at('2027-03-10', '06:00')).toBe(540)
})

test('before opening, after closing and on a closed day nothing is left', () => {
  expect([at('2027-03-10', '05:59'), at('2027-03-10', '15:00'), at('2027-03-11', '10:00')]).toEqual([
    null,
    null,
    null,
  ])
  expect(at('2027-03-20', '10:00')).toBeNull()
})

const day = (date: string, from: string | null, till: string | null) => ({ date, weekday: 'any', from, till })

test('a place that goes on all day, and on through the next one, is open around the clock', () => {
  const openTimes = [
    day('2027-03-12', '00:00', '23:59'),
    day('2027-03-13', '00:00', '23:59'),
    day('2027-03-14', '08:00', '20:00'),
    day('2027-03-15', null, null),
  ]
  const days = openTimes.map(({ date }) =>
    isOpenAlways({ openTimes }, fromUtcDateTime(date, '20:30'), 'Europe/Riga'),
  )
  expect(days).toEqual([true, false, false, false])
})

test('a place that is open over midnight closes on the next day, an hour earlier by the sun where the clock is put ahead', () => {
  const openTimes = [
    day('2027-03-26', '10:00', '23:59'),
    day('2027-03-27', '00:00', '23:59'),
    day('2027-03-28', '00:00', '06:00'),
    day('2027-03-29', '00:00', '04:00'),
  ]
  const left = (date: string, utc: string) =>
    minutesToClosing({ openTimes }, fromUtcDateTime(date, utc), 'Europe/Riga')
  expect(left('2027-03-27', '21:30')).toBe(5 * 60 + 30)
  expect(left('2027-03-27', '21:59')).toBe(5 * 60 + 1)
  expect(left('2027-03-28', '02:30')).toBe(30)
  expect(left('2027-03-28', '03:00')).toBeNull()
  expect(left('2027-03-28', '22:00')).toBe(3 * 60)
})
