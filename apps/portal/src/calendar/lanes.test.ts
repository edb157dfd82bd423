import type { Interval } from '@rinda/domain/time/zone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Hold, isStillFree, type LanePlace, layLanes, widestMoment } from './lanes.ts'

const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 720 }), fc.integer({ min: 5, max: 120 }))
  .map(([from, minutes]) => ({ from, till: from + minutes }))
const anySpans = fc.array(anySpan, { maxLength: 14 })
/** Free cells never lie on each other: they are cut where the next begins. */
const anyFree = fc
  .uniqueArray(fc.integer({ min: 0, max: 36 }), { maxLength: 12 })
  .map((starts) => starts.map((start) => ({ from: start * 20, till: start * 20 + 20 })))

const overlap = (a: Interval, b: Interval) => a.from < b.till && b.from < a.till
const sideways = (place: LanePlace): [number, number] => [
  place.lane / place.lanes,
  (place.lane + 1) / place.lanes,
]

describe('lanes', () => {
  test('what overlaps in time never overlaps on the page, and nothing leaves the column', () => {
    fc.assert(
      fc.property(anySpans, anyFree, (taken, free) => {
        const places = layLanes(taken, free)
        const cells = taken.map((span, index) => ({ span, place: places.taken[index] }))
        for (const [index, one] of cells.entries()) {
          if (!one.place) throw new Error('a cell without a place')
          expect(one.place.lane).toBeLessThan(one.place.lanes)
          for (const other of cells.slice(index + 1)) {
            if (!other.place || !overlap(one.span, other.span)) continue
            const [left, right] = sideways(one.place)
            const [otherLeft, otherRight] = sideways(other.place)
            expect(right <= otherLeft + 1e-9 || otherRight <= left + 1e-9).toBe(true)
          }
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('what is free beside bookings has the edge of the column, which they leave to it', () => {
    fc.assert(
      fc.property(anySpans, anyFree, (taken, free) => {
        const places = layLanes(taken, free)
        for (const [index, span] of free.entries()) {
          const besides = taken.flatMap((one, at) => (overlap(one, span) ? [places.taken[at]] : []))
          if (besides.length > 0) expect(places.free[index]).toEqual({ isBeside: true })
          expect(besides.every((place) => place?.hasFree === true)).toBe(true)
        }
        if (free.length === 0) expect(places.taken.every(({ hasFree }) => !hasFree)).toBe(true)
      }),
    )
  })

  test('a lone booking has the whole width, whatever is free before and after it', () => {
    const places = layLanes(
      [{ from: 30, till: 60 }],
      [
        { from: 0, till: 30 },
        { from: 60, till: 90 },
      ],
    )
    expect(places).toEqual({
      taken: [{ lane: 0, lanes: 1, hasFree: false }],
      free: [{ isBeside: false }, { isBeside: false }],
    })
  })
})

describe('still free', () => {
  test('agrees with counting minute by minute', () => {
    const anyHold = fc
      .tuple(anySpan, fc.boolean())
      .map(([span, takesAll]): Hold => ({ ...span, takesAll: takesAll && span.from % 3 === 0 }))
    fc.assert(
      fc.property(
        anySpan,
        fc.array(anyHold, { maxLength: 10 }),
        fc.integer({ min: 1, max: 4 }),
        (slot, holds, lanes) => {
          let isFree = true
          for (let at = slot.from; at < slot.till; at++) {
            const now = holds.filter((hold) => hold.from <= at && hold.till > at)
            if (now.length >= lanes || now.some((hold) => hold.takesAll)) isFree = false
          }
          expect(isStillFree(slot, holds, lanes)).toBe(isFree)
        },
      ),
      { numRuns: 1500 },
    )
  })

  test('the widest moment is the most at once', () => {
    expect(widestMoment([])).toBe(0)
    expect(
      widestMoment([
        { from: 0, till: 30 },
        { from: 30, till: 60 },
        { from: 10, till: 40 },
      ]),
    ).toBe(2)
  })
})
