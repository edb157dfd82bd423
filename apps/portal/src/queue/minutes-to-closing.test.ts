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

test('a place that goes on all day, and on into the next one, is open around the clock', () => {
  const day = (date: string, from: string | null, till: string | null) => ({
    date,
    weekday: 'any',
    from,
    till,
  })
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
