import { expect, test } from 'vitest'
import { boxOf, doMeet } from './degrees.ts'

const square = (west: number, south: number) => [
  [west, south],
  [west + 1, south],
  [west + 1, south + 1],
  [west, south + 1],
  [west, south],
]

test('a country of several parts lies within the box of all of them', () => {
  expect(boxOf({ type: 'Polygon', coordinates: [square(24, 56)] })).toEqual([24, 56, 25, 57])
  expect(boxOf({ type: 'MultiPolygon', coordinates: [[square(24, 56)], [square(-3, -9)]] })).toEqual([
    -3, -9, 25, 57,
  ])
})

test('boxes meet where they overlap or touch, and only there', () => {
  const box = [20, 55, 28, 58] as const
  expect(doMeet(box, [24, 56, 25, 57])).toBe(true)
  expect(doMeet([24, 56, 25, 57], box)).toBe(true)
  expect(doMeet(box, [28, 58, 30, 60])).toBe(true)
  expect(doMeet(box, [28.1, 55, 30, 58])).toBe(false)
  expect(doMeet(box, [20, 58.1, 28, 60])).toBe(false)
  expect(doMeet(box, [-180, -90, 180, 90])).toBe(true)
})
