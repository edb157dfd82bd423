import type { Database } from '../database/database.ts'
import type { DueWatch, DueWork } from '../jobs/due.ts'
import { isOfLine } from '../queue/line/line.ts'
import type { Follower } from '../stream/follower.ts'
import type { createSending } from './deliver/send-due.ts'
import { isVisitChange } from './kind-of.ts'
import { messagesFollower, type NotifierContext } from './notifier-context.ts'

/** Another process's messages are looked for this often; this one's own are said as they are written. */
const lookEveryMs = 5_000
/** Short enough for whoever stands at a counter and waits for a code. */
const restMs = 200
// Asked once and again, but not before the server serves.
const store = () => import('./outbox-store.ts')
const reminderStore = () => import('./reminders/reminder-store.ts')
/** Names of the work that sends, by channel. */
const jobOf = { email: 'messages', sms: 'text-messages', push: 'push-messages' } as const
const keepMs = 35 * 24 * 3_600_000

/** Removes the messages of more than five weeks ago. */
export async function forgetMessages(db: Database, now: Date, isStopped?: () => boolean): Promise<void> {
  const { removeMessagesBefore } = await store()
  await removeMessagesBefore(db, new Date(now.getTime() - keepMs), isStopped)
}

/**
 * Makes what tells visitors of changes of their bookings and of their turn in a line: a follower that writes the messages, and the work that sends
 * them. Their programs are loaded when the first booking or ticket is changed.
 */
export function createNotifier(context: NotifierContext) {
  const { db, config } = context
  const isSetUp = { email: config.smtpUrl !== undefined, sms: config.smsUrl !== undefined }
  let wakes: ((at: Date) => void)[] = []
  const wake = (at: Date) => {
    for (const one of wakes) one(at)
  }
  let wakeReminders: (at: Date) => void = () => {}
  let sending: Promise<ReturnType<typeof createSending>> | undefined
  const follower: Follower = {
    name: messagesFollower,
    restMs,
    concerns: (event) => isOfLine(event) || isVisitChange(event),
    async load() {
      const [{ writeMessages }, { writeTurns }] = await Promise.all([
        import('./write-outbox.ts'),
        import('./push/write-turns.ts'),
      ])
      return async (tx, scope, events) => {
        const visits = events.filter(isVisitChange)
        const hasMessages =
          visits.length > 0 && (await writeMessages({ ...context, isSetUp }, tx, scope, visits))
        const hasTurns = events.some(isOfLine) && (await writeTurns(context, tx, scope, events))
        return hasMessages || hasTurns
      }
    },
    onWritten() {
      wake(context.clock())
      wakeReminders(context.clock())
    },
  }
  // One for each channel: those who carry text messages, when they do not answer, keep nobody from a mail.
  const works = Object.entries(jobOf).map(([channel, name]): DueWork => {
    const on = channel as keyof typeof jobOf
    const next = async () => await (await store()).nextMessageTime(db, on)
    return {
      ...{ name, lookEveryMs, next },
      async run(now) {
        const dueAt = await next()
        if (!dueAt || dueAt > now) return
        sending ??= import('./deliver/send-due.ts').then(({ createSending: create }) => create(context))
        await (await sending).sendDue(on, now)
      },
    }
  })
  const reminders: DueWork = {
    name: 'reminders',
    lookEveryMs,
    next: async () => await (await reminderStore()).nextReminderTime(db),
    async run(now, isStopped) {
      const dueAt = await reminders.next()
      if (!dueAt || dueAt > now) return
      const { writeDueReminders } = await import('./reminders/write-due.ts')
      try {
        await writeDueReminders({ ...context, isSetUp }, now, isStopped)
      } finally {
        wake(now)
      }
    },
  }
  return {
    follower,
    /** Puts what is to be done at its time under the watch of who does that. */
    watchBy(due: Pick<DueWatch, 'add'>) {
      wakes = works.map((work) => due.add(work))
      wakeReminders = due.add(reminders)
    },
    /** Hears that a message was written which is due at a time. */
    wakeAt: wake,
    /** Takes nothing more to send. */
    async stop() {
      const started = await sending
      await started?.stop()
    },
  }
}
