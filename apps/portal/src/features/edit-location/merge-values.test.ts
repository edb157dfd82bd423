import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

const before = { name_lv: 'Viens', phone: '1', visible: true }

test('what nobody touched here follows, what nobody touched there stays as typed', () => {
  const merged = mergeValues(before, { ...before, phone: '2' }, { ...before, name_lv: 'Divi' })
  expect(merged).toEqual({
    values: { name_lv: 'Divi', phone: '2', visible: true },
    followed: ['name_lv'],
    conflicts: [],
  })
})

test('what both changed to something else is to be decided, and stays as typed until then', () => {
  const merged = mergeValues(before, { ...before, phone: 'mine' }, { ...before, phone: 'theirs' })
  expect(merged).toEqual({ values: { ...before, phone: 'mine' }, followed: [], conflicts: ['phone'] })
})

test('what both changed to the same is no conflict', () => {
  const changed = { ...before, visible: false }
  expect(mergeValues(before, changed, changed)).toEqual({ values: changed, followed: [], conflicts: [] })
})

const values = fc.record({
  a: fc.constantFrom('', '1', '2'),
  b: fc.constantFrom('', '1', '2'),
  c: fc.boolean(),
})

test('no change is lost: every one stands in the merged values or is among the conflicts', () => {
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const merged = mergeValues(base, mine, theirs)
      for (const name of ['a', 'b', 'c'] as const) {
        const isDecided = !merged.conflicts.includes(name)
        if (mine[name] !== base[name]) expect(merged.values[name]).toBe(mine[name])
        if (theirs[name] !== base[name] && isDecided) expect(merged.values[name]).toBe(theirs[name])
        if (mine[name] === base[name] && theirs[name] === base[name])
          expect(merged.values[name]).toBe(base[name])
      }
    }),
  )
})

test('merging what is merged again changes nothing', () => {
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const once = mergeValues(base, mine, theirs)
      expect(mergeValues(theirs, once.values, theirs).values).toEqual(once.values)
    }),
  )
})
