import { expect, test } from 'vitest'
import { freshRows, heldRows, isBehind } from './held-rows.ts'

const ids = (rows: ReturnType<typeof heldRows<number>>) => rows.map(({ id, isGone }) => (isGone ? -id : id))

test('a line that is pointed at keeps its places: who left is marked, who came stands at the end', () => {
  const shown = freshRows([1, 2, 3])
  const held = heldRows(shown, [9, 3, 1])
  expect(ids(held)).toEqual([1, -2, 3, 9])
  expect(isBehind(held, [9, 3, 1])).toBe(true)
  // Who was called comes back to where they were.
  expect(ids(heldRows(held, [2, 1, 3, 9]))).toEqual([1, 2, 3, 9])
})

test('another order alone moves nothing while it is pointed at, and all once it is not', () => {
  const held = heldRows(freshRows([1, 2, 3]), [3, 2, 1])
  expect([ids(held), isBehind(held, [3, 2, 1])]).toEqual([[1, 2, 3], true])
  const settled = freshRows([3, 2, 1])
  expect([ids(settled), isBehind(settled, [3, 2, 1])]).toEqual([[3, 2, 1], false])
})

test('who left while it was pointed at is gone once it is not', () => {
  const held = heldRows<number>(freshRows([1, 2]), [])
  expect([ids(held), isBehind(held, [])]).toEqual([[-1, -2], true])
  expect(isBehind(freshRows<number>([]), [])).toBe(false)
})
