/** List of subscribers, each of whom receives all that is published, whatever another one does with it. */
export type Subscribers<Item> = {
  /** Adds one. Gives back how to stop. */
  add(subscriber: (item: Item) => void): () => void
  publish(item: Item): void
  clear(): void
}

/** Makes an empty list. */
export function createSubscribers<Item>(onFault: (error: unknown) => void): Subscribers<Item> {
  const all = new Set<(item: Item) => void>()
  return {
    add(subscriber) {
      all.add(subscriber)
      return () => void all.delete(subscriber)
    },
    publish(item) {
      for (const subscriber of all) {
        try {
          subscriber(item)
        } catch (error) {
          onFault(error)
        }
      }
    },
    clear: () => all.clear(),
  }
}
