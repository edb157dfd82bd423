import { fromUtcDateTime } from '@rinda/domain/time/zone'
import { expect, test } from 'vitest'
import { momentText, soonText, untilMoment } from './moment-text.ts'

test.each([
  ['lv', '20.11.2026 15:05', 'līdz piektdienai, 20. novembrim, 15:05'],
  ['en', '20/11/2026 15:05', 'until Friday 20 November, 15:05'],
  ['ru', '20.11.2026 15:05', 'до пятницы, 20 ноября, 15:05'],
] as const)('a moment in %s', (language, figures, until) => {
  const moment = '2026-11-20T13:05:59.000Z'
  expect(momentText(moment, language, 'Europe/Riga')).toBe(figures)
  expect(untilMoment(moment, language, 'Europe/Riga')).toBe(until)
})

test('what is over soon is said by its time, and by its day where that is not today', () => {
  const text = (now: string) =>
    soonText('2026-11-20T22:05:00.000Z', fromUtcDateTime('2026-11-20', now), 'lv', 'Europe/Riga')
  expect(text('21:55')).toBe('21.11.2026 00:05')
  expect(text('22:00')).toBe('00:05')
})
