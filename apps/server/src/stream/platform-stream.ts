import type { Concerned } from '../access/concerned.ts'
import {
  listPlatformEvents,
  type NumberedPlatformEvent,
  type PlatformEvent,
} from '../changes/platform-event-store.ts'
import type { Database } from '../database/database.ts'
import type { Signal } from './signal.ts'
import { createSubscribers } from './subscribers.ts'

/** News of the platform as a subscriber receives them. `unknown_changes`: some events are no longer kept, and anything may have happened. */
export type PlatformNews = PlatformEvent | { type: 'unknown_changes' }

/** Names the people whom some news may be about. */
export function concernedBy(news: PlatformNews): Concerned {
  if (news.type === 'unknown_changes') return 'everybody'
  return news.type === 'people_changed' ? news.concerned : {}
}

export type PlatformStream = {
  /** Receives each platform event once, in no order: all of them say that something known may be out of date. Gives back how to stop. */
  subscribe(subscriber: (news: PlatformNews) => void): () => void
  /** Counts those published here so far: what was looked up before the last of them may be out of date. */
  count(): number
}

type OwnPlatformStream = PlatformStream & {
  publish(events: readonly NumberedPlatformEvent[]): void
  /** Reads on where the stream stands beyond what is known here. */
  readOn(end: number): Promise<void>
  close(): void
}

/** Publishes the platform's events in this process: its own at once, those of others by the signal or as they are read. */
export function createPlatformStream(
  db: Database,
  signal: Signal,
  start: number,
  onFault: (error: unknown) => void,
): OwnPlatformStream {
  const subscribers = createSubscribers<PlatformNews>(onFault)
  /** All up to this number are known, and of those after it these. */
  let last = start
  const known = new Set<number>()
  let count = 0

  function publish(news: PlatformNews): void {
    count += 1
    subscribers.publish(news)
  }

  function receive(events: readonly NumberedPlatformEvent[]): void {
    for (const { seq, event } of events) {
      if (seq <= last || known.has(seq)) continue
      known.add(seq)
      publish(event)
    }
    while (known.delete(last + 1)) last += 1
  }

  const stop = signal.subscribe(async (message) => {
    if (message.type !== 'platform_stands' || message.seq <= last || known.has(message.seq)) return
    // How far is not taken on trust: a signal is a hint.
    await listPlatformEvents(db, last).then(receive).catch(onFault)
  })

  return {
    publish(events) {
      const end = events.at(-1)?.seq
      if (end === undefined) return
      receive(events)
      signal.send({ type: 'platform_stands', seq: end })
    },
    async readOn(end) {
      if (end <= last) return
      receive(await listPlatformEvents(db, last))
      if (end <= last) return
      onFault(new Error(`The stream of the platform has no event ${last + 1}: all is looked up anew.`))
      last = end
      for (const seq of known) if (seq <= end) known.delete(seq)
      publish({ type: 'unknown_changes' })
    },
    subscribe: subscribers.add,
    count: () => count,
    close() {
      stop()
      subscribers.clear()
    },
  }
}
