import { describe, expect, test } from 'vitest'
import { noBurst, takeKey } from './burst.ts'
import { whatWasRead } from './what-was-read.ts'

/** Types keys with so many milliseconds between them; gives what was read. */
function type(keys: readonly string[], betweenMs: number): (string | null)[] {
  let burst = noBurst
  return keys.map((key, index) => {
    const taken = takeKey(burst, key, 1_000 + index * betweenMs)
    burst = taken.burst
    return taken.read
  })
}

describe('a reader', () => {
  const typed = [...'482915', 'Enter']

  test('types quickly and ends with Enter', () => {
    expect(type(typed, 8).at(-1)).toBe('482915')
    expect(type(typed, 60).at(-1)).toBe('482915')
  })

  test('is no finger', () => {
    expect(type(typed, 61)).toEqual(typed.map(() => null))
  })

  test('holds Shift for capitals, which is no key of the text', () => {
    expect(type(['a', 'Shift', 'B', 'c', 'd', 'Enter'], 8).at(-1)).toBe('aBcd')
  })

  test('begins anew after its Enter', () => {
    expect(type([...typed, 'Enter'], 8).at(-1)).toBeNull()
    expect(type([...typed, ...'771100', 'Enter'], 8).at(-1)).toBe('771100')
  })
})

describe('what was read', () => {
  const qtid = '0190b7a2-0000-7000-8000-00000000000a'

  test('is a code of six signs, in whatever case', () => {
    expect(whatWasRead('k7p2qx')).toEqual({ code: 'K7P2QX' })
    expect(whatWasRead('K7P2Q')).toBeNull()
  })

  test('is the link of a booking, on whatever address', () => {
    expect(whatWasRead(`https://rinda.example/visit/booking/${qtid.toUpperCase()}#s3cret`)).toEqual({
      qtid,
      token: 's3cret',
    })
  })

  test('is nothing else', () => {
    for (const text of ['4750012345678', 'https://other.example', `/visit/booking/${qtid}`, ''])
      expect(whatWasRead(text)).toBeNull()
  })
})
