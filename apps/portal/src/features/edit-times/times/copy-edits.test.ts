import { expect, test } from 'vitest'
import { copyDay, copyRow } from './copy-edits.ts'
import { closed, type Day, type DayTimes, usual } from './day-times.ts'
import { daysOf } from './days.ts'

const nine: DayTimes = { kind: 'open', ranges: [{ from: '09:00', till: '18:00' }] }
const said: Partial<Record<Day, DayTimes>> = { monday: nine, '2026-12-24': closed }
const row = {
  key: '7',
  dates: ['2026-12-24', '2026-01-01'],
  timesOn: (day: Day) => said[day] ?? usual,
  usualOn: () => nine,
}

test('a day is copied to others and not onto itself', () => {
  expect(copyDay(row, 'monday', ['monday', 'friday', '2026-12-25'], false)).toEqual([
    { row: '7', day: 'friday', times: nine },
    { row: '7', day: '2026-12-25', times: nine },
  ])
})

test('a date that is as usual is copied as the hours that hold there', () => {
  expect(copyDay(row, '2027-01-02', ['sunday'], false)).toEqual([{ row: '7', day: 'sunday', times: nine }])
})

test('a week goes to others, without the one that it comes from', () => {
  expect(copyRow(row, ['7', '8'], ['monday', '2026-12-24'])).toEqual([
    { row: '8', day: 'monday', times: nine },
    { row: '8', day: '2026-12-24', times: closed },
  ])
})

test('dates stand after the week, in order, those that are past only where they are wanted', () => {
  const others = { dates: ['2026-12-20', '2026-12-24'] }
  expect(daysOf([row, others], '2026-11-21', false).slice(6)).toEqual(['sunday', '2026-12-20', '2026-12-24'])
  expect(daysOf([row], '2026-11-21', true).slice(7)).toEqual(['2026-01-01', '2026-12-24'])
})
