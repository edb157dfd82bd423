import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlap, weekLanes } from './week-lanes.ts'

const spans = fc
  .array(
    fc
      .record({ from: fc.integer({ min: 0, max: 120 }), minutes: fc.integer({ min: 1, max: 40 }) })
      .map((one) => ({
        span: { from: one.from, till: one.from + one.minutes },
      })),
    { maxLength: 40 },
  )
  .map((items) =>
    items.toSorted((one, other) => one.span.from - other.span.from || one.span.till - other.span.till),
  )

test('what overlaps never lies on each other, and nothing stands outside its column', () => {
  fc.assert(
    fc.property(spans, (items) => {
      const laid = weekLanes(items)
      expect(laid.map(({ span }) => span)).toEqual(items.map(({ span }) => span))
      for (const [index, one] of laid.entries()) {
        expect(one.lane).toBeGreaterThanOrEqual(0)
        expect(one.wide).toBeGreaterThanOrEqual(1)
        expect(one.lane + one.wide).toBeLessThanOrEqual(one.lanes)
        for (const other of laid.slice(index + 1).filter((each) => overlap(each.span, one.span))) {
          expect(other.lanes).toBe(one.lanes)
          expect(other.chain).toEqual(one.chain)
          expect(other.lane >= one.lane + one.wide || one.lane >= other.lane + other.wide).toBe(true)
        }
      }
    }),
  )
})

test('what stands alone has the whole width', () => {
  fc.assert(
    fc.property(spans, (items) => {
      for (const one of weekLanes(items)) {
        if (items.filter(({ span }) => overlap(span, one.span)).length === 1) {
          expect([one.lane, one.wide]).toEqual([0, one.lanes])
        }
      }
    }),
  )
})
