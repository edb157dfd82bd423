import { expect, test } from 'vitest'
import { dayRange, longDay, monthsOfWeek, shortRange, weekdayName } from './day-text.ts'

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

test.each([
  ['lv', '30. nov. – 6. dec.', '28.12.2026.–03.01.2027.'],
  ['en', '30 Nov – 6 Dec', '28/12/2026 – 03/01/2027'],
  ['ru', '30 нояб. – 6 дек.', '28.12.2026–03.01.2027'],
] as const)('in a narrow place a week of two years is said in figures, in %s', (language, months, years) => {
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(plain(shortRange('2026-11-30', '2026-12-06', language))).toBe(months)
  expect(plain(shortRange('2026-12-28', '2027-01-03', language))).toBe(years)
  expect(shortRange('2027-03-29', '2027-04-04', language, '2026-11-30')).toMatch(/^29.03.2027/)
})
