import papa from 'papaparse'
import { expect, test } from 'vitest'
import { figuresCsv } from './figures-csv.ts'

const none = {
  ...{ given: 0, served: 0, no_shows: 0, canceled: 0 },
  ...{ wait_median: null, wait_high: null, visit_median: null, visit_high: null },
  ...{ promised: 0, kept: 0, late: 0, said_low: null, said_median: null, said_high: null },
  ...{ came_low: null, came_median: null, came_high: null },
}
const words = {
  ...{ by: 'By', name: 'Name', total: 'Total', hours: 'Hour' },
  ...{ services: 'Service', counters: 'Counter', origins: 'Way', given: 'Tickets', served: 'Served' },
  ...{ waited: 'Wait', waitedHigh: 'Wait 9/10', visit: 'Visit', visitHigh: 'Visit 9/10' },
  ...{ noShows: 'No-shows', canceled: 'Gave back', promised: 'Promised', kept: 'Kept' },
  ...{ late: 'Late', saidLow: 'From', said: 'Said', saidHigh: 'To' },
  ...{ cameLow: 'Came 1/10', came: 'Came', cameHigh: 'Came 9/10' },
}
const names = {
  services: (of: number | string) => `=Service ${of}`,
  counters: (of: number | string) => String(of),
  origins: (of: number | string) => String(of),
}

test('the file has the total, the hours and each share, and nothing that a spreadsheet would work out', () => {
  const figures = {
    ...none,
    given: 3,
    served: 2,
    wait_median: 7.25,
    wait_high: 12,
    no_shows: 1,
    promised: 2,
    kept: 1,
    late: 1,
    said_low: 4,
  }
  const csv = figuresCsv(
    {
      ...{ date: '2026-11-23', total: figures, hours: [{ of: 9, ...figures }] },
      ...{ services: [{ of: 21, ...figures }], counters: [{ of: 'Zāle', ...none }] },
      origins: [{ of: 'kiosk' as const, ...none }],
    },
    names,
    words,
  )
  const { data } = papa.parse<string[]>(csv.replace('\uFEFF', '').trim())
  expect(data.slice(0, 2).map((row) => row.slice(-9))).toEqual([
    ['Promised', 'Kept', 'Late', 'From', 'Said', 'To', 'Came 1/10', 'Came', 'Came 9/10'],
    ['2', '1', '1', '4.0', '', '', '', '', ''],
  ])
  expect(data.map(([by, name, given, , wait]) => [by, name, given, wait])).toEqual([
    ['By', 'Name', 'Tickets', 'Wait'],
    ['Total', '2026-11-23', '3', '7.3'],
    ['Hour', '09:00', '3', '7.3'],
    ['Service', "'=Service 21", '3', '7.3'],
    ['Counter', 'Zāle', '0', ''],
    ['Way', 'kiosk', '0', ''],
  ])
})
