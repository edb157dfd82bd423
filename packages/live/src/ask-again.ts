const leastMs = 5_000

/**
 * Gives the time in ms after which an unanswered request is sent again by itself: five to ten seconds, at
 * random, so that many screens that failed together do not ask together.
 */
export function askAgainMs(): number {
  return leastMs + Math.random() * leastMs
}
