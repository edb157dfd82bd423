import type { DayColumn, DaySheet } from '@rinda/contract/booking/day-sheet'
import type { AttentionCounts, DayState } from '@rinda/contract/booking/day-state'
import { describe, expect, test } from 'vitest'
import { countAt, withColumn, withCount, withMarks } from './day-states.ts'

const column = (id: string, times: string[]): DayColumn => ({
  ...{ kind: 'specialist', id, name: id, lanes: 1, service_ids: ['1'], busy: [], off: [] },
  free: times.map((time) => ({ date: '2026-12-14', time, duration: 30, service_ids: ['1'] })),
})
const state = (more: Partial<DayState>): { state: DayState } => ({
  state: {
    ...{ company_id: '1', location_id: '1', date: '2026-12-14', kind: 'specialist', id: '5' },
    ...{ column: column('5', ['11:00']), attention: [], ...more },
  },
})
const mark = (qtid: string, until: string) => ({ qtid, reasons: ['overlap' as const], until })

describe('a sheet', () => {
  const day = (date: string) => ({
    ...{ date, open: null, special: false },
    columns: [column('4', ['10:00']), column('5', ['10:00'])],
  })
  const sheet: DaySheet = {
    location_id: '1',
    zone: 'Europe/Riga',
    days: [day('2026-12-13'), day('2026-12-14')],
  }

  test('has the new column in its place, and all else as the same objects', () => {
    const after = withColumn(sheet, state({}))
    expect(after.days[1]?.columns[1]).toEqual(column('5', ['11:00']))
    expect(after.days[0]).toBe(sheet.days[0])
    expect(after.days[1]?.columns[0]).toBe(sheet.days[1]?.columns[0])
  })

  test.each([
    { location_id: '2' },
    { date: '2026-12-15' },
    { id: '6', column: column('6', []) },
    { column: null },
    { column: column('5', ['10:00']) },
  ])('is the same object after %j', (more) => {
    expect(withColumn(sheet, state(more))).toBe(sheet)
  })
})

test('the marks of a week are those of the state, in that column of that day', () => {
  const week = { locationId: 1, from: '2026-12-14', till: '2026-12-21', marks: [] }
  const one = withMarks(week, state({ attention: [mark('a', ''), mark('b', '')] }))
  expect(one.marks.map(({ qtid }) => qtid)).toEqual(['a', 'b'])
  const two = withMarks(one, state({ id: '6', attention: [mark('c', '')] }))
  const three = withMarks(two, state({ attention: [mark('b', '')] }))
  expect(three.marks.map(({ qtid }) => qtid)).toEqual(['c', 'b'])
  expect(withMarks(three, state({ date: '2026-12-21', attention: [mark('d', '')] }))).toBe(three)
  expect(withMarks(week, state({}))).toBe(week)
})

test('what needs attention is counted as long as it does, within the days and the company that were asked for', () => {
  const noon = Date.parse('2026-12-14T12:00Z') / 60_000
  const none: AttentionCounts = { company_id: '1', from: '2026-12-01', till: '2027-03-01', data: [] }
  const two = withCount(
    none,
    state({ attention: [mark('a', '2026-12-14T12:10:00.000Z'), mark('b', '2026-12-14T13:00:00.000Z')] }),
  )
  expect([noon, noon + 10, noon + 60].map((now) => countAt(two, now))).toEqual([2, 1, 0])
  expect(countAt(withCount(two, state({})), noon)).toBe(0)
  for (const elsewhere of [{ company_id: '2' }, { date: '2027-03-01' }])
    expect(withCount(none, state({ ...elsewhere, attention: [mark('c', '')] }))).toBe(none)
})
