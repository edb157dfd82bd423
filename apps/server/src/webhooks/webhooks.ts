import type { Database } from '../database/database.ts'
import type { DueWork } from '../jobs/due.ts'
import type { Follower } from '../stream/follower.ts'
import { type WebhooksContext, webhooksFollower } from './context.ts'
import { eventOf } from './event-of.ts'

/** Another process's messages are looked for this often; this one's own are said as they are written. */
const lookEveryMs = 5_000
const restMs = 500
const keepMs = 14 * 24 * 3_600_000
// Asked again and again, but not before the server serves.
const store = () => import('./delivery-store.ts')

/** Removes what was sent to webhooks more than two weeks ago. */
export async function forgetDeliveries(db: Database, now: Date, isStopped?: () => boolean): Promise<void> {
  const { removeDeliveriesBefore } = await store()
  await removeDeliveriesBefore(db, new Date(now.getTime() - keepMs), isStopped)
}

/**
 * Makes what tells other systems of a company's changes: a follower that writes what is to be sent, and the work that sends it. Their programs
 * are loaded when they are first needed.
 */
export function createWebhooks(context: WebhooksContext) {
  const { clock } = context
  let wake: (at: Date) => void = () => {}
  let sending: Promise<ReturnType<typeof import('./deliver/send-due.ts').createSending>> | undefined
  const start = () => {
    sending ??= import('./deliver/send-due.ts').then(({ createSending }) =>
      createSending(context, () => wake(clock())),
    )
    return sending
  }
  const follower: Follower = {
    name: webhooksFollower,
    restMs,
    concerns: (event) => eventOf(event) !== null,
    async load() {
      const { writeDeliveries } = await import('./write-deliveries.ts')
      return async (tx, scope, events) =>
        events.some((event) => eventOf(event) !== null) && (await writeDeliveries(tx, scope, events, clock()))
    },
    onWritten: () => wake(clock()),
  }
  const work: DueWork = {
    name: 'webhooks',
    lookEveryMs,
    async next() {
      if (sending) return await (await sending).next()
      return await (await import('./due-store.ts')).nextDeliveryTime(context.db, [])
    },
    async run(now) {
      const dueAt = await work.next()
      if (dueAt && dueAt <= now) await (await start()).sendDue(now)
    },
  }
  return {
    follower,
    work,
    /** Takes in how to say that something is due. */
    wakeBy(watch: (at: Date) => void) {
      wake = watch
    },
    /** Says that something was written that is to be sent. */
    wake: () => wake(clock()),
    /** Sends nothing more. */
    async stop() {
      await (await sending)?.stop()
    },
  }
}
