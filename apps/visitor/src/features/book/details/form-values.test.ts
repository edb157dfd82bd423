import { expect, test } from 'vitest'
import { readTypedPhone } from './form-values.ts'

test('a telephone number is read as people type it', () => {
  const number = { countryCode: '371', number: '29555014' }
  for (const typed of ['29555014', '29 555 014', ' 29-555-014 ', '+371 29555014', '00371 29 555 014'])
    expect(readTypedPhone(typed, '+371')).toEqual(number)
})

test('what is no number, or one of another country than is said, is not guessed at', () => {
  for (const typed of ['', 'abc29555014', '12', '+370 61234567', '29555014 Anna'])
    expect(readTypedPhone(typed, '+371')).toBe(null)
  expect(readTypedPhone('29555014', '')).toBe(null)
})
