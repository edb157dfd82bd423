import { expect, test } from 'vitest'
import { parseQueueSearch } from './queue-search.ts'

test('the address says whether all counters are shown, and of which location', () => {
  expect(parseQueueSearch({ view: 'all', location: 2 })).toEqual({ view: 'all', location: 2 })
  expect(parseQueueSearch({ view: 'all', location: '2' })).toEqual({ view: 'all', location: 2 })
  expect(parseQueueSearch({ view: 'all', location: 'x' })).toEqual({ view: 'all' })
})

test('anything else is one’s own counter, first looked for at the location of the address', () => {
  expect(parseQueueSearch({ view: 'mine', location: 2 })).toEqual({ location: 2 })
  expect(parseQueueSearch({ location: 0 })).toEqual({})
  expect(parseQueueSearch({})).toEqual({})
})
