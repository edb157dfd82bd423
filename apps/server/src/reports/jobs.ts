import type { CurrentDirectory } from '../access/directory.ts'
import type { Database } from '../database/database.ts'
import type { DueWork } from '../jobs/due.ts'
import { recurring } from '../jobs/recurring.ts'
import type { Follower } from '../stream/follower.ts'

// What does the work is loaded when there is some.

/**
 * Counts the changes of each company by their type: each once, on whatever node it was made, and also one just before a crash. The months
 * that a change touches are counted again.
 */
export const eventCounts: Follower = {
  name: 'event-counts',
  restMs: 10_000,
  async load() {
    const [{ addToCounts }, { markAll, markTouched }] = await Promise.all([
      import('./event-count-store.ts'),
      import('./monthly/touched-store.ts'),
    ])
    return async (tx, scope, events) => {
      const counts = new Map<string, number>()
      for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1)
      await addToCounts(tx, scope, counts)
      const idsOf = (type: string) => [
        ...new Set(events.flatMap(({ resource }) => (resource.type === type ? [Number(resource.id)] : []))),
      ]
      if (idsOf('import').length > 0) await markAll(tx, scope)
      await markTouched(tx, scope, { bookingIds: idsOf('booking'), ticketIds: idsOf('ticket') })
      return false
    }
  },
}

const planEveryMs = 3_600_000
const lookEveryMs = 5_000

/** Has the months of reports planned as they begin: all nodes together do it once an hour. */
export function planReports(context: { db: Database; directory: CurrentDirectory }): DueWork {
  return recurring(context.db, {
    name: 'reports',
    everyMs: planEveryMs,
    run: async (now, isStopped) => (await import('./monthly/plan-all.ts')).planAll(context, now, isStopped),
  })
}

/** Counts the months that are over, and again those that have changed since. What is due stands in the database: a restart forgets none. */
export function makeReports(db: Database): DueWork {
  return {
    name: 'months',
    lookEveryMs,
    next: async () => (await import('./monthly/part-store.ts')).findNextDue(db),
    run: async (now, isStopped) => (await import('./monthly/make-parts.ts')).makeDue(db, now, isStopped),
  }
}
