import { listEvents, listStreamEnds, type StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'

export type Announcer = {
  /** Tells events that were committed. Each company's are heard in the order of its stream, whatever the order in which they are told. */
  announce(events: readonly StreamEvent[]): void
  /** Hears every event from now on. Gives back how to stop. */
  subscribe(listener: (event: StreamEvent) => void): () => void
  /**
   * Hears where a stream has a hole: events up to this number that nobody will ever be told of. Whoever followed that company reads anew.
   * Gives back how to stop.
   */
  onHole(listener: (hole: StreamHole) => void): () => void
  close(): Promise<void>
}

/** Numbers of a company's stream, both ends among them, that have no event. */
export type StreamHole = { companyId: number; from: number; till: number }

/** How long an event waits for one before it that is committed but not yet told; then the stream itself is read. */
const patienceMs = 100

/** How often it is looked for what was committed and not told: on another node, or by a commit whose answer was lost on the way. */
const lookEveryMs = 2_000

/** So often is read on before what is missing is taken for lost: a number is given under a lock, so none is only late. */
const mostTries = 3

type Stream = {
  last: number
  waiting: Map<number, StreamEvent>
  timer: NodeJS.Timeout | undefined
  /** How often it has been read since the last event was told, in vain. */
  tries: number
}

/** The one place that turns committed events into what is heard in this process. */
export async function createAnnouncer(db: Database, onFault: (error: unknown) => void): Promise<Announcer> {
  const listeners = new Set<(event: StreamEvent) => void>()
  let isClosed = false
  const holes = new Set<(hole: StreamHole) => void>()
  const streams = new Map<number, Stream>()
  for (const { company_id, seq } of await listStreamEnds(db)) {
    streams.set(company_id, { last: seq, waiting: new Map(), timer: undefined, tries: 0 })
  }

  function streamOf(companyId: number): Stream {
    const known = streams.get(companyId)
    if (known) return known
    const fresh: Stream = { last: 0, waiting: new Map(), timer: undefined, tries: 0 }
    streams.set(companyId, fresh)
    return fresh
  }

  function tell(stream: Stream): void {
    for (let next = stream.waiting.get(stream.last + 1); next; next = stream.waiting.get(stream.last + 1)) {
      stream.waiting.delete(next.seq)
      stream.last = next.seq
      stream.tries = 0
      tellEach(listeners, next)
    }
  }

  function tellEach<Told>(all: ReadonlySet<(told: Told) => void>, told: Told): void {
    for (const listener of all) {
      try {
        listener(told)
      } catch (error) {
        onFault(error)
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
      readSoon(companyId, stream)
    }
  }

  function readSoon(companyId: number, stream: Stream): void {
    if (isClosed) return
    stream.timer ??= setTimeout(() => void readOn(companyId, stream).catch(onFault), patienceMs)
  }

  /** `end` is the last number that the company's stream has given, where that is known. */
  async function readOn(companyId: number, stream: Stream, end?: number): Promise<void> {
    clearTimeout(stream.timer)
    stream.timer = undefined
    const events = await listEvents(db, companyId, stream.last, 1000)
    const next = events[0]?.seq ?? (end ?? stream.last) + 1
    if (next > stream.last + 1 && !passOver(companyId, stream, next - 1)) readSoon(companyId, stream)
    else receive(companyId, events)
  }

  /** Goes on after a hole once it has been looked for in vain; false: not yet. */
  function passOver(companyId: number, stream: Stream, till: number): boolean {
    stream.tries += 1
    if (stream.tries < mostTries) return false
    const hole = { companyId, from: stream.last + 1, till }
    stream.last = till
    stream.tries = 0
    for (const seq of stream.waiting.keys()) if (seq <= till) stream.waiting.delete(seq)
    onFault(
      new Error(`The stream of company ${companyId} has no event ${hole.from} to ${till}: it is read anew.`),
    )
    tellEach(holes, hole)
    return true
  }

  async function readAllOn(): Promise<void> {
    for (const { company_id, seq } of await listStreamEnds(db)) {
      const stream = streamOf(company_id)
      if (seq > stream.last) await readOn(company_id, stream, seq)
    }
  }

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
    onHole(listener) {
      holes.add(listener)
      return () => void holes.delete(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      for (const stream of streams.values()) clearTimeout(stream.timer)
      listeners.clear()
      holes.clear()
      await looking
    },
  }
}
