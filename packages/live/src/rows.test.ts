import { expect, test } from 'vitest'
import { type RowRules, withRow } from './rows.ts'

type Row = { readonly name: string; readonly version: number; readonly start: number }

const rules: RowRules<Row> = {
  isSame: (one, other) => one.name === other.name,
  isNewer: (one, other) => one.version > other.version,
  belongs: true,
}
const inOrder = { ...rules, order: (one: Row, other: Row) => one.start - other.start }
const row = (name: string, start: number, version = 1): Row => ({ name, start, version })
const rows = [row('a', 1), row('b', 3)]
const namesIn = (some: readonly Row[]) => some.map(({ name }) => name).join('')

test('a changed row takes its place, and every other stays the same object', () => {
  const changed = row('b', 3, 2)
  const after = withRow(rows, changed, rules)
  expect(after[1]).toBe(changed)
  expect(after[0]).toBe(rows[0])
})

test('an older row, and one that does not belong and is not there, change nothing', () => {
  expect(withRow(rows, row('b', 9, 0), rules)).toBe(rows)
  expect(withRow(rows, row('c', 9), { ...rules, belongs: false })).toBe(rows)
  expect(withRow(rows, row('c', 9), { ...rules, mayJoin: false })).toBe(rows)
})

test('one that no longer belongs goes, also where none may join', () => {
  expect(namesIn(withRow(rows, row('a', 1, 2), { ...rules, belongs: false, mayJoin: false }))).toBe('b')
})

test('a new row comes last, or where the order has it; one whose place is another moves there', () => {
  expect(namesIn(withRow(rows, row('c', 2), rules))).toBe('abc')
  expect(namesIn(withRow(rows, row('c', 2), inOrder))).toBe('acb')
  expect(namesIn(withRow(rows, row('a', 4, 2), inOrder))).toBe('ba')
})
