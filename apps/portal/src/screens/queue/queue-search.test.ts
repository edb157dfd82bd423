import { expect, test } from 'vitest'
import { parseQueueSearch } from './queue-search.ts'

test('the address says whether all counters are shown, and of which location', () => {
  expect(parseQueueSearch({ view: 'all', location: 2 })).toEqual({ view: 'all', location: 2 })
  expect(parseQueueSearch({ view: 'all', location: '2' })).toEqual({ view: 'all', location: 2 })
  expect(parseQueueSearch({ view: 'all', location: 'x' })).toEqual({ view: 'all' })
})

test('one’s own counter is chosen elsewhere, and anything else is that', () => {
  expect(parseQueueSearch({ view: 'mine', location: 2 })).toEqual({})
  expect(parseQueueSearch({})).toEqual({})
})
