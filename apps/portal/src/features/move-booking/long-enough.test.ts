import { expect, test } from 'vitest'
import { type GridTime, isLongEnough } from './long-enough.ts'

const grid = (pattern: string, step: number, durationMinutes: number): GridTime[] =>
  [...pattern].map((mark, index) => ({ startsAt: index * step, durationMinutes, isFree: mark === '.' }))

test('its own slot is enough for a visit of the usual length', () => {
  expect(isLongEnough(grid('.x', 30, 30), 0, 30)).toBe(true)
  expect(isLongEnough(grid('x.', 30, 30), 0, 30)).toBe(false)
})

test('a longer one needs what follows, without a gap', () => {
  expect(isLongEnough(grid('..x', 30, 30), 0, 60)).toBe(true)
  expect(isLongEnough(grid('.x.', 30, 30), 0, 60)).toBe(false)
  expect(isLongEnough(grid('..', 30, 30), 30, 60)).toBe(false)
})

test('slots that begin more often than they are long carry each other', () => {
  expect(isLongEnough(grid('....', 10, 30), 0, 60)).toBe(true)
  expect(isLongEnough(grid('.xxx.', 10, 30), 0, 60)).toBe(false)
})

test('where several services begin, a start that none offers is none', () => {
  expect(isLongEnough(grid('.', 30, 60), 30, 30)).toBe(false)
})
