import { expect, test } from 'vitest'
import { monthAfter, monthBounds, monthOf, monthsBetween } from './months.ts'

const hours = (month: string, zone: string) => {
  const { from, till } = monthBounds(month, zone)
  return (till - from) / 60
}

test('a month in which clocks change is an hour shorter or longer', () => {
  expect(hours('2026-03', 'Europe/Riga')).toBe(31 * 24 - 1)
  expect(hours('2026-10', 'Europe/Riga')).toBe(31 * 24 + 1)
  expect(hours('2026-03', 'UTC')).toBe(31 * 24)
  expect(hours('2026-11', 'America/New_York')).toBe(30 * 24 + 1)
})

test('a moment belongs to the month on the wall of its zone', () => {
  const at = Date.parse('2026-10-31T22:00:00Z')
  expect(monthOf(at, 'Europe/Riga')).toBe('2026-11')
  expect(monthOf(at - 1, 'Europe/Riga')).toBe('2026-10')
  expect(monthOf(at, 'America/New_York')).toBe('2026-10')
})

test('months follow each other over the end of a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-11', -35)]).toEqual([
    '2027-01',
    '2025-12',
    '2023-12',
  ])
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2026-11', '2026-10')).toEqual([])
})
