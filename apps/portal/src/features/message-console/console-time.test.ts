import { expect, test } from 'vitest'
import { consoleTime } from './console-time.ts'

test('a message came at a time on the clock of the company, wherever the browser is', () => {
  const at = Date.parse('2026-12-09T22:05:41.250Z')
  expect(consoleTime(at, 'Europe/Riga')).toBe('00:05:41.250')
  expect(consoleTime(at, 'Asia/Singapore')).toBe('06:05:41.250')
})
