import { isToldByReading, listEvents, type StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import type { Signal } from './signal.ts'
import { createSubscribers } from './subscribers.ts'

/** Numbers of a company's stream, both ends among them, that have no event. `isMeant`: nothing was lost, but so much was written at once that it is not told one by one. */
export type StreamHole = { companyId: number; from: number; till: number; isMeant?: true }

export type CompanyStreams = {
  /** Receives every event from now on, each company's in the order of its stream. Gives back how to stop. */
  subscribe(subscriber: (event: StreamEvent) => void): () => void
  /**
   * Receives where a stream has a hole: events up to this number that nobody will ever get. Whoever followed that company reads anew.
   * Gives back how to stop.
   */
  onHole(subscriber: (hole: StreamHole) => void): () => void
  /** Tells whether an event was committed by this process, and handed over by it. */
  isFromHere(event: StreamEvent): boolean
  /** Gives the number of a company's stream up to which its events were published here. */
  standsAt(companyId: number): number
  /** Tells whether an event was handed over that waits for one before it. */
  isWaiting(companyId: number): boolean
  /** Reads on where a company's stream stands beyond what was published here. */
  readOn(companyId: number, end: number): Promise<void>
}

type OwnCompanyStreams = CompanyStreams & {
  /** Publishes events that were committed here; in which order they are given does not matter. */
  publish(events: readonly StreamEvent[]): void
  close(): void
}

/** Time in ms that an event waits for one before it that is committed but not yet here; then the stream itself is read. */
const patienceMs = 100

/** Number of readings before what is missing is taken for lost: a number is given under a lock, so none is only late. */
const mostTries = 3

const mostAtOnce = 1000

type Stream = {
  last: number
  waiting: Map<number, StreamEvent>
  timer: NodeJS.Timeout | undefined
  /** Number of readings in vain since the last event was published. */
  tries: number
  /** The reading that is under way. */
  reading: Promise<void> | undefined
  /** More was committed elsewhere while it was being read. */
  hasMore: boolean
}

function holeOf({ companyId, seq }: StreamEvent): StreamHole {
  return { companyId, from: seq, till: seq, isMeant: true }
}

/** The one place that turns committed events into what is published in this process. `start`: where each stream stands. */
export function createCompanyStreams(
  db: Database,
  signal: Signal,
  start: readonly { companyId: number; seq: number }[],
  onFault: (error: unknown) => void,
): OwnCompanyStreams {
  const subscribers = createSubscribers<StreamEvent>(onFault)
  const holes = createSubscribers<StreamHole>(onFault)
  const streams = new Map<number, Stream>()
  const fromHere = new WeakSet<StreamEvent>()
  let isClosed = false
  for (const { companyId, seq } of start) streamOf(companyId).last = seq

  function streamOf(companyId: number): Stream {
    const known = streams.get(companyId)
    if (known) return known
    const fresh = {
      last: 0,
      waiting: new Map(),
      timer: undefined,
      tries: 0,
      reading: undefined,
      hasMore: false,
    }
    streams.set(companyId, fresh)
    return fresh
  }

  function publishInOrder(stream: Stream): void {
    for (let next = stream.waiting.get(stream.last + 1); next; next = stream.waiting.get(stream.last + 1)) {
      stream.waiting.delete(next.seq)
      stream.last = next.seq
      stream.tries = 0
      if (isToldByReading(next)) holes.publish(holeOf(next))
      else subscribers.publish(next)
    }
  }

  function receive(companyId: number, events: readonly StreamEvent[]): void {
    const stream = streamOf(companyId)
    for (const event of events) if (event.seq > stream.last) stream.waiting.set(event.seq, event)
    publishInOrder(stream)
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

  /** `end` is the last number that the company's stream has given, where that is known. Done once a reading has ended that began after the call. */
  function readOn(companyId: number, stream: Stream, end?: number): Promise<void> {
    clearTimeout(stream.timer)
    stream.timer = undefined
    if (stream.reading) {
      stream.hasMore = true
      return stream.reading
    }
    stream.reading = readAll(companyId, stream, end).finally(() => {
      stream.reading = undefined
    })
    return stream.reading
  }

  async function readAll(companyId: number, stream: Stream, end: number | undefined): Promise<void> {
    do {
      stream.hasMore = false
      const events = await listEvents(db, companyId, stream.last, mostAtOnce)
      const next = events[0]?.seq ?? (end ?? stream.last) + 1
      if (next > stream.last + 1 && !passOver(companyId, stream, next - 1)) readSoon(companyId, stream)
      else receive(companyId, events)
    } while (stream.hasMore && !isClosed)
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
    holes.publish(hole)
    return true
  }

  const stop = signal.subscribe(async (message) => {
    if (message.type !== 'company_stands') return
    const stream = streamOf(message.companyId)
    if (message.seq <= stream.last || stream.waiting.has(message.seq)) return
    // How far is not taken on trust: a signal is a hint.
    await readOn(message.companyId, stream).catch(onFault)
  })

  return {
    publish(events) {
      const last = events.at(-1)
      if (!last) return
      for (const event of events) fromHere.add(event)
      receive(last.companyId, events)
      signal.send({ type: 'company_stands', companyId: last.companyId, seq: last.seq })
    },
    async readOn(companyId, end) {
      const stream = streamOf(companyId)
      if (end > stream.last) await readOn(companyId, stream, end)
    },
    isFromHere: (event) => fromHere.has(event),
    standsAt: (companyId) => streams.get(companyId)?.last ?? 0,
    isWaiting: (companyId) => (streams.get(companyId)?.waiting.size ?? 0) > 0,
    subscribe: subscribers.add,
    onHole: holes.add,
    close() {
      isClosed = true
      stop()
      for (const stream of streams.values()) clearTimeout(stream.timer)
      subscribers.clear()
      holes.clear()
    },
  }
}
