import { expect, test } from 'vitest'
import { rowsOf } from './layouts.ts'

const lettersOf = (...of: Parameters<typeof rowsOf>) => rowsOf(...of).join('')
const sorted = (letters: string) => [...letters].toSorted().join('')

test('every letter of a name has its key, once, in both scripts', () => {
  const latvian = 'aābcčdeēfgģhiījkķlļmnņoprsštuūvzž'
  const typed = lettersOf('name', 'latin')
  expect(sorted(typed)).toBe(sorted(`${latvian}qwxy-'`))
  expect(sorted(lettersOf('name', 'cyrillic'))).toBe(sorted("абвгдеёжзийклмнопрстуфхцчшщъыьэюя-'"))
})

test('an e-mail address and a phone number can be typed whatever the script', () => {
  for (const script of ['latin', 'cyrillic'] as const) {
    expect(sorted(lettersOf('digits', script))).toBe('0123456789')
    expect(sorted(lettersOf('email', script))).toBe(sorted('0123456789abcdefghijklmnopqrstuvwxyz.-_@'))
  }
})

test('no row is longer than fits a finger', () => {
  for (const keys of ['name', 'digits', 'email'] as const)
    for (const script of ['latin', 'cyrillic'] as const)
      for (const row of rowsOf(keys, script)) expect([...row].length).toBeLessThanOrEqual(10)
})
