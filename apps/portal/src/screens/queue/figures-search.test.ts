import { expect, test } from 'vitest'
import { parseFiguresSearch } from './figures-search.ts'

test('an address says the location, the period and the view', () => {
  expect(parseFiguresSearch({ location: 3, date: '2026-11-20' })).toEqual({ location: 3, date: '2026-11-20' })
  expect(parseFiguresSearch({ period: 'month', date: '2026-11-20', view: 'table' })).toEqual({
    ...{ period: 'month', date: '2026-11-20', view: 'table' },
  })
  expect(parseFiguresSearch({ from: '2026-11-01', to: '2026-11-20', period: 'month' })).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-20' },
  })
})

test('what is none of it is left out', () => {
  expect(parseFiguresSearch({ location: 'x', period: 'day', date: '2026-02-30', view: 'all' })).toEqual({})
  expect(parseFiguresSearch({ from: '2026-11-20', to: '2026-11-01' })).toEqual({})
  expect(parseFiguresSearch({ from: '2025-11-01', to: '2026-11-02' })).toEqual({})
  expect(parseFiguresSearch({ from: '2026-11-20', location: {} })).toEqual({})
})
