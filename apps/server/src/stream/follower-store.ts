import { type Selectable, sql } from 'kysely'
import type { CompanyScope, Scope } from '../access/scope.ts'
import { eventOfRow, type StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import type { EventsTable } from '../database/tables/change-tables.ts'

/** Place of a follower in a company's stream, with the end of that and the number up to which its events were changed since they were published. */
export type Place = { place: number; end: number; rewrittenTill: number }

/** Finds how far a follower has come in a company's stream. Until the transaction ends nobody else of that name takes anything there. */
export async function lockPlace(tx: Database, scope: CompanyScope, name: string): Promise<Place> {
  const { rows } = await sql<Place>`
    INSERT INTO stream_followers AS f (company_id, name, seq) VALUES (${scope.companyId}::integer, ${name}, 0)
    ON CONFLICT (company_id, name) DO UPDATE SET seq = f.seq
    RETURNING seq AS place, rewritten_till AS "rewrittenTill", coalesce((
      SELECT s.seq FROM streams s WHERE s.company_id = f.company_id), 0) AS "end"`.execute(tx)
  return rows[0] ?? { place: 0, end: 0, rewrittenTill: 0 }
}

/** Locks the place of a follower in a company's stream, and notes that the events which were published so far are to be read anew before it takes them. */
export async function lockRewritten(tx: Database, scope: CompanyScope, name: string): Promise<void> {
  const end = sql`coalesce((SELECT seq FROM streams WHERE company_id = ${scope.companyId}::integer), 0)`
  await sql`
    INSERT INTO stream_followers (company_id, name, seq, rewritten_till) VALUES (${scope.companyId}::integer, ${name}, 0, ${end})
    ON CONFLICT (company_id, name) DO UPDATE SET rewritten_till = excluded.rewritten_till`.execute(tx)
}

type NextRow = Omit<Selectable<EventsTable>, 'seq'> & { end: number; seq: number | null }

/** Lists the events of a company after a place in its stream, oldest first, and says where the stream ends. */
export async function listNext(
  tx: Database,
  { companyId }: CompanyScope,
  place: number,
  most: number,
): Promise<{ events: StreamEvent[]; end: number }> {
  const { rows } = await sql<NextRow>`
    SELECT streams.seq AS "end", next.* FROM streams LEFT JOIN LATERAL (
      SELECT * FROM events WHERE company_id = ${companyId}::integer AND seq > ${place} ORDER BY seq LIMIT ${most}
    ) AS next ON true WHERE streams.company_id = ${companyId}::integer ORDER BY next.seq`.execute(tx)
  const events = rows.flatMap(({ seq, ...row }) => (seq === null ? [] : eventOfRow({ ...row, seq })))
  return { events, end: rows[0]?.end ?? 0 }
}

/** Lists how far a follower has come in some companies' streams. One where it has never been is not among them. */
export async function listPlaces(
  db: Database,
  name: string,
  companyIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ companyId: number; seq: number }>`
    SELECT company_id AS "companyId", seq FROM stream_followers
    WHERE name = ${name} AND company_id = ANY (${companyIds}::integer[])`.execute(db)
  return new Map(rows.map(({ companyId, seq }) => [companyId, seq]))
}

/** Moves a follower on in a company's stream. */
export async function movePlace(tx: Database, scope: CompanyScope, name: string, seq: number): Promise<void> {
  await tx
    .updateTable('stream_followers')
    .set({ seq })
    .where('company_id', '=', scope.companyId)
    .where('name', '=', name)
    .execute()
}

/** Lists the streams in which a follower is behind, and where each of them stands. */
export async function listBehind(db: Database, name: string): Promise<{ companyId: number; seq: number }[]> {
  return await db
    .selectFrom('streams as s')
    .leftJoin('stream_followers as f', (join) =>
      join.onRef('f.company_id', '=', 's.company_id').on('f.name', '=', name),
    )
    .select(['s.company_id as companyId', 's.seq'])
    .where((row) => row('s.seq', '>', row.fn.coalesce('f.seq', sql<number>`0`)))
    .execute()
}

/** Events that a follower has still to take, of all companies, and since when the first of them waits. */
export type Behind = { follower: string; events: number; since: Date | null }

/** Tells how far a follower is behind in the streams that somebody may reach. */
export async function findBehind(db: Database, scope: Scope, name: string): Promise<Behind> {
  const companyId = scope.companyId === 'all' ? null : scope.companyId
  const { rows } = await sql<Omit<Behind, 'follower'>>`
    SELECT coalesce(sum(b.behind), 0)::integer AS events, min(e.at) AS since
    FROM (
      SELECT s.company_id, coalesce(f.seq, 0) AS seq, s.seq - coalesce(f.seq, 0) AS behind
      FROM streams s LEFT JOIN stream_followers f ON f.company_id = s.company_id AND f.name = ${name}
      WHERE ${companyId}::integer IS NULL OR s.company_id = ${companyId}::integer
    ) AS b
    LEFT JOIN LATERAL (
      SELECT at FROM events WHERE company_id = b.company_id AND seq > b.seq ORDER BY seq LIMIT 1
    ) AS e ON b.behind > 0`.execute(db)
  return { follower: name, events: rows[0]?.events ?? 0, since: rows[0]?.since ?? null }
}
