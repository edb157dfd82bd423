import { expect, test } from 'vitest'
import { parseStaffingSearch } from './staffing-search.ts'

test('the address says which hour of which week is looked at, against which target', () => {
  const whole = { location: 2, date: '2026-11-25', hour: 10, target: 5, view: 'table' } as const
  expect(parseStaffingSearch(whole)).toEqual(whole)
  expect(parseStaffingSearch({ location: '2', hour: '0', target: '30' })).toEqual({
    location: 2,
    hour: 0,
    target: 30,
  })
})

test('what cannot be is left out, and so is the usual target', () => {
  expect(
    parseStaffingSearch({ location: 'x', date: '2026-02-30', hour: 24, target: 7, view: 'grid' }),
  ).toEqual({})
  expect(parseStaffingSearch({ hour: '', target: 15 })).toEqual({})
})
