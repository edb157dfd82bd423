import type { CompanyScope } from '../access/scope.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import type { Follower } from './follower.ts'
import { listNext, lockPlace, movePlace, type Place } from './follower-store.ts'
import type { KeptEvents } from './kept-events.ts'

const mostAtOnce = 500

/** Has a follower take, now and here, what a company has published and it has not taken yet. */
export async function takeMissed(db: Database, scope: CompanyScope, follower: Follower): Promise<void> {
  let hasMore = true
  while (hasMore) hasMore = (await takeNext(db, scope, follower)).hasMore
}

/** Takes what comes next, of what is kept where it reaches as far as it is behind; says how far it has come, and whether there may be more of it. */
export async function takeNext(
  db: Database,
  scope: CompanyScope,
  { name, load, onWritten }: Follower,
  known?: { kept: KeptEvents; end: number },
): Promise<{ hasMore: boolean; place: number }> {
  const take = await load()
  const { hasMore, hasWritten, next } = await db.transaction().execute(async (tx) => {
    const stands = await lockPlace(tx, scope, name)
    const { place } = stands
    // A statement of its own: whoever held the place before may have written something that this one is to see.
    const { events, end } = takeKept(scope, stands, known) ?? (await listNext(tx, scope, place, mostAtOnce))
    const hasMore = events.length === mostAtOnce
    const last = events.at(-1)?.seq ?? place
    const next = hasMore ? last : Math.max(last, end)
    const hasWritten = events.length > 0 && (await take(tx, scope, events))
    if (next > place) await movePlace(tx, scope, name, next)
    return { hasMore, hasWritten, next }
  })
  known?.kept.forget(scope.companyId, next)
  if (hasWritten) onWritten?.()
  return { hasMore, place: next }
}

/** Gives what is kept after a place, or nothing where another process has taken it; undefined: it is to be read. What was changed since is not believed, and nothing beyond the stream that the database has. */
function takeKept(
  { companyId }: CompanyScope,
  { place, end, rewrittenTill }: Place,
  known: { kept: KeptEvents; end: number } | undefined,
): { events: StreamEvent[]; end: number } | undefined {
  if (!known) return undefined
  if (place >= known.end) return { events: [], end: place }
  if (place < rewrittenTill) return undefined
  const all = known.kept.after(companyId, place, { from: known.end, till: end })
  return all && { events: all.slice(0, mostAtOnce), end: place }
}
