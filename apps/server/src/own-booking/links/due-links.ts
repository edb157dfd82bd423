import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { DueWork } from '../../jobs/due.ts'

/** Another process's links are looked for this often; this one's own are sent as they are asked for. */
const lookEveryMs = 10_000
const keepMs = 24 * 3_600_000
// Asked once and again, but not before the server serves.
const store = () => import('./link-store.ts')

/** Makes the work that sends links which were asked for; `onWritten` hears that there is a message to be sent. */
export function dueLinks(
  context: { db: Database; config: Pick<Config, 'smtpUrl' | 'smsUrl'> },
  onWritten: (at: Date) => void,
): DueWork {
  const next = async () => await (await store()).nextLinkTime(context.db)
  return {
    name: 'booking-links',
    lookEveryMs,
    next,
    async run(now, isStopped) {
      const dueAt = await next()
      if (!dueAt || dueAt > now) return
      const { sendLinks } = await import('./send-links.ts')
      await sendLinks({ ...context, onWritten }, now, isStopped)
    },
  }
}

/** Forgets the links of more than a day ago. */
export async function forgetLinks(db: Database, now: Date, isStopped?: () => boolean): Promise<void> {
  const { removeLinksBefore } = await store()
  await removeLinksBefore(db, new Date(now.getTime() - keepMs), isStopped)
}
