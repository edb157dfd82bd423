import { timeOfMinute } from '@rinda/domain/time/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakEdits, withBreak } from './day-break.ts'
import { closed, type Day, type DayTimes, rangesText, usual } from './day-times.ts'

const open = (...ranges: [string, string][]): DayTimes => ({
  kind: 'open',
  ranges: ranges.map(([from, till]) => ({ from, till })),
})
const lunch = { from: '12:00', till: '13:00' }

test.each([
  [open(['08:00', '17:00']), '08:00–12:00, 13:00–17:00'],
  [open(['12:00', '17:00']), '13:00–17:00'],
  [open(['08:00', '12:30']), '08:00–12:00'],
  [open(['12:00', '13:00']), ''],
  [open(['08:00', '12:00'], ['13:00', '17:00']), '08:00–12:00, 13:00–17:00'],
  [closed, ''],
])('%j with a break from 12 to 13', (times, expected) => {
  expect(rangesText(withBreak(times, lunch))).toBe(expected)
})

test('no minute of a break is left in a day, and no other is lost', () => {
  const minutes = fc.uniqueArray(fc.nat({ max: 1439 }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(minutes, (picked) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = [
        ...picked.slice(0, 4).sort((x, y) => x - y),
        ...picked.slice(4).sort((x, y) => x - y),
      ]
      const at = (minute: number) => timeOfMinute(minute)
      const times = open([at(a), at(b)], [at(c), at(d)])
      const after = withBreak(times, { from: at(e), till: at(f) })
      const isOpen = (of: DayTimes, minute: number) =>
        of.kind === 'open' && of.ranges.some(({ from, till }) => from <= at(minute) && at(minute) < till)
      for (let minute = 0; minute < 1440; minute += 1) {
        const isBreak = minute >= e && minute < f
        expect(isOpen(after, minute)).toBe(!isBreak && isOpen(times, minute))
      }
    }),
    { numRuns: 25 },
  )
})

test('a line without times of its own gets those that hold there, with the break; what is closed or too many stays', () => {
  const row = (key: string, own: DayTimes) => ({
    key,
    timesOn: () => own,
    usualOn: () => open(['09:00', '18:00']),
  })
  const days: Day[] = ['monday']
  const many = open(['08:00', '14:00'], ['15:00', '16:00'])
  const rows = [row('follows', usual), row('closed', closed), row('many', many)]
  expect(breakEdits(rows, days, lunch, 2)).toEqual([
    { row: 'follows', day: 'monday', times: open(['09:00', '12:00'], ['13:00', '18:00']) },
  ])
})
