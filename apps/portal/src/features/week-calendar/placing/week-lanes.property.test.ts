import fc from 'fast-check'
import { expect, test } from 'vitest'
import { busyLanes, namesEdge } from './busy-lanes.ts'
import { type Across, chainsOf, overlap, type Spanned, sideBySide } from './week-lanes.ts'

const items = fc
  .array(
    fc
      .record({
        from: fc.integer({ min: 0, max: 600 }),
        minutes: fc.integer({ min: 5, max: 120 }),
        rank: fc.integer({ min: 0, max: 2 }),
        canHalve: fc.boolean(),
      })
      .map(({ from, minutes, rank, canHalve }) => ({
        ...{ span: { from, till: from + minutes }, rank, fitsHalf: canHalve && rank === 2 },
      })),
    { minLength: 1, maxLength: 80 },
  )
  .map((all) =>
    all.toSorted((one, other) => one.span.from - other.span.from || one.span.till - other.span.till),
  )
const hourOf = ({ span }: Spanned) => Math.floor(span.from / 60)

const areApart = (one: Across & Spanned, other: Across & Spanned) =>
  !overlap(one.span, other.span) || one.right <= other.left + 1e-9 || other.right <= one.left + 1e-9

function expectApart(all: readonly (Across & Spanned)[]) {
  for (const [index, one] of all.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(0)
    expect(one.right).toBeLessThanOrEqual(1)
    expect(one.right).toBeGreaterThan(one.left)
    for (const other of all.slice(index + 1)) expect(areApart(one, other)).toBe(true)
  }
}

test('side by side nothing lies on anything else, and what stands alone has the whole width', () => {
  fc.assert(
    fc.property(items, (all) => {
      for (const chain of chainsOf(all)) {
        const { lanes, laid } = sideBySide(chain, 1_000) ?? { lanes: 0, laid: [] }
        expect(laid.map(({ span }) => span)).toEqual(chain.map(({ span }) => span))
        expectApart(laid)
        if (chain.length === 1) expect(laid[0]).toMatchObject({ left: 0, right: 1 })
        if (lanes > 1) expect(sideBySide(chain, lanes - 1)).toBeNull()
      }
    }),
  )
})

test('chains do not overlap, and hold all that was given', () => {
  fc.assert(
    fc.property(items, (all) => {
      const chains = chainsOf(all)
      expect(chains.flat()).toEqual(all)
      const ends = chains.map((chain) => Math.max(...chain.map(({ span }) => span.till)))
      for (const [index, chain] of chains.slice(1).entries()) {
        expect(chain[0]?.span.from).toBeGreaterThanOrEqual(ends[index] ?? 0)
      }
    }),
  )
})

test('a busy time has three lanes at most: nothing lies on anything else, and nobody is lost', () => {
  fc.assert(
    fc.property(items, (all) => {
      for (const chain of chainsOf(all)) {
        const { named, rests } = busyLanes(chain, hourOf)
        const boxes = rests.map(({ span }) => ({ span, left: namesEdge, right: 1 }))
        expectApart([...named, ...boxes])
        expect(named.length + rests.reduce((sum, { items: own }) => sum + own.length, 0)).toBe(chain.length)
        for (const { span, items: own } of rests) {
          expect(span.till - span.from).toBeGreaterThanOrEqual(5)
          for (const one of own) expect(one.span.from).toBeGreaterThanOrEqual(span.from)
        }
        const edges = [...named, ...boxes].map(({ left }) => left)
        expect(new Set(edges).size).toBeLessThanOrEqual(4)
      }
    }),
  )
})

test('what ranks first is named before all that it overlaps, and half the lanes are for what fits them', () => {
  fc.assert(
    fc.property(items, (all) => {
      for (const chain of chainsOf(all)) {
        const { named, rests } = busyLanes(chain, hourOf)
        for (const left of rests.flatMap((rest) => rest.items)) {
          const inTheWay = named.filter((one) => overlap(one.span, left.span))
          expect(inTheWay.some(({ rank }) => rank <= left.rank)).toBe(true)
        }
        for (const one of named) {
          if (!one.fitsHalf) expect([one.left, [namesEdge, 1].includes(one.right)]).toEqual([0, true])
        }
      }
    }),
  )
})
