import { expect, test } from 'vitest'
import { dayClock } from '../../calendar/day-clock.ts'
import { type PrintedColumn, printedRows, visitCount } from './printed-day.ts'

const column = (
  bookings: readonly Record<string, unknown>[],
  elsewhere: PrintedColumn['elsewhere'] = [],
  off: PrintedColumn['off'] = [],
): PrintedColumn => {
  const usual = { status: 'scheduled', approval: 'none', isBlocked: false }
  return {
    key: 'one',
    name: 'Ilze Ozola',
    bookings: bookings.map((own) => ({ ...usual, ...own })) as unknown as PrintedColumn['bookings'],
    elsewhere,
    off,
  }
}

test('lines stand by their time, blocks and time elsewhere among them', () => {
  const rows = printedRows(
    column(
      [
        { qtid: 'late', startsAt: 600, endsAt: 630, approval: 'pending' },
        { qtid: 'lunch', startsAt: 540, endsAt: 570, isBlocked: true },
        { qtid: 'early', startsAt: 480, endsAt: 510 },
      ],
      [{ from: 570, till: 600 }],
    ),
  )
  expect(rows.map(({ key }) => key)).toEqual(['early', 'lunch', 'elsewhere 570', 'late'])
})

test('only visits that begin on the day are counted', () => {
  const bookings = [
    { qtid: 'since yesterday', startsAt: 1410, endsAt: 1470 },
    { qtid: 'early', startsAt: 1500, endsAt: 1530 },
    { qtid: 'late', startsAt: 2850, endsAt: 2910, approval: 'pending' },
    { qtid: 'lunch', startsAt: 1600, endsAt: 1630, isBlocked: true },
    { qtid: 'held', startsAt: 1700, endsAt: 1730, status: 'locked' },
  ]
  const own = column(bookings, [{ from: 1640, till: 1650 }])
  expect(printedRows(own).map(({ key }) => key)).toEqual([
    ...['since yesterday', 'early', 'lunch', 'elsewhere 1640', 'late'],
  ])
  expect(visitCount(own, { clock: dayClock('1970-01-02', 'UTC') })).toBe(2)
})

test('when the specialist is not at work stands among the lines', () => {
  const rows = printedRows(
    column([{ qtid: 'early', startsAt: 480, endsAt: 510 }], [], [{ from: 510, till: 570, why: 'away' }]),
  )
  expect(rows.map(({ key }) => key)).toEqual(['early', 'away 510'])
})

test('what somebody is still filling in is not on paper', () => {
  const rows = printedRows(
    column([
      { qtid: 'held', startsAt: 600, endsAt: 630, status: 'locked' },
      { qtid: 'code', startsAt: 600, endsAt: 630, status: 'verified' },
    ]),
  )
  expect(rows).toEqual([])
})

test('time elsewhere that goes on without a pause is one line', () => {
  const rows = printedRows(
    column(
      [],
      [
        { from: 700, till: 730 },
        { from: 730, till: 760 },
        { from: 800, till: 830 },
      ],
    ),
  )
  expect(rows.map(({ from, till }) => [from, till])).toEqual([
    [700, 760],
    [800, 830],
  ])
})
