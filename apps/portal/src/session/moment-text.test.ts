import { expect, test } from 'vitest'
import { momentText, untilMoment } from './moment-text.ts'

test.each([
  ['lv', '20.11.2026 15:05', 'līdz piektdienai, 20. novembrim, 15:05'],
  ['en', '20/11/2026 15:05', 'until Friday 20 November, 15:05'],
  ['ru', '20.11.2026 15:05', 'до пятницы, 20 ноября, 15:05'],
] as const)('a moment in %s', (language, figures, until) => {
  const moment = '2026-11-20T13:05:59.000Z'
  expect(momentText(moment, language, 'Europe/Riga')).toBe(figures)
  expect(untilMoment(moment, language, 'Europe/Riga')).toBe(until)
})
