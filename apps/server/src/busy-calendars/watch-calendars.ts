import type { DueWork } from '../jobs/due.ts'
import type { CalendarRow } from './calendar-store.ts'
import type { BusyCalendarsContext } from './context.ts'

/** Another process's calendars are looked for this often; this one's own are said as they are named. */
const lookEveryMs = 30_000
/** Time in ms for which whoever claimed a calendar has it for themselves; longer than a reading may take. */
const leaseMs = 120_000

export type CalendarsWatch = {
  work: DueWork
  /** Takes in how to say that something is due. */
  wakeBy(wake: (at: Date) => void): void
  /** Says that a calendar was named. */
  wake(): void
  /** Done when all that is being read here was read. */
  settled(): Promise<void>
  /** Reads nothing more. */
  stop(): Promise<void>
}

/**
 * Watches the private calendars of specialists. Of all nodes the one that first looks claims one by moving its next time on, and reads it; each is read by itself, so
 * that none waits for a slow one. The programs for it are loaded when the first is due.
 */
export function watchCalendars(context: BusyCalendarsContext): CalendarsWatch {
  const { db, onFault, clock } = context
  const store = () => import('./calendar-store.ts')
  const underWay = new Set<Promise<void>>()
  let wake: (at: Date) => void = () => {}
  let opened: Promise<{ read(calendar: CalendarRow): Promise<void>; close(): Promise<void> }> | undefined

  async function open() {
    const [{ openFetcher }, { readCalendar }] = await Promise.all([
      import('./read/fetch-calendar.ts'),
      import('./read/read-calendar.ts'),
    ])
    const fetcher = openFetcher(context)
    return {
      read: (calendar: CalendarRow) => readCalendar(context, fetcher, calendar),
      close: () => fetcher.close(),
    }
  }

  return {
    work: {
      name: 'busy-calendars',
      lookEveryMs,
      next: async () => await (await store()).nextReadingAt(db),
      async run(now) {
        const { claimDueCalendars } = await store()
        const due = await claimDueCalendars(db, now, new Date(now.getTime() + leaseMs))
        if (due.length === 0) return
        opened ??= open()
        const { read } = await opened
        for (const calendar of due) {
          const reading = read(calendar)
            .catch(onFault)
            .finally(() => underWay.delete(reading))
          underWay.add(reading)
        }
      },
    },
    wakeBy(by) {
      wake = by
    },
    wake: () => wake(clock()),
    async settled() {
      await Promise.all(underWay)
    },
    async stop() {
      await (await opened)?.close()
      await Promise.all(underWay)
    },
  }
}
