/** Values read from the database, each kept until somebody says that it may be another now. */
export type ReadCache<Key, Value> = {
  get(key: Key): Promise<Value>
  /** The same for many keys: those that are not known are read together. */
  getAll(keys: readonly Key[], readAll: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>): Promise<Value>[]
  drop(key: Key): void
  dropAll(): void
  /** Counts the values that are kept. */
  size(): number
}

/**
 * Longest time in ms that a change made by hand in the database stays unseen: nobody publishes it. Whatever we change ourselves is dropped
 * at once.
 */
const keepAtMostMs = 60_000

/** Keeps what `read` finds, for a minute; what it does not find, or fails at, is read again. A key may be an object of which there is another one by then: what is over is let go. */
export function createReadCache<Key, Value>(
  read: (key: Key) => Promise<Value>,
  clock: () => Date,
): ReadCache<Key, Value> {
  const kept = new Map<Key, { value: Promise<Value>; readAt: number }>()
  let clearedAt = clock().getTime()
  const isOver = (since: number, now: number) => Math.abs(now - since) >= keepAtMostMs
  function known(key: Key): Promise<Value> | undefined {
    const found = kept.get(key)
    return found && !isOver(found.readAt, clock().getTime()) ? found.value : undefined
  }
  function clearOver(now: number): void {
    if (!isOver(clearedAt, now)) return
    clearedAt = now
    for (const [key, { readAt }] of kept) if (isOver(readAt, now)) kept.delete(key)
  }
  function keep(key: Key, value: Promise<Value>): Promise<Value> {
    const fresh = { value, readAt: clock().getTime() }
    clearOver(fresh.readAt)
    kept.set(key, fresh)
    const forget = () => {
      if (kept.get(key) === fresh) kept.delete(key)
    }
    value.then((found) => found === undefined && forget(), forget)
    return value
  }
  return {
    get: (key) => known(key) ?? keep(key, read(key)),
    getAll(keys, readAll) {
      const missing = keys.filter((key) => !known(key))
      if (missing.length === 0) return keys.map((key) => known(key) ?? keep(key, read(key)))
      const found = readAll(missing)
      for (const key of missing)
        keep(
          key,
          found.then((values) => values.get(key) as Value),
        )
      return keys.map((key) => kept.get(key)?.value ?? read(key))
    },
    drop: (key) => void kept.delete(key),
    dropAll: () => kept.clear(),
    size: () => kept.size,
  }
}
