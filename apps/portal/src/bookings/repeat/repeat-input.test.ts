import { fromUtcDateTime } from '@rinda/domain/time/zone'
import { expect, test } from 'vitest'
import { notRepeated, type RepeatForm, repeatInput } from './repeat-input.ts'

/** A Wednesday, 10:00 in Riga. */
const first = fromUtcDateTime('2026-12-09', '08:00')
const inputOf = (form: Partial<RepeatForm>) => repeatInput({ ...notRepeated, ...form }, first, 'Europe/Riga')

test('what does not repeat is no input', () => {
  expect(inputOf({})).toBeNull()
})

test('every week is on the weekday of the first time, and four weeks more until somebody says otherwise', () => {
  expect(inputOf({ kind: 'weekly' })).toEqual({ weekdays: [3], everyWeeks: 1, until: '2027-01-06' })
  expect(inputOf({ kind: 'weekly', everyWeeks: 2 })?.until).toBe('2027-02-03')
  expect(inputOf({ kind: 'weekly', weekdays: [1, 5] })?.weekdays).toEqual([3])
})

test('chosen weekdays begin with the one of the first time; none can be left', () => {
  expect(inputOf({ kind: 'days' })?.weekdays).toEqual([3])
  expect(inputOf({ kind: 'days', weekdays: [1, 5] })?.weekdays).toEqual([1, 5])
  expect(inputOf({ kind: 'days', weekdays: [] })?.weekdays).toEqual([])
})

test('a last day that lies before the first is none', () => {
  expect(inputOf({ kind: 'weekly', until: '2026-12-09' })?.until).toBe('2026-12-09')
  expect(inputOf({ kind: 'weekly', until: '2026-12-08' })?.until).toBe('2027-01-06')
})
