import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBookingsSearch } from './bookings-search.ts'

test('reads what it wrote', () => {
  const search = { location: 1, date: '2026-11-20', days: 3, specialist: 4, service: 2, period: 'month' }
  expect(parseBookingsSearch(search)).toEqual(search)
})

test('reads ids that come as text', () => {
  expect(parseBookingsSearch({ location: '12', days: '7' })).toEqual({ location: 12, days: 7 })
})

test.each([
  [{ date: '2026-02-30' }],
  [{ date: 20261120 }],
  [{ date: '9999-12-31' }],
  [{ date: '0001-01-01' }],
  [{ date: '2200-01-01' }],
  [{ location: 'none' }],
  [{ location: -1 }],
  [{ location: true }],
  [{ location: 1.5 }],
  [{ days: 0 }],
  [{ days: 1 }],
  [{ specialist: null, service: [] }],
  [{ period: 'week' }],
  [{ period: 'century' }],
  [{ period: ['month'] }],
  [{ location: { toString: {} }, days: { valueOf: {} } }],
])('leaves out what makes no sense: %j', (search) => {
  expect(parseBookingsSearch(search)).toEqual({})
})

test('shows no more than ten days', () => {
  expect(parseBookingsSearch({ days: 30 })).toEqual({ days: 10 })
})

test('takes any address', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('location', 'date', 'days', 'service', 'period'), fc.anything()),
      (search) => {
        const read = parseBookingsSearch(search)
        expect(parseBookingsSearch({ ...read })).toEqual(read)
      },
    ),
  )
})
