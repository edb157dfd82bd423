/** An estimate of a wait, in milliseconds: of 100 such, 80 should end between the first and the last. */
export type Interval = { low: number; middle: number; high: number }

/**
 * Correction of a location's intervals by what really happened, as logarithms: how many times as wide they are made below and above. It follows adaptive conformal inference (I. Gibbs, E. Candès, 2021, arXiv 2106.00170): each miss makes the side
 * wider by nine parts, each hit narrower by one, so that nine of ten hold on each side in the long run, whatever becomes of the habits.
 */
export type Width = { low: number; high: number; seen: number }

/** Makes the correction of a line of which nothing has been promised yet: none. */
export function firstWidth(): Width {
  return { low: 0, high: 0, seen: 0 }
}

const missRate = 0.1
const narrowest = -3
const widest = 2.5
/** Width that a side has at least before it is corrected: one without any could not grow. */
const leastSideMs = 30_000
/** The parts of the logarithm that one call moves it by: more at the beginning. */
const stepOf = (seen: number) => 0.04 + 0.2 / (1 + seen / 20)

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Corrects what was drawn. The order stays, and nobody waits less than no time. */
export function corrected({ low, middle, high }: Interval, width: Width): Interval {
  const below = Math.max(leastSideMs, middle - low) * Math.exp(width.low)
  const above = Math.max(leastSideMs, high - middle) * Math.exp(width.high)
  return { low: Math.max(0, middle - below), middle, high: middle + above }
}

/** Learns from a call: what had been promised, as it was shown, and the time that was waited. */
export function noteKept(width: Width, { low, high }: Interval, waited: number): void {
  if (![low, high, waited].every(Number.isFinite)) return
  const step = stepOf(width.seen)
  width.low = within(width.low + step * ((waited < low ? 1 : 0) - missRate), narrowest, widest)
  width.high = within(width.high + step * ((waited > high ? 1 : 0) - missRate), narrowest, widest)
  width.seen += 1
}
