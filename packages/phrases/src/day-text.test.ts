import { expect, test } from 'vitest'
import { dayRange, longDay, monthsOfWeek, weekdayName } from './day-text.ts'

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

test.each([
  ['2026-11-16', '2026-11-22', { months: 'nov.', years: '2026' }],
  ['2026-11-30', '2026-12-06', { months: 'nov.–dec.', years: '2026' }],
  ['2026-12-28', '2027-01-03', { months: 'dec.–janv.', years: '2026–27' }],
])('a week names the one or two months that it lies in', (first, last, text) => {
  expect(monthsOfWeek(first, last, 'lv')).toEqual(text)
})

test('a weekday is written as its language writes it', () => {
  const names = (['lv', 'en', 'ru'] as const).map((language) => weekdayName('2026-11-20', language))
  expect(names).toEqual(['piektdiena', 'Friday', 'пятница'])
})
