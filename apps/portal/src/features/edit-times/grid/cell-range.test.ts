import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closed, type Day, rangesText, usual } from '../times/day-times.ts'
import type { TimesRow } from '../times/times-row.ts'
import { blockText, countOf, fillEdits, isWithin } from './cell-range.ts'

const days: Day[] = ['monday', 'tuesday', '2026-12-24']
const open = (from: string) => ({ kind: 'open', ranges: [{ from, till: '17:00' }] }) as const
const rows = ['a', 'b', 'c'].map((key, index) => ({
  key,
  timesOn: (day: Day) => (day === 'monday' ? open(`0${index + 7}:00`) : closed),
})) as unknown as TimesRow[]

const place = fc.record({ row: fc.nat({ max: 9 }), column: fc.nat({ max: 9 }) })

test('a block is the same from whichever corner it is begun, and holds as many cells as it counts', () => {
  fc.assert(
    fc.property(place, place, (begun, led) => {
      const [there, back] = [
        { begun, led },
        { begun: led, led: begun },
      ]
      const all = Array.from({ length: 100 }, (_, at) => ({ row: Math.floor(at / 10), column: at % 10 }))
      const within = all.filter((one) => isWithin(there, one))
      expect(within).toHaveLength(countOf(there))
      expect(all.filter((one) => isWithin(back, one))).toEqual(within)
      expect(isWithin(there, begun) && isWithin(there, led)).toBe(true)
    }),
  )
})

test('what is typed once stands in every cell of the block, where it may', () => {
  const range = { begun: { row: 2, column: 2 }, led: { row: 1, column: 1 } }
  expect(fillEdits({ rows, days }, range, open('09:00'), false)).toEqual(
    ['b', 'c'].flatMap((row) => ['tuesday', '2026-12-24'].map((day) => ({ row, day, times: open('09:00') }))),
  )
  const kinds = fillEdits({ rows, days }, range, usual, false).map(({ times }) => times.kind)
  expect(kinds).toEqual(['closed', 'usual', 'closed', 'usual'])
})

test('a block is copied as a spreadsheet has it', () => {
  const range = { begun: { row: 0, column: 0 }, led: { row: 1, column: 1 } }
  const say = (times: Parameters<typeof rangesText>[0]) => rangesText(times) || 'closed'
  expect(blockText({ rows, days }, range, say)).toBe('07:00–17:00\tclosed\n08:00–17:00\tclosed')
})
