import type { QueueFigures } from '@rinda/client/queue/figures'
import { expect, test } from 'vitest'
import { hourRows, hourText } from './hour-rows.ts'

const none = {
  ...{ given: 0, served: 0, no_shows: 0, canceled: 0 },
  ...{ wait_median: null, wait_high: null, visit_median: null, visit_high: null },
  ...{ promised: 0, kept: 0, late: 0, said_low: null, said_median: null, said_high: null },
  ...{ came_low: null, came_median: null, came_high: null },
}
const hoursOf = (...hours: [of: number, given: number, wait: number | null][]): QueueFigures => ({
  ...{ from: '2026-11-23', to: '2026-11-23', total: none, days: [] },
  ...{ promises: [], services: [], counters: [], origins: [] },
  hours: hours.map(([of, given, wait]) => ({ ...none, of, given, wait_median: wait, wait_high: wait })),
})

test('an hour in which nobody came stands between those in which somebody did', () => {
  const rows = hourRows(hoursOf([8, 2, 5], [10, 1, null]), hoursOf([8, 9, 3], [12, 1, 1]))
  expect(rows).toEqual([
    { hour: 8, given: 2, median: 5, high: 5, before: 3 },
    { hour: 9, given: 0, median: null, high: null, before: null },
    { hour: 10, given: 1, median: null, high: null, before: null },
  ])
})

test('a day without anybody has no hours', () => {
  expect(hourRows(hoursOf(), undefined)).toEqual([])
  expect(hourText(8)).toBe('08:00')
})
