/** Clock that a pace goes by; a test brings its own. */
export type PaceClock = { nowMs: () => number; wait: (ms: number) => Promise<void> }

/** The pace of the server's own clock. */
export function paceOf(clock: () => Date): PaceClock {
  return {
    nowMs: () => clock().getTime(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
}

/**
 * Lets one through every so often, in the order in which they come. Whoever would wait longer than they may is turned away at once, and
 * takes nobody's turn.
 */
export function createPace(everyMs: number, { nowMs, wait }: PaceClock) {
  let nextAt = Number.NEGATIVE_INFINITY
  return async (mostMs: number): Promise<boolean> => {
    const now = nowMs()
    const turn = Math.max(now, nextAt)
    if (turn - now > mostMs) return false
    nextAt = turn + everyMs
    if (turn > now) await wait(turn - now)
    return true
  }
}
