import { isLocalTime } from '@rinda/domain/time/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskTime, wholeTime } from './time-mask.ts'

/** Types the keys one by one, and gives what then stands in the field. */
const type = (keys: string) => [...keys].reduce((text, key) => maskTime(text + key, text), '')

test.each([
  ['0930', '09:30'],
  ['09:30', '09:30'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['1', '1'],
  ['1:30', '01:30'],
  ['24', '2'],
  ['0960', '09:0'],
  ['0999', '09:'],
  ['ab', ''],
  ['12345', '12:34'],
])('%s typed key by key is %s', (keys, text) => expect(type(keys)).toBe(text))

test('what was pasted is read, or left for its fault to be said', () => {
  expect(maskTime('8:15', '')).toBe('08:15')
  expect(maskTime('0815', '')).toBe('08:15')
  expect(maskTime('930', '')).toBe('09:30')
  expect(maskTime('24:00', '')).toBe('24:00')
  expect(maskTime('soon', '')).toBe('soon')
})

test('what is taken away stays away', () => {
  expect(maskTime('09:', '09:3')).toBe('09')
  expect(maskTime('', '0')).toBe('')
})

test.each([
  ['9', '09:00'],
  ['09:', '09:00'],
  ['12:3', '12:30'],
  ['', ''],
  ['24:00', '24:00'],
  ['18:45', '18:45'],
])('%s is %s when the field is left', (text, whole) => expect(wholeTime(text)).toBe(whole))

test('whatever keys are pressed, leaving the field leaves a time or nothing', () => {
  const key = fc.constantFrom(...'0123456789:. x')
  fc.assert(
    fc.property(fc.array(key, { maxLength: 8 }), (keys) => {
      const left = wholeTime(type(keys.join('')))
      expect(left === '' || isLocalTime(left)).toBe(true)
    }),
  )
})
