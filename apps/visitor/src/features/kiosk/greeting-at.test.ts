import { expect, test } from 'vitest'
import { greetingAt } from './greeting-at.ts'

test('the greeting goes by the clock on the wall, also where midnight lies between', () => {
  const at = (time: string, zone = 'Europe/Riga') => greetingAt(Date.parse(`2026-01-15T${time}Z`), zone)
  expect([at('02:59'), at('03:00'), at('08:59'), at('09:00')]).toEqual([
    'evening',
    'morning',
    'morning',
    'day',
  ])
  expect([at('15:59'), at('16:00'), at('22:30')]).toEqual(['day', 'evening', 'evening'])
  expect(at('22:30', 'America/New_York')).toBe('day')
})
