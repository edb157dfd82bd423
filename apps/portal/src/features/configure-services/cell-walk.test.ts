import { expect, test } from 'vitest'
import { stepOf } from './cell-walk.ts'

/** Lines 0 and 3 are locations. */
const table = { rows: [1, 2, 4, 5], columns: 4 }
const step = (key: string, row: number, column: number, isFar = false) =>
  stepOf({ row, column }, key, isFar, table)

test('arrows walk over the lines of locations, and stay at the edges', () => {
  expect(step('ArrowDown', 2, 1)).toEqual({ row: 4, column: 1 })
  expect(step('ArrowUp', 4, 1)).toEqual({ row: 2, column: 1 })
  expect(step('ArrowUp', 1, 1)).toEqual({ row: 1, column: 1 })
  expect(step('ArrowDown', 5, 1)).toEqual({ row: 5, column: 1 })
  expect(step('ArrowLeft', 1, 0)).toEqual({ row: 1, column: 0 })
  expect(step('ArrowRight', 1, 3)).toEqual({ row: 1, column: 3 })
})

test('Home and End go to the ends of the line, with Ctrl of the table, pages further', () => {
  expect(step('Home', 4, 2)).toEqual({ row: 4, column: 0 })
  expect(step('End', 4, 2, true)).toEqual({ row: 5, column: 3 })
  expect(step('Home', 4, 2, true)).toEqual({ row: 1, column: 0 })
  expect([step('PageDown', 1, 2), step('PageUp', 5, 2)]).toEqual([
    { row: 5, column: 2 },
    { row: 1, column: 2 },
  ])
})

test('other keys do not move', () => {
  for (const key of ['Enter', 'a', '7', 'Tab', 'Escape']) expect(step(key, 1, 1)).toBeNull()
})
