import { listEvents, type StreamEvent, streamEnd } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'

/** A gap of more changes than this is quicker closed by reading anew. */
const mostChanges = 5_000

/** What came after a place in a company's stream; `isBroken` when too much did, or it is no longer kept, and all must be read anew. */
export async function changesSince(
  db: Database,
  companyId: number,
  since: number,
): Promise<{ events: StreamEvent[]; seq: number; isBroken: boolean }> {
  const end = await streamEnd(db, companyId)
  const events = await listEvents(db, companyId, since, mostChanges + 1)
  // Numbers follow each other without gaps: where there are fewer events than numbers, some are no longer kept, or were lost.
  const isWhole = (events.at(-1)?.seq ?? end) - since === events.length
  const isBroken = events.length > mostChanges || !isWhole
  return isBroken
    ? { events: [], seq: end, isBroken }
    : { events, seq: events.at(-1)?.seq ?? since, isBroken }
}
