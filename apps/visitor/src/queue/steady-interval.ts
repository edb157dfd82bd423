/** Interval of minutes as a page says it. */
export type Interval = { readonly low: number; readonly high: number }
/** Interval that is shown: since when (ms since 1970), and of how many people ahead. */
export type ShownInterval = Interval & { readonly since: number; readonly ahead: number }

/** Minutes up to which an interval is said to the minute; above, in steps of five. */
const exactUpTo = 15
const step = 5
/** Part by which an end may be another before the page says so at once. */
const tolerance = 0.2
/** Time in ms for which a small change waits. */
const steadyMs = 90_000

/** Rounds an interval outwards, so that it holds at least as often as the server's; it is never a single minute. */
export function roundedInterval({ low, high }: Interval): Interval {
  const from = low <= exactUpTo ? Math.floor(low) : Math.floor(low / step) * step
  const till = high <= exactUpTo ? Math.ceil(high) : Math.ceil(high / step) * step
  return { low: from, high: Math.max(till, from + 1) }
}

/**
 * Gives the interval to show: the one that is shown stays while the new one is about the same, so that it does not jump back and forth. Who
 * moves up in the line, or has to wait for much longer, sees it at once.
 */
export function steadyInterval(
  shown: ShownInterval | null,
  next: Interval & { readonly ahead: number },
  now: number,
): ShownInterval {
  const fresh = { ...roundedInterval(next), since: now, ahead: next.ahead }
  if (!shown || shown.ahead !== next.ahead) return fresh
  if (shown.low === fresh.low && shown.high === fresh.high) return shown
  const isAlike = isNear(shown.low, fresh.low) && isNear(shown.high, fresh.high)
  return isAlike && now - shown.since < steadyMs ? shown : fresh
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(1, tolerance * Math.max(one, other))
}
