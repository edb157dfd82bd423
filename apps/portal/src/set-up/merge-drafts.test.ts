import { expect, test } from 'vitest'
import { mergeDrafts } from './merge-drafts.ts'

const base = { name: 'Anna', role: 'user', places: [1, 2] as readonly number[] | null }

test('each field is of whoever changed it, and what both changed differently is asked about', () => {
  const mine = { ...base, name: 'Anna B.', places: [1] }
  const theirs = { ...base, name: 'Anna C.', role: 'admin' }
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    draft: { name: 'Anna B.', role: 'admin', places: [1] },
    conflicts: ['name'],
  })
})

test('of a change that both made alike nothing is asked', () => {
  const both = { ...base, places: null }
  expect(mergeDrafts(base, both, both)).toEqual({ draft: both, conflicts: [] })
})

test('what they changed back is theirs no more', () => {
  const mine = { ...base, name: 'Anna B.' }
  expect(mergeDrafts(base, mine, base)).toEqual({ draft: mine, conflicts: [] })
})
