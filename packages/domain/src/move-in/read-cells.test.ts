import { expect, test } from 'vitest'
import { recogniseColumns } from './fields.ts'
import {
  dateOrderOf,
  partName,
  plainCell,
  readDate,
  readDuration,
  readLanguage,
  readMoment,
  readState,
  readTime,
} from './read-cells.ts'

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026.12.31.', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  ['31.12.2026.', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  ['Dec 31, 2026', '2026-12-31'],
  ['Thursday, December 31, 2026', '2026-12-31'],
  ['31 December 2026', '2026-12-31'],
  ['31-Dec-2026', '2026-12-31'],
  ['1st Jan 2027', '2027-01-01'],
  ['12/31/2026', null],
  ['31.02.2026', null],
  ['31.12.26', null],
  ['tomorrow', null],
  ['', null],
])('the date %s is %s where the day comes first', (text, date) => {
  expect(readDate(text, 'day_first')).toBe(date)
})

test('12/31/2026 is read only where it was said that the month comes first', () => {
  expect(readDate('12/31/2026', 'month_first')).toBe('2026-12-31')
  expect(readDate('31.12.2026', 'month_first')).toBeNull()
  expect(readDate('2026-12-31', 'month_first')).toBe('2026-12-31')
})

test.each([
  [['31.12.2026', '01.02.2026'], 'day_first'],
  [['01/02/2026 10:00', '12/31/2026 10:00'], 'month_first'],
  [['13/01/2026', '01/13/2026'], 'mixed'],
  [['01/02/2026', '2026-12-31', ''], 'either'],
  [['2026-12-31', ''], null],
])('the dates %j are written %s', (cells, order) => {
  expect(dateOrderOf(cells)).toBe(order)
})

test.each([
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  ['14:30:59', '14:30'],
  ['2:30 pm', '14:30'],
  ['12:05 AM', '00:05'],
  ['2 p.m.', '14:00'],
  ['24:00', null],
  ['13:00 pm', null],
  ['9', null],
  ['9:3', null],
])('the time %s is %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test.each([
  ['2026-12-31T14:30', { date: '2026-12-31', time: '14:30' }],
  ['2026-12-31 14:30:00', { date: '2026-12-31', time: '14:30' }],
  ['31.12.2026 14.30', { date: '2026-12-31', time: '14:30' }],
  ['31.12.2026. plkst. 14:30', { date: '2026-12-31', time: '14:30' }],
  ['December 31, 2026 2:30 pm', { date: '2026-12-31', time: '14:30' }],
  ['31.12.2026', { date: '2026-12-31', time: null }],
  ['2026-12-31T12:30:00Z', { instant: Date.UTC(2026, 11, 31, 12, 30) / 60_000 }],
  ['2026-12-31 12:30:00 UTC', { instant: Date.UTC(2026, 11, 31, 12, 30) / 60_000 }],
  ['2026-12-31T14:30:00.000+02:00', { instant: Date.UTC(2026, 11, 31, 12, 30) / 60_000 }],
  ['14:30', null],
])('the moment %s is read', (text, moment) => {
  expect(readMoment(text, 'day_first')).toEqual(moment)
})

test.each([
  ['45', 45],
  ['45 min', 45],
  ['45 мин.', 45],
  ['1:30', 90],
  ['01:30:00', 90],
  ['1h', 60],
  ['1 h 30 min', 90],
  ['1h30', 90],
  ['1,5 h', 90],
  ['1 st. 15 min', 75],
  ['2 часа', 120],
  ['90 minūtes', 90],
  ['0', null],
  ['25 h', null],
  ['long', null],
  ['-30', null],
])('the length %s is %s minutes', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes)
})

test('names of columns are recognised in three languages and as other systems write them', () => {
  const of = (header: string) => recogniseColumns(header.split(','))
  expect(of('Vārds,Uzvārds,Tālrunis,E-pasts,Datums,Laiks,Ilgums,Pakalpojums,Speciālists,Filiāle')).toEqual({
    ...{ first_name: 0, last_name: 1, phone: 2, email: 3, date: 4, time: 5, duration: 6 },
    ...{ service: 7, specialist: 8, location: 9 },
  })
  expect(of('Имя,Фамилия,Телефон,Эл. почта,Дата,Время,Услуга,Мастер,Комментарий')).toEqual({
    ...{ first_name: 0, last_name: 1, phone: 2, email: 3, date: 4, time: 5, service: 6 },
    ...{ specialist: 7, notes: 8 },
  })
  // One moment in a column that is called a time.
  expect(of('Start Time,End Time,First Name,Last Name,Phone,Email,Type,Calendar,Appointment ID')).toEqual({
    ...{ date: 0, end: 1, first_name: 2, last_name: 3, phone: 4, email: 5, service: 6, specialist: 7 },
    source_id: 8,
  })
  expect(of('Event Type Name,Start Date & Time,End Date & Time,Invitee Name,Invitee Email,Canceled')).toEqual(
    {
      ...{ service: 0, date: 1, end: 2, name: 3, email: 4, canceled: 5 },
    },
  )
  expect(of('Ref,Client,Service,Team member,Date,Time,Duration,Location,Status,Favourite colour')).toEqual({
    ...{ source_id: 0, name: 1, service: 2, specialist: 3, date: 4, time: 5, duration: 6 },
    ...{ location: 7, status: 8 },
  })
})

test('what another system says of a visit decides whether it comes along', () => {
  expect(readState('Cancelled', '')).toBe('canceled')
  expect(readState('Atcelts', '')).toBe('canceled')
  expect(readState('Отменён', '')).toBe('canceled')
  expect(readState('active', 'TRUE')).toBe('canceled')
  expect(readState('No-show', 'false')).toBe('missed')
  expect(readState('Neieradās', '')).toBe('missed')
  expect(readState('Confirmed', 'no')).toBe('stands')
})

test('formulas are text, and what our own files keep from being one is taken away again', () => {
  expect(plainCell('=HYPERLINK("x")')).toBe('=HYPERLINK("x")')
  expect(plainCell("'+371 29123456")).toBe('+371 29123456')
  expect(plainCell("a;'=1")).toBe('a;=1')
  expect(plainCell("'tis")).toBe("'tis")
})

test('names and languages', () => {
  expect(partName('Anna Marija  Bērziņa')).toEqual({ first: 'Anna Marija', last: 'Bērziņa' })
  expect(partName('Bērziņa, Anna')).toEqual({ first: 'Anna', last: 'Bērziņa' })
  expect(partName('Anna')).toEqual({ first: 'Anna', last: '' })
  expect(['lv-LV', 'Russian', 'krievu', 'Angļu', 'de', ''].map(readLanguage)).toEqual([
    ...['lv', 'ru', 'ru', 'en', undefined, undefined],
  ])
})
