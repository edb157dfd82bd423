import type { Writer } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import type { DueWork } from '../../jobs/due.ts'
import { recurring } from '../../jobs/recurring.ts'

const everyMs = 5 * 60_000

/** Erases visitors whose visit was longer ago than their company keeps them, every few minutes: one process does. */
export function erasePastVisitors(context: {
  db: Database
  writeBySystem: Writer['writeBySystem']
}): DueWork {
  return recurring(context.db, {
    ...{ name: 'past-visitors', everyMs },
    run: async (now, isStopped) => (await import('./erase-past.ts')).erasePast(context, now, isStopped),
  })
}
