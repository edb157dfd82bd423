import { expect, test } from 'vitest'
import { foundAhead, nothingTyped, optionAfter, typedAhead } from './option-keys.ts'

test('arrows move one option and stay at the ends; Home and End go there', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => optionAfter(key, 2, 5))).toEqual([3, 1, 0, 4])
  expect(optionAfter('ArrowDown', 4, 5)).toBe(4)
  expect(optionAfter('ArrowUp', 0, 5)).toBe(0)
})

test('other keys do not move', () => {
  for (const key of ['Enter', ' ', 'Escape', 'Tab', 'a']) expect(optionAfter(key, 1, 5)).toBeNull()
})

const labels = ['Āgenskalns', 'Centrs', 'Čiekurkalns', 'Ziemeļi', 'Zolitūde', 'Юрмала']
/** Finds the option after these letters came one after another, so many milliseconds apart. */
const found = (letters: string, apartMs: number) =>
  foundAhead(
    labels,
    [...letters].reduce(
      (typed, letter, nth) => typedAhead(typed, letter, 1_000 + nth * apartMs),
      nothingTyped,
    ),
  )

test('letters jump to what begins with them, in each language', () => {
  expect(found('z', 100)).toBe(3)
  expect(found('zo', 100)).toBe(4)
  expect(found('Č', 100)).toBe(2)
  expect(found('ю', 100)).toBe(5)
})

test('after a pause a letter begins anew', () => {
  expect(found('zc', 701)).toBe(1)
  expect(found('zc', 700)).toBeNull()
})
