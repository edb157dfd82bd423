import { columnKeys } from '@rinda/domain/company/view'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSettings, shownColumns, usualSettings } from './table-settings.ts'

test('reads what was kept', () => {
  const kept = {
    hidden: ['email', 'phone'],
    sort: { column: 'customer', isDescending: true },
    states: ['expired'],
  }
  expect(parseSettings(JSON.stringify(kept))).toEqual(kept)
})

test('a filter that shows nothing is kept too', () => {
  expect(parseSettings('{"states":[]}').states).toEqual([])
})

test.each([[null], [''], ['nonsense'], ['[]'], ['7'], ['{"hidden":"email","sort":7,"states":{}}']])(
  '%s is as usual',
  (text) => expect(parseSettings(text)).toEqual(usualSettings),
)

test('columns and states that there are no more are forgotten', () => {
  const kept = { hidden: ['fax', 'email'], sort: { column: 'fax' }, states: ['gone', 'locked'] }
  expect(parseSettings(JSON.stringify(kept))).toEqual({
    hidden: ['email'],
    sort: usualSettings.sort,
    states: ['locked'],
  })
})

test('any text gives settings that are kept as they are', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = parseSettings(text)
      expect(parseSettings(JSON.stringify(read))).toEqual(read)
    }),
  )
})

test('a table has a column, however many are hidden', () => {
  expect(shownColumns(['date', 'time', 'email'], ['time'])).toEqual(['date', 'email'])
  expect(shownColumns(['date', 'time'], columnKeys)).toEqual(['date'])
})
