import type { Interval } from './width.ts'

/** Errors of two estimates of the same waits, as sums of squares and of products in square minutes that fade, and how many there were. */
export type Mix = { drawn: number; usual: number; both: number; seen: number }

/** Two estimates of a wait in milliseconds: that of the draws, and the usual one at this length of the line. */
export type TwoEstimates = { drawn: number; usual: number }

/** Makes the mix of a line of which nothing is known: what was drawn, alone. */
export function firstMix(): Mix {
  return { drawn: 0, usual: 0, both: 0, seen: 0 }
}

const minute = 60_000
const fading = 0.998
/** Waits that were held against both before the usual one has a say. */
const enough = 40
/** Times that a usual wait is as long as what was drawn at most, or as short: where a line stands as it never stood, the draw has the say. */
const mostApart = 3
/** Interval around a usual wait, as parts of it; the correction of the width does the rest. */
const usualLow = 0.6
const usualHigh = 1.4

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/**
 * The part of the draws in the estimate that has the least error, if the errors stay as they were (J. M. Bates, C. W. J. Granger, "The Combination of
 * Forecasts", 1969). Two estimates that err for different reasons err less together.
 */
export function partOfDraws({ drawn, usual, both, seen }: Mix): number {
  const apart = drawn + usual - 2 * both
  return seen < enough || !(apart > 1e-6) ? 1 : within((usual - both) / apart, 0, 1)
}

/** Mixes what was drawn with the usual wait at this length of the line. */
export function mixed({ low, middle, high }: Interval, usual: number | undefined, mix: Mix): Interval {
  const part = partOfDraws(mix)
  if (usual === undefined || part === 1) return { low, middle, high }
  const near = within(usual, middle / mostApart, middle * mostApart)
  const between = (own: number, other: number) => part * own + (1 - part) * other
  return {
    low: between(low, near * usualLow),
    middle: between(middle, near),
    high: between(high, near * usualHigh),
  }
}

/** Learns from a call: both estimates, and the time that was waited. */
export function noteMix(mix: Mix, { drawn, usual }: TwoEstimates, waitedMs: number): void {
  if (![drawn, usual, waitedMs].every(Number.isFinite)) return
  const [one, other] = [(drawn - waitedMs) / minute, (usual - waitedMs) / minute]
  mix.drawn = mix.drawn * fading + one * one
  mix.usual = mix.usual * fading + other * other
  mix.both = mix.both * fading + one * other
  mix.seen += 1
}
