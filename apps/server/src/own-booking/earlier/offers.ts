import type { BookingAttributes } from '@rinda/contract/booking/booking'
import { type BookingEventType, type SetUpEventType, setUpEventTypes } from '@rinda/contract/wire/envelope'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { DueWork } from '../../jobs/due.ts'
import type { Follower } from '../../stream/follower.ts'
import type { RoundContext } from './rounds.ts'
import type { Freed } from './wish-store.ts'

/** Another process's calls are looked for this often; this one's own are said as they are made. */
const lookEveryMs = 5_000
/** Time in ms in which what comes is looked through together. */
const restMs = 300

/** Events by which a booking gives its time back. */
const freeing: ReadonlySet<string> = new Set<BookingEventType>([
  'booking_unlocked',
  'booking_canceled',
  'booking_rescheduled',
  'booking_expired',
  'booking_failed',
  'booking_declined',
])
/** Events after which time may be free as well, or a wish over. */
const telling: ReadonlySet<string> = new Set<BookingEventType | SetUpEventType>([
  ...setUpEventTypes,
  'booking_served',
])

/**
 * Makes what offers earlier times: a follower that notes where time was given back, and the work that offers it. Calls stand in the database, so that no restart forgets one,
 * and any process may answer them. Their programs are loaded once something happens.
 */
export function createOffers(context: () => RoundContext & { clock: () => Date }) {
  let wake: (at: Date) => void = () => {}
  const follower: Follower = {
    name: 'earlier-times',
    restMs,
    concerns: isTelling,
    async load() {
      const [{ hasWishes, forgetKnown }, { callRound }] = await Promise.all([
        import('./wish-store.ts'),
        import('./round-store.ts'),
      ])
      return async (tx, scope, events) => {
        const told = events.filter(isTelling)
        if (told.length === 0 || !(await hasWishes(tx, scope))) return false
        await callRound(tx, scope, context().clock())
        const freed = told.flatMap(freedBy)
        if (freed.length > 0) await forgetKnown(tx, scope, freed)
        return true
      }
    },
    onWritten: () => wake(context().clock()),
  }
  const work: DueWork = {
    name: 'earlier-times',
    lookEveryMs,
    next: async () => await (await import('./round-store.ts')).nextRoundTime(context().db),
    async run(now, isStopped) {
      const dueAt = await work.next()
      if (!dueAt || dueAt > now) return
      const { runRounds } = await import('./rounds.ts')
      await runRounds(context(), now, isStopped)
    },
  }
  return {
    follower,
    work,
    wake: (at: Date) => wake(at),
    /** Takes in how to say that something is due. */
    wakeBy(watch: (at: Date) => void) {
      wake = watch
    },
  }
}

/** Tells whether time may be free after an event that was not, or a wish over. A booking that staff change says nothing of where it was. */
function isTelling({ type, resource }: StreamEvent): boolean {
  if (freeing.has(type) || telling.has(type)) return true
  if (resource.type !== 'booking') return false
  return (resource.attributes as BookingAttributes).log.at(-1)?.act === 'change'
}

/** The time that a booking gave back, where it did. */
function freedBy({ type, resource }: StreamEvent): Freed[] {
  if (!freeing.has(type)) return []
  const { date, time, duration, service_id, specialist_id } = resource.attributes as BookingAttributes
  const from = new Date(`${date}T${time}:00Z`)
  return [{ service_id, specialist_id, from, till: new Date(from.getTime() + duration * 60_000) }]
}
