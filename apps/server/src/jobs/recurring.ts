import type { Database } from '../database/database.ts'
import type { DueWork } from './due.ts'
import { claimDue, findDueTime, planFirst } from './recurring-store.ts'

type Recurring = {
  /** Its name in the database: the same work of all processes. */
  name: string
  everyMs: number
  run(now: Date, isStopped?: () => boolean): Promise<void>
}

/**
 * Work that is done again and again, by one process at a time: whoever claims it. It is due as long after the last time as it says, also
 * when the process was started anew meanwhile. What fails is logged and done again when it is due next.
 */
export function recurring(db: Database, { name, everyMs, run }: Recurring): DueWork {
  return {
    name,
    lookEveryMs: everyMs,
    next: () => findDueTime(db, name),
    async run(now, isStopped) {
      const nextDue = new Date(now.getTime() + everyMs)
      await planFirst(db, name, nextDue)
      if (await claimDue(db, name, now, nextDue)) await run(now, isStopped)
    },
  }
}
