import type { Database } from '../database/database.ts'
import type { DueWork } from '../jobs/due.ts'
import { eachApart } from '../jobs/each-apart.ts'
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

/** Function that removes what nobody can ask for any more; it begins with no more of it once `isStopped`. */
type Forget = (db: Database, now: Date, isStopped?: () => boolean) => Promise<void>

/** Removes what nobody can ask for any more, every hour: events that all followers have taken, first answers, and what features have of that kind. What cannot be removed keeps nothing else from it. */
export function sweepOldRows(
  db: Database,
  followers: readonly { name: string }[],
  ofFeatures: readonly Forget[],
): DueWork {
  const names = followers.map(({ name }) => name)
  return recurring(db, {
    name: 'sweep',
    everyMs,
    async run(now, isStopped) {
      const before = (keepMs: number) => new Date(now.getTime() - keepMs)
      const all: readonly Forget[] = [
        () => removeEventsBefore(db, before(keepEventsMs), names, isStopped),
        () => removePlatformEventsBefore(db, before(keepPlatformEventsMs), isStopped),
        () => removeRepliesBefore(db, before(keepRepliesMs), isStopped),
        ...ofFeatures,
      ]
      await eachApart(all, (forget) => forget(db, now, isStopped), isStopped)
    },
  })
}
