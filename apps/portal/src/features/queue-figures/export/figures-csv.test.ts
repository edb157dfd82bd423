import papa from 'papaparse'
import { expect, test } from 'vitest'
import { type CsvWords, figuresCsv, wordNames } from './figures-csv.ts'

const none = {
  ...{ given: 0, served: 0, no_shows: 0, canceled: 0 },
  ...{ wait_median: null, wait_high: null, visit_median: null, visit_high: null },
  ...{ promised: 0, kept: 0, late: 0 },
}
const noneSaid = {
  ...none,
  ...{ said_low: null, said_median: null, said_high: null },
  ...{ came_low: null, came_median: null, came_high: null },
}
const words = Object.fromEntries(wordNames.map((name) => [name, name])) as CsvWords
const names = {
  services: (of: number | string) => `=Service ${of}`,
  counters: (of: number | string) => String(of),
  origins: (of: number | string) => String(of),
  locations: (of: number) => `Location ${of}`,
}
const told = {
  ...{ given: 3, served: 2, wait_median: 7.25, wait_high: 12, no_shows: 1, promised: 2, kept: 1, late: 1 },
}
const figures = {
  ...{ from: '2026-11-01', to: '2026-11-20' },
  total: { ...noneSaid, ...told, said_low: 4 },
  days: [{ of: '2026-11-02', ...none, ...told }],
  hours: [{ of: 9, ...noneSaid, ...told }],
  promises: [{ of: 60, ...noneSaid, promised: 2 }],
  services: [{ of: 21, ...none, ...told }],
  counters: [{ of: 'Zāle', ...none }],
  origins: [{ of: 'kiosk' as const, ...none }],
}

const rowsOf = (csv: string) => papa.parse<string[]>(csv.replace('\uFEFF', '').trim()).data

test('the file has the total, the days, the hours and each share, and nothing that a spreadsheet would work out', () => {
  const data = rowsOf(figuresCsv([{ figures }], names, words))
  expect(data.slice(0, 2).map((row) => row.slice(-9))).toEqual([
    ['promised', 'kept', 'late', 'saidLow', 'said', 'saidHigh', 'cameLow', 'came', 'cameHigh'],
    ['2', '1', '1', '4.0', '', '', '', '', ''],
  ])
  expect(data.map(([, side, name, given, , wait]) => [side, name, given, wait])).toEqual([
    ['sides', 'name', 'given', 'waited'],
    ['total', '', '3', '7.3'],
    ['days', '2026-11-02', '3', '7.3'],
    ['hours', '09:00', '3', '7.3'],
    ['lengths', '60+', '0', ''],
    ['services', "'=Service 21", '3', '7.3'],
    ['counters', 'Zāle', '0', ''],
    ['origins', 'kiosk', '0', ''],
  ])
})

test('the period with which it is compared comes after it, each row under its period, with the locations that are shown', () => {
  const before = { ...figures, from: '2026-10-01', to: '2026-10-20', days: [], hours: [], promises: [] }
  const locations = [{ of: 2, ...none, given: 8 }]
  const data = rowsOf(figuresCsv([{ figures }, { figures: before, locations }], names, words))
  expect(data.filter(([, side]) => side === 'total').map(([period]) => period)).toEqual([
    '2026-11-01 – 2026-11-20',
    '2026-10-01 – 2026-10-20',
  ])
  expect(data.at(-1)?.slice(0, 4)).toEqual(['2026-10-01 – 2026-10-20', 'locations', 'Location 2', '8'])
})
