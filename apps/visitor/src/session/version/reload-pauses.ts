/** Memory of its failures that a screen has at which nobody stands, from one loading of the page to the next. */
type Failures = { readonly count: number; readonly at: number }

const firstPauseMs = 5_000
const longestPauseMs = 5 * 60_000
/** Time in ms without a failure after which earlier ones are forgotten. */
const forgottenMs = 15 * 60_000

/**
 * Counts one more failure. `pauseMs` is how long to wait before the page is loaded again: twice as long each time, up to five minutes, so that
 * hundreds of screens which fail alike do not wear down a server.
 */
export function countFailure(before: Failures | null, now: number): Failures & { readonly pauseMs: number } {
  const isRecent = before !== null && Math.abs(now - before.at) < forgottenMs
  const count = isRecent ? before.count + 1 : 1
  return { count, at: now, pauseMs: Math.min(longestPauseMs, firstPauseMs * 2 ** (count - 1)) }
}

/** Reads what was kept; what is no such record counts as none. */
export function failuresFrom(kept: string | null): Failures | null {
  const [count, at] = (kept ?? '').split(' ').map(Number)
  return count && at ? { count, at } : null
}

/** Writes it as it is kept. */
export function failuresText({ count, at }: Failures): string {
  return `${count} ${at}`
}
