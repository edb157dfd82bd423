type Kept<Value> = { value: Promise<Value>; at: number }

/** Keeps what was worked out lately, so many values for so long; what fails is worked out again. */
export function createBoundedCache<Value>(most: number, keepMs: number) {
  const kept = new Map<string, Kept<Value>>()
  return (key: string, now: number, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key)
    if (known && Math.abs(now - known.at) < keepMs) return known.value
    const fresh = { value: make(), at: now }
    kept.delete(key)
    kept.set(key, fresh)
    fresh.value.catch(() => kept.get(key) === fresh && kept.delete(key))
    // The first one is the one that was worked out the longest ago.
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return fresh.value
  }
}
