import { isToldByReading, listEvents, type StreamEvent, streamEnd } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import type { CatchUp } from './catch-up.ts'
import type { CompanyStreams } from './company-streams.ts'

/** A gap of more changes than this is quicker closed by reading anew. */
const mostChanges = 5_000

/** Events after a place in a stream; `isBroken` when there are too many, or they are no longer kept, and all must be read anew. */
type Missed = { events: StreamEvent[]; seq: number; isBroken: boolean }
export type ListMissed = (companyId: number, since: number) => Promise<Missed>

/**
 * Makes what lists the events after a place in a company's stream. Many ask at once, when a line or a process comes back: who missed nothing costs
 * no statement of their own, and who missed the same is answered from one.
 */
export function createMissed(
  db: Database,
  streams: Pick<CompanyStreams, 'standsAt'>,
  catchUp: Pick<CatchUp, 'now'>,
): ListMissed {
  const underWay = new Map<string, Promise<Missed>>()

  function listTogether(companyId: number, since: number): Promise<Missed> {
    const name = `${companyId} ${since}`
    const known = underWay.get(name)
    if (known) return known
    const fresh = listMissed(db, companyId, since).finally(() => underWay.delete(name))
    underWay.set(name, fresh)
    return fresh
  }

  return async (companyId, since) => {
    if (!(await catchUp.now(companyId))) return await listMissed(db, companyId, since)
    const end = streams.standsAt(companyId)
    // What comes from here on is broadcast to whoever asks.
    if (since === end) return { events: [], seq: end, isBroken: false }
    const shared = await listTogether(companyId, since)
    // It may have been begun before this question came.
    return shared.seq >= end ? shared : await listMissed(db, companyId, since)
  }
}

async function listMissed(db: Database, companyId: number, since: number): Promise<Missed> {
  const end = await streamEnd(db, companyId)
  const events = await listEvents(db, companyId, since, mostChanges + 1)
  // Numbers follow each other without gaps: where there are fewer events than numbers, some are no longer kept, or were lost.
  const isWhole = (events.at(-1)?.seq ?? end) - since === events.length
  const isBroken = events.length > mostChanges || !isWhole || events.some(isToldByReading)
  return isBroken
    ? { events: [], seq: end, isBroken }
    : { events, seq: events.at(-1)?.seq ?? since, isBroken }
}
