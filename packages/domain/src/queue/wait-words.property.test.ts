import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marginOf, sayMoment, sayWait } from './wait-words.ts'

const waits = fc
  .record({ low: fc.nat(300), more: fc.nat(300) })
  .map(({ low, more }) => ({ low, high: low + more }))
const part = fc.double({ min: -1, max: 1, noNaN: true })

describe('a wait as it is said', () => {
  it.each([
    [
      [8, 15],
      [8, 15],
    ],
    [
      [17, 23],
      [15, 25],
    ],
    [
      [4, 6],
      [4, 6],
    ],
    [
      [3, 3],
      [2, 3],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [0, 1],
      [0, 1],
    ],
    [
      [40, 88],
      [40, 90],
    ],
    [
      [50, 91],
      [30, 120],
    ],
    [
      [130, 200],
      [120, 210],
    ],
  ])('of %o minutes is %o', ([low = 0, high = 0], [from, till]) => {
    const said = sayWait({ low, high })
    expect(said.high).toBe(till)
    expect(said.low).toBe(from)
  })

  it('holds the wait, in order, and not much more than it', () => {
    fc.assert(
      fc.property(waits, (wait) => {
        const said = sayWait(wait)
        expect(said.low).toBeLessThanOrEqual(wait.low)
        expect(said.high).toBeGreaterThanOrEqual(wait.high)
        expect(said.low).toBeLessThanOrEqual(said.high)
        expect(said.high).toBeLessThanOrEqual(Math.max(wait.high + 30, wait.high * 1.25))
      }),
    )
  })

  it('stays as it is while the wait is about the same, however often it is worked out', () => {
    fc.assert(
      fc.property(waits, fc.array(fc.tuple(part, part), { minLength: 1, maxLength: 20 }), (wait, moves) => {
        const first = sayWait(wait)
        let said = first
        for (const [low, high] of moves) {
          const next = {
            low: Math.max(0, wait.low + low * marginOf(first.low)),
            high: wait.high + high * marginOf(first.high) * 0.8,
          }
          said = sayWait(next, said)
          expect(said).toEqual(first)
        }
      }),
    )
  })

  it('is the same again for the same wait, whatever was said before', () => {
    fc.assert(
      fc.property(waits, waits, (before, wait) => {
        const said = sayWait(wait, sayWait(before))
        expect(sayWait(wait, said)).toBe(said)
      }),
    )
  })

  it('holds the wait but for the margin, whatever was said before', () => {
    fc.assert(
      fc.property(fc.array(waits, { minLength: 1, maxLength: 12 }), (all) => {
        let said = sayWait({ low: 0, high: 0 })
        for (const wait of all) {
          said = sayWait(wait, said)
          expect(said.low - marginOf(said.low)).toBeLessThanOrEqual(wait.low)
          expect(said.high + marginOf(said.high)).toBeGreaterThanOrEqual(wait.high)
        }
      }),
    )
  })

  it('goes down as time passes, and never up again on the way', () => {
    fc.assert(
      fc.property(waits, (wait) => {
        let said = sayWait(wait)
        for (let gone = 1; gone <= wait.high; gone++) {
          const next = sayWait({ low: Math.max(0, wait.low - gone), high: wait.high - gone }, said)
          expect(next.high).toBeLessThanOrEqual(said.high)
          said = next
        }
        expect(said.high).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('a moment as it is said', () => {
  const minute = 60_000
  it('is of five minutes, and stays while it is about right', () => {
    const at = Date.UTC(2026, 10, 23, 9, 32)
    const said = sayMoment(at)
    expect(said).toBe(Date.UTC(2026, 10, 23, 9, 30))
    expect(sayMoment(at + 2 * minute, said)).toBe(said)
    expect(sayMoment(at - 6 * minute, said)).toBe(said)
    expect(sayMoment(at + 4 * minute, said)).toBe(Date.UTC(2026, 10, 23, 9, 35))
  })
})
