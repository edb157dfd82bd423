import type { Database } from '../database/database.ts'
import { removeEventsBefore } from './record-store.ts'
import { removeRepliesBefore } from './reply-store.ts'

const everyMs = 3_600_000
/** A client that was away for longer reads anew. */
const keepEventsMs = 3 * 24 * 3_600_000
/** A repeated request comes within seconds, from a phone without a signal within hours. */
const keepRepliesMs = 24 * 3_600_000

/** Removes what nobody can ask for any more, every hour: told events, first answers, and what features have of that kind. */
export function sweepOldRows(
  db: Database,
  clock: () => Date,
  onFault: (error: unknown) => void,
  ofFeatures: readonly ((db: Database, now: Date) => Promise<void>)[],
): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const sweep = async () => {
    const now = clock()
    await removeEventsBefore(db, new Date(now.getTime() - keepEventsMs))
    await removeRepliesBefore(db, new Date(now.getTime() - keepRepliesMs))
    for (const remove of ofFeatures) await remove(db, now)
  }
  const timer = setInterval(() => {
    running = sweep().catch(onFault)
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
