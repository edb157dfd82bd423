import { expect, test } from 'vitest'
import { countFailure, failuresFrom, failuresText } from './reload-pauses.ts'

const noon = Date.parse('2026-11-23T10:00:00Z')

/** Pauses of a screen that fails as soon as it is loaded, for as long as it does. */
function pausesOf(failures: number): number[] {
  const pauses: number[] = []
  let [kept, now]: [string | null, number] = [null, noon]
  for (let count = 0; count < failures; count += 1) {
    const { pauseMs, ...counted } = countFailure(failuresFrom(kept), now)
    kept = failuresText(counted)
    pauses.push(pauseMs)
    now += pauseMs + 1_000
  }
  return pauses
}

test('a screen that fails again and again waits longer each time, and never longer than five minutes', () => {
  expect(pausesOf(9).map((ms) => ms / 1_000)).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300])
})

test('what failed long ago is forgotten', () => {
  expect(countFailure({ count: 6, at: noon }, noon + 16 * 60_000)).toMatchObject({ count: 1, pauseMs: 5_000 })
})

test('what is kept and makes no sense counts as nothing', () => {
  for (const kept of [null, '', 'x', '3', 'a b']) expect(failuresFrom(kept)).toBeNull()
})
