import { expect, test } from 'vitest'
import { dayRange, longDay } from './day-text.ts'

test.each([
  ['lv', 'piektdiena, 20. novembris'],
  ['en', 'Friday 20 November'],
  ['ru', 'пятница, 20 ноября'],
] as const)('a day in %s', (language, text) => {
  expect(longDay('2026-11-20', language)).toBe(text)
})

test('the year is said when it is another one', () => {
  expect(longDay('2027-01-04', 'lv', '2026-11-20')).toContain('2027')
})

test('several days name their month once', () => {
  expect(dayRange('2026-11-20', '2026-11-22', 'lv')).toBe('20.–22. novembris')
})
