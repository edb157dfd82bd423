import { expect, test } from 'vitest'
import { withUsedFirst } from './used-last.ts'

const all = [1, 2, 3, 4].map((id) => ({ id }))
const ids = (used: readonly number[]) => {
  const { list, count } = withUsedFirst(all, used)
  return [list.map(({ id }) => id), count]
}

test('what was used last comes first, the newest at the top, and each once', () => {
  expect(ids([3, 2])).toEqual([[3, 2, 1, 4], 2])
})

test('what is not there any more, or is another company’s, is left out', () => {
  expect(ids([9, 4])).toEqual([[4, 1, 2, 3], 1])
  expect(ids([])).toEqual([[1, 2, 3, 4], 0])
})
