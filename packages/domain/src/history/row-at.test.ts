import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Columns, countMade, type RowChange, rowAt } from './row-at.ts'

const value = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.array(fc.integer()))
const columns = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value, { minKeys: 1 })
/** The first columns of a row, whether the audit knows how it began, and what was written to it when. */
const lives = fc.record({
  first: fc.record({ a: value, b: value, c: value, d: value }),
  isAudited: fc.boolean(),
  start: fc.nat(100),
  writes: fc.array(fc.record({ after: columns, wait: fc.nat(3) }), { maxLength: 12 }),
})

type Sample = typeof lives extends fc.Arbitrary<infer Value> ? Value : never
type Life = {
  changes: RowChange[]
  states: { from: number; row: Columns | null }[]
  now: Columns
}

/** Lives a row forward, as writes do it: each leaves what it changed, and the state is written down beside it. */
function live({ first, isAudited, start, writes }: Sample): Life {
  let at = start
  let row: Columns = first
  const changes: RowChange[] = isAudited ? [{ at, before: null, after: first }] : []
  const states: Life['states'] = [
    { from: Number.NEGATIVE_INFINITY, row: isAudited ? null : first },
    { from: at, row },
  ]
  for (const { after, wait } of writes) {
    at += wait
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, row[name]]))
    changes.push({ at, before, after })
    row = { ...row, ...after }
    states.push({ from: at, row })
  }
  return { changes, states, now: row }
}

describe('a row at a moment', () => {
  test('is what was written down then, whatever came later', () => {
    fc.assert(
      fc.property(lives, fc.nat(150), (sample, moment) => {
        const { changes, states, now } = live(sample)
        expect(rowAt(now, changes, moment)).toEqual(states.findLast(({ from }) => from <= moment)?.row)
      }),
      { numRuns: 1000 },
    )
  })

  test('of a change of that very moment is what it made of it', () => {
    const changes = [{ at: 5, before: { a: 1 }, after: { a: 2 } }]
    expect([4, 5, 6].map((moment) => rowAt({ a: 2 }, changes, moment))).toEqual([
      { a: 1 },
      { a: 2 },
      { a: 2 },
    ])
  })

  test('does not have back what the audit has forgotten', () => {
    const changes = [
      { at: 1, before: { status: 'scheduled' }, after: { status: 'confirmed' } },
      { at: 9, before: { status: 'confirmed' }, after: { status: 'canceled' } },
    ]
    expect(rowAt({ name: '', status: 'canceled' }, changes, 0)).toEqual({ name: '', status: 'scheduled' })
  })

  test('of two nodes whose clocks differ is one that there was', () => {
    const changes = [
      { at: 10, before: { a: 1 }, after: { a: 2 } },
      { at: 8, before: { a: 2, b: 1 }, after: { a: 3, b: 2 } },
    ]
    expect(countMade(changes, 9)).toBe(2)
    expect(rowAt({ a: 3, b: 2 }, changes, 9)).toEqual({ a: 3, b: 2 })
    expect(rowAt({ a: 3, b: 2 }, changes, 7)).toEqual({ a: 1, b: 1 })
  })
})
