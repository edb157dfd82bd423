import { expect, test } from 'vitest'
import { localeOf } from './locale-of.ts'

test.each([
  ['lv', '2026. gada 25. nov.'],
  ['en', '25 Nov 2026'],
  ['ru', '25 нояб. 2026 г.'],
] as const)('a date in %s is written as in Europe', (language, text) => {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' })
  expect(format.format(Date.parse('2026-11-25T12:00:00Z'))).toBe(text)
})

test('hours in English are counted to 24', () => {
  const format = new Intl.DateTimeFormat(localeOf('en'), { timeStyle: 'short', timeZone: 'UTC' })
  expect(format.format(Date.parse('2026-11-25T18:00:00Z'))).toBe('18:00')
})
