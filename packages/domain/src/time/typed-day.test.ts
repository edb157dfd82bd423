import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { dayTyped } from './typed-day.ts'

test.each(['29.11.2026', '29.11.2026.', '29. 11. 2026.', '29/11/2026', '29-11-2026', ' 2026-11-29 '])(
  '%s is a day',
  (typed) => expect(dayTyped(typed)).toBe('2026-11-29'),
)

test('a day and a month need no zero before them, and the day comes first', () => {
  expect(dayTyped('1.2.2027')).toBe('2027-02-01')
})

test.each(['', '2', '29.11.', '29.11.20', '2026-1-2', '31.02.2027', '11/29/2026', '0.1.2027', 'tomorrow'])(
  '%s is none',
  (typed) => expect(dayTyped(typed)).toBeNull(),
)

test('nothing that is half typed is a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom('.', '/', '-'), (days, sign) => {
      const [year = '', month = '', day = ''] = addDays('2020-01-01', days).split('-')
      for (const whole of [
        `${Number(day)}${sign}${Number(month)}${sign}${year}`,
        `${year}-${month}-${day}`,
      ]) {
        for (let length = 0; length < whole.length; length++)
          expect(dayTyped(whole.slice(0, length))).toBeNull()
        expect(dayTyped(whole)).toBe(`${year}-${month}-${day}`)
      }
    }),
  )
})
