import { expect, test } from 'vitest'
import { viewOf } from './monitor-pages.ts'
import { parseMonitorSearch } from './monitor-search.ts'

test('the address of a monitor holds its filters, and nothing that makes no sense', () => {
  const search = {
    company: 40,
    location: '2',
    service: 3,
    state: 'ended',
    type: 'APP',
    status: 'PAUSED',
    q: 12,
  }
  expect(parseMonitorSearch(search)).toEqual({ ...search, location: 2, q: '12' })
  expect(
    parseMonitorSearch({
      company: 'x',
      location: -1,
      service: 1.5,
      state: 'gone',
      type: 'TV',
      status: '',
      q: '',
    }),
  ).toEqual({})
})

test('a monitor has two pages', () => {
  expect(['qms-tickets', 'qms-clients', 'qms'].map(viewOf)).toEqual(['tickets', 'clients', null])
})
