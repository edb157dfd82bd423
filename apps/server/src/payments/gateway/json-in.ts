/** Reads what a body says as JSON; undefined: it is none. */
export function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
