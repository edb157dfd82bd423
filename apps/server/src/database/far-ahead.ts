const dayMs = 24 * 3_600_000

/**
 * Gives the time after which nothing that is done again and again is ever planned. What is due later was planned by a clock that was ahead and has been put right since: it is due now, or
 * it would not be done until then.
 */
export function farAhead(now: Date): Date {
  return new Date(now.getTime() + dayMs)
}
