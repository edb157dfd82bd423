const leastMs = 5_000

/**
 * How long until what was not answered is asked for again by itself, in ms: five to ten seconds, at random, so that many screens that
 * failed together do not ask together.
 */
export function askAgainMs(): number {
  return leastMs + Math.random() * leastMs
}
