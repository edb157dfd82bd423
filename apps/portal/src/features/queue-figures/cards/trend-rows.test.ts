import type { QueueFigures } from '@rinda/client/queue/figures'
import { expect, test } from 'vitest'
import { trendRows } from './trend-rows.ts'

const none = {
  ...{ given: 0, served: 0, no_shows: 0, canceled: 0 },
  ...{ wait_median: null, wait_high: null, visit_median: null, visit_high: null },
  ...{ promised: 0, kept: 0, late: 0 },
  ...{ said_low: null, said_median: null, said_high: null },
  ...{ came_low: null, came_median: null, came_high: null },
}

function figuresOf(
  from: string,
  to: string,
  parts: { days?: [string, number][]; hours?: [number, number][] },
): QueueFigures {
  return {
    ...{ from, to, total: none, promises: [], services: [], counters: [], origins: [] },
    days: (parts.days ?? []).map(([of, given]) => ({ ...none, of, given })),
    hours: (parts.hours ?? []).map(([of, given]) => ({ ...none, of, given })),
  }
}
const given = (rows: ReturnType<typeof trendRows>) =>
  rows.map(({ now, before }) => [now?.given, before?.given])

test('days stand beside those in their places in the period before, and a day without anybody is a gap', () => {
  const shown = figuresOf('2026-10-24', '2026-10-26', {
    days: [
      ['2026-10-24', 3],
      ['2026-10-26', 5],
    ],
  })
  const before = figuresOf('2026-10-21', '2026-10-23', { days: [['2026-10-22', 4]] })
  expect(given(trendRows(shown, before))).toEqual([
    [3, undefined],
    [undefined, 4],
    [5, undefined],
  ])
})

test('a day goes by its hours', () => {
  const shown = figuresOf('2026-10-24', '2026-10-24', {
    hours: [
      [8, 3],
      [10, 5],
    ],
  })
  const before = figuresOf('2026-10-17', '2026-10-17', { hours: [[10, 2]] })
  expect(given(trendRows(shown, before))).toEqual([
    [3, undefined],
    [undefined, undefined],
    [5, 2],
  ])
  expect(trendRows(figuresOf('2026-10-24', '2026-10-24', {}), undefined)).toEqual([])
})
