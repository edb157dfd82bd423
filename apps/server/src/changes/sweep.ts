import type { Database } from '../database/database.ts'
import type { DueWork } from '../jobs/due.ts'
import { recurring } from '../jobs/recurring.ts'
import { removePlatformEventsBefore } from './platform-event-store.ts'
import { removeEventsBefore } from './record-store.ts'
import { removeRepliesBefore } from './reply-store.ts'

const everyMs = 3_600_000
/** A client that was away for longer reads anew. */
const keepEventsMs = 3 * 24 * 3_600_000
/** A process that could not read them for so long looks up everything anew. */
const keepPlatformEventsMs = 3_600_000
/** A repeated request comes within seconds, from a phone without a signal within hours. */
const keepRepliesMs = 24 * 3_600_000

/** Removes what nobody can ask for any more, every hour: events that all followers have taken, first answers, and what features have of that kind. */
export function sweepOldRows(
  db: Database,
  followers: readonly { name: string }[],
  ofFeatures: readonly ((db: Database, now: Date) => Promise<void>)[],
): DueWork {
  const names = followers.map(({ name }) => name)
  return recurring(db, {
    name: 'sweep',
    everyMs,
    async run(now) {
      await removeEventsBefore(db, new Date(now.getTime() - keepEventsMs), names)
      await removePlatformEventsBefore(db, new Date(now.getTime() - keepPlatformEventsMs))
      await removeRepliesBefore(db, new Date(now.getTime() - keepRepliesMs))
      for (const remove of ofFeatures) await remove(db, now)
    },
  })
}
