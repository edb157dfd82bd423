import { expect, test } from 'vitest'
import { hoursOf, weekOf, withSameTimes } from './week.ts'

const week = weekOf({ openMondayFrom: '09:00', openMondayTill: '17:00', openSundayFrom: null })

test('a day without times is empty, and is sent as closed', () => {
  expect(week.monday).toEqual({ from: '09:00', till: '17:00' })
  expect(week.sunday).toEqual({ from: '', till: '' })
  expect(hoursOf(week)).toMatchObject({ openMondayFrom: '09:00', openSundayFrom: null, openSundayTill: null })
})

test('what is sent is read again as it was', () => {
  expect(weekOf(hoursOf(week))).toEqual(week)
})

test('one day is copied to the working days, or to all', () => {
  const workdays = withSameTimes(week, 'monday', 'workdays')
  expect(workdays.friday).toEqual(week.monday)
  expect(workdays.saturday).toEqual({ from: '', till: '' })
  expect(withSameTimes(week, 'monday', 'all').sunday).toEqual(week.monday)
})

test('a time that was only begun is sent whole', () => {
  const begun = { ...week, monday: { from: '9', till: '17:' } }
  expect(hoursOf(begun)).toMatchObject({ openMondayFrom: '09:00', openMondayTill: '17:00' })
})
