import type { Follower } from '../stream/follow.ts'
import { addToCounts } from './event-count-store.ts'

/** Counts the changes of each company by their type: each once, on whatever node it was made, and also one just before a crash. */
export const eventCounts: Follower = {
  name: 'event-counts',
  restMs: 10_000,
  async take(tx, scope, events) {
    const counts = new Map<string, number>()
    for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1)
    await addToCounts(tx, scope, counts)
  },
}
