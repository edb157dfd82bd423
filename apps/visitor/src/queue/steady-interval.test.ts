import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundedInterval, steadyInterval } from './steady-interval.ts'

const minutes = fc
  .record({ low: fc.nat(200), more: fc.nat(200) })
  .map(({ low, more }) => ({ low, high: low + more }))

describe('an interval as it is said', () => {
  test.each([
    [
      { low: 8, high: 15 },
      { low: 8, high: 15 },
    ],
    [
      { low: 17, high: 23 },
      { low: 15, high: 25 },
    ],
    [
      { low: 3, high: 3 },
      { low: 3, high: 4 },
    ],
  ])('%o is said as %o', (wait, said) => expect(roundedInterval(wait)).toEqual(said))

  test('is never narrower than what the server says, and never a single minute', () => {
    fc.assert(
      fc.property(minutes, (wait) => {
        const said = roundedInterval(wait)
        expect(said.low).toBeLessThanOrEqual(wait.low)
        expect(said.high).toBeGreaterThanOrEqual(wait.high)
        expect(said.high).toBeGreaterThan(said.low)
      }),
    )
  })
})

describe('over time', () => {
  const shown = steadyInterval(null, { low: 8, high: 14, ahead: 4 }, 0)

  test('a small change waits, a large one is shown at once', () => {
    expect(steadyInterval(shown, { low: 9, high: 15, ahead: 4 }, 1_000)).toBe(shown)
    expect(steadyInterval(shown, { low: 14, high: 25, ahead: 4 }, 1_000)).toMatchObject({ low: 14, high: 25 })
  })

  test('a small change that lasts is shown after a while', () => {
    expect(steadyInterval(shown, { low: 9, high: 15, ahead: 4 }, 90_000)).toMatchObject({ low: 9, high: 15 })
  })

  test('who moves up sees it at once', () => {
    expect(steadyInterval(shown, { low: 8, high: 13, ahead: 3 }, 1_000)).toMatchObject({ high: 13, ahead: 3 })
  })

  test('the same again is no change, so that the clock of a later one begins where it was shown first', () => {
    expect(steadyInterval(shown, { low: 8, high: 14, ahead: 4 }, 60_000)).toBe(shown)
  })
})
