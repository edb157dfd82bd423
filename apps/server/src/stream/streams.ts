import type { Publish } from '../changes/committed.ts'
import { listStreamEnds } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import { type CompanyStreams, createCompanyStreams } from './company-streams.ts'
import { createPlatformStream, type PlatformStream } from './platform-stream.ts'
import type { Signal } from './signal.ts'

/** All that is published in this process: the events of the companies, and of the platform. */
export type Streams = CompanyStreams & {
  platform: PlatformStream
  publish: Publish
  close(): Promise<void>
}

/** Time in ms between two looks for what did not reach this process: its signal was lost, or the answer to its commit. */
const usualLookMs = 2_000

/** Begins where each stream stands. From then on every process reads on by itself, with one query for all streams at each look. */
export async function openStreams(
  db: Database,
  signal: Signal,
  onFault: (error: unknown) => void,
  lookEveryMs = usualLookMs,
): Promise<Streams> {
  const start = await listStreamEnds(db)
  const companies = createCompanyStreams(db, signal, start.companies, onFault)
  const platform = createPlatformStream(db, signal, start.platform, onFault)

  async function look(): Promise<void> {
    const ends = await listStreamEnds(db)
    await platform.readOn(ends.platform)
    for (const { companyId, seq } of ends.companies) await companies.readOn(companyId, seq)
  }

  let isClosed = false
  let looking = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  function lookIn(ms: number): void {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => {
      looking = look()
        .catch(onFault)
        .then(() => lookIn(lookEveryMs))
    }, ms)
  }
  lookIn(lookEveryMs)
  // One that is under way may have read before what was lost.
  const stopGaps = signal.onGap(() => void looking.then(() => lookIn(0)))

  return {
    platform,
    subscribe: companies.subscribe,
    onHole: companies.onHole,
    isFromHere: companies.isFromHere,
    standsAt: companies.standsAt,
    isWaiting: companies.isWaiting,
    readOn: companies.readOn,
    publish({ events, platformEvents }) {
      platform.publish(platformEvents)
      companies.publish(events)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      stopGaps()
      companies.close()
      platform.close()
      await looking
    },
  }
}
