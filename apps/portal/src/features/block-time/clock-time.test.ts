import { expect, test } from 'vitest'
import { typedTime } from './clock-time.ts'

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  [' 21:05 ', '21:05'],
  ['0:00', '00:00'],
])('%s is %s', (typed, time) => expect(typedTime(typed)).toBe(time))

test.each(['', '24:00', '9:60', '9:3', 'nine', '12345', '-1'])('%s is no time', (typed) => {
  expect(typedTime(typed)).toBeNull()
})
