import { expect, test } from 'vitest'
import { hashOfKey, hintOf, isKeyShaped, newKey } from './key-text.ts'

test('a key is known by its shape, and a slip of one character is seen', () => {
  const key = newKey()
  expect(key).toMatch(/^rinda_[\w-]{51}$/)
  expect(isKeyShaped(key)).toBe(true)
  for (let place = 6; place < key.length; place += 1) {
    const other = key[place] === 'a' ? 'b' : 'a'
    expect(isKeyShaped(`${key.slice(0, place)}${other}${key.slice(place + 1)}`)).toBe(false)
  }
  for (const text of ['', 'rinda_', key.slice(0, -1), `${key} `, `Rinda_${key.slice(6)}`])
    expect(isKeyShaped(text)).toBe(false)
})

test('no two keys are alike, and the hint is no more than how it begins', () => {
  const keys = Array.from({ length: 100 }, newKey)
  expect(new Set(keys.map((key) => hashOfKey(key).toString('hex'))).size).toBe(100)
  expect(keys.every((key) => key.startsWith(hintOf(key)) && hintOf(key).length === 12)).toBe(true)
})
