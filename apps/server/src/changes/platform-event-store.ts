import { sql } from 'kysely'
import type { Concerned } from '../access/concerned.ts'
import type { Database } from '../database/database.ts'
import { removeInPieces } from '../database/remove-pieces.ts'

/** Change that every process has to know and no company's stream says. It travels as JSON. */
export type PlatformEvent =
  | { type: 'session_ended'; sessionKey: string }
  /** The rights of these people, or the directory that they follow from, may be others now. */
  | { type: 'people_changed'; concerned: Concerned }
  /** The answers of a company, or its names, are others now. */
  | { type: 'company_changed'; companyId: number }
  /** A kiosk is paired with its location no more. */
  | { type: 'kiosk_ended'; companyId: number; kioskId: number }
  /** Somebody paused a client of the queue socket, or let it go on, at another process than its own. */
  | { type: 'client_status'; socketId: string; status: 'ONLINE' | 'PAUSED' }

/** A platform event with its place in the platform's stream. */
export type NumberedPlatformEvent = { seq: number; event: PlatformEvent }

/**
 * Writes platform events, to be called last in the transaction of the change that they are about: from here to the commit nobody else
 * writes any, which is what makes the numbers follow the order of the commits without gaps.
 */
export async function recordPlatformEvents(
  tx: Database,
  events: readonly PlatformEvent[],
  at: Date,
): Promise<NumberedPlatformEvent[]> {
  if (events.length === 0) return []
  const { rows } = await sql<{ last: number }>`
    WITH stream AS (
      UPDATE platform_stream SET seq = seq + ${events.length}::integer RETURNING seq
    ), recorded AS (
      INSERT INTO platform_events (seq, at, event)
      SELECT stream.seq - ${events.length}::integer + e.nth, ${at}::timestamptz, e.event
      FROM stream, jsonb_array_elements(${JSON.stringify(events)}::jsonb) WITH ORDINALITY AS e (event, nth)
    )
    SELECT seq AS last FROM stream`.execute(tx)
  const last = rows[0]?.last
  if (last === undefined) throw new Error('the stream of the platform is gone')
  return events.map((event, index) => ({ seq: last - events.length + index + 1, event }))
}

/** Lists the platform events after a place in their stream, oldest first. */
export async function listPlatformEvents(db: Database, since: number): Promise<NumberedPlatformEvent[]> {
  const rows = await db
    .selectFrom('platform_events')
    .select(['seq', 'event'])
    .where('seq', '>', since)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, event }) => ({ seq, event: event as PlatformEvent }))
}

/** Forgets platform events that were written before a time. Their numbers are never given again. */
export async function removePlatformEventsBefore(
  db: Database,
  before: Date,
  isStopped?: () => boolean,
): Promise<void> {
  await removeInPieces(db, 'platform_events', sql`at < ${before}::timestamptz`, isStopped)
}
