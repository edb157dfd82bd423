import { listEvents, listStreamEnds, type StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'

export type Announcer = {
  /** Tells events that were committed. Each company's are heard in the order of its stream, whatever the order in which they are told. */
  announce(events: readonly StreamEvent[]): void
  /** Hears every event from now on. Gives back how to stop. */
  subscribe(listener: (event: StreamEvent) => void): () => void
  close(): Promise<void>
}

/** How long an event waits for one before it that is committed but not yet told; then the stream itself is read. */
const patienceMs = 100

/** How often it is looked for what was committed and not told: on another node, or by a commit whose answer was lost on the way. */
const lookEveryMs = 2_000

type Stream = { last: number; waiting: Map<number, StreamEvent>; timer: NodeJS.Timeout | undefined }

/** The one place that turns committed events into what is heard in this process. */
export async function createAnnouncer(db: Database, onFault: (error: unknown) => void): Promise<Announcer> {
  const listeners = new Set<(event: StreamEvent) => void>()
  const streams = new Map<number, Stream>()
  for (const { company_id, seq } of await listStreamEnds(db)) {
    streams.set(company_id, { last: seq, waiting: new Map(), timer: undefined })
  }

  function streamOf(companyId: number): Stream {
    const known = streams.get(companyId)
    if (known) return known
    const fresh: Stream = { last: 0, waiting: new Map(), timer: undefined }
    streams.set(companyId, fresh)
    return fresh
  }

  function tell(stream: Stream): void {
    for (let next = stream.waiting.get(stream.last + 1); next; next = stream.waiting.get(stream.last + 1)) {
      stream.waiting.delete(next.seq)
      stream.last = next.seq
      for (const listener of listeners) {
        try {
          listener(next)
        } catch (error) {
          onFault(error)
        }
      }
    }
  }

  function receive(companyId: number, events: readonly StreamEvent[]): void {
    const stream = streamOf(companyId)
    for (const event of events) if (event.seq > stream.last) stream.waiting.set(event.seq, event)
    tell(stream)
    if (stream.waiting.size === 0) {
      clearTimeout(stream.timer)
      stream.timer = undefined
    } else {
      stream.timer ??= setTimeout(() => void readOn(companyId, stream).catch(onFault), patienceMs)
    }
  }

  async function readOn(companyId: number, stream: Stream): Promise<void> {
    stream.timer = undefined
    const events = await listEvents(db, companyId, stream.last, 1000)
    // What is missing before the first is no longer kept.
    const [first] = events
    if (first) stream.last = Math.max(stream.last, first.seq - 1)
    receive(companyId, events)
  }

  async function readAllOn(): Promise<void> {
    for (const { company_id, seq } of await listStreamEnds(db)) {
      const stream = streamOf(company_id)
      if (seq > stream.last) await readOn(company_id, stream)
    }
  }

  let isClosed = false
  let looking = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  function lookLater(): void {
    if (isClosed) return
    timer = setTimeout(() => {
      looking = readAllOn().catch(onFault).then(lookLater)
    }, lookEveryMs)
  }
  lookLater()

  return {
    announce(events) {
      const first = events[0]
      if (first) receive(first.companyId, events)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      for (const stream of streams.values()) clearTimeout(stream.timer)
      listeners.clear()
      await looking
    },
  }
}
