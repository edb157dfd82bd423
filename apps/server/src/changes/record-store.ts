import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { CompiledQuery, type Selectable, sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { JsonObject } from '../database/columns-of.ts'
import type { Database } from '../database/database.ts'
import { piecesOf } from '../database/pieces-of.ts'
import { removeInPieces } from '../database/remove-pieces.ts'
import type { EventsTable } from '../database/tables/change-tables.ts'
import type { RequestKey } from './reply-store.ts'

type Audited = {
  action: string
  objectKind: string
  objectId: string
  before: JsonObject | null
  after: JsonObject | null
  /** The platform did this by itself on the way: whoever's request it met receives it like everyone else. */
  isBySystem?: boolean
}

/** One change as it is audited, and as it is published. */
export type Change = Audited & { event: { type: string; locationId: number; resource: ResourceObject } }
/** One that nobody subscribes to: it is audited only. */
export type QuietChange = Audited & { event: null }
/** A change that concerns more than one place, as it is published at the others; it is audited already. */
export type Echo = { event: Change['event']; action: null }

export type Actor = {
  kind: 'portal' | 'internal' | 'visitor' | 'system'
  name: string
  ip: string
  session: string
}

const system: Actor = { kind: 'system', name: 'system', ip: '', session: '' }

/** Event that went out to the company's stream, with its place in it. */
export type StreamEvent = {
  companyId: number
  seq: number
  type: string
  locationId: number
  session: string
  resource: ResourceObject
}

/** Types of events of thousands of changes in one: whoever follows the company reads anew instead of being told of each. */
const toldByReading: ReadonlySet<string> = new Set(['bookings_imported', 'import_undone'])

/** Tells whether an event stands for so many changes that they are read, and not told. */
export function isToldByReading({ type }: Pick<StreamEvent, 'type'>): boolean {
  return toldByReading.has(type)
}

/** A change, with whose act it was and when. */
export type Recorded = { change: Change | QuietChange | Echo; actor: Actor; at: Date }
/** The first answer to a request, to be kept with what it did. */
export type KeptReply = { request: RequestKey; answer: JsonObject; at: Date }

/** A text, and no query that is made anew each time: this is what every change ends with. */
const recordText = `
  WITH changes AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS t (place integer, action text, "objectKind" text,
      "objectId" text, before jsonb, after jsonb, type text, "locationId" integer, resource jsonb,
      "actorKind" text, actor text, ip text, session text, at timestamptz)
  ), kept AS (
    INSERT INTO replies (company_id, caller, key, answer, at)
    SELECT $1::integer, a.caller, a.key, coalesce(a.answer, jsonb_build_object('ok', true,
      'value', jsonb_build_object('type', a.answers, 'resource', c.resource))), a.at
    FROM jsonb_to_recordset($3::jsonb) AS a (caller text, key text, answer jsonb, answers text,
      place integer, at timestamptz)
    LEFT JOIN changes c USING (place)
  ), published AS (
    SELECT * FROM jsonb_to_recordset($4::jsonb) AS p (place integer, nth integer)
  ), stream AS (
    INSERT INTO streams AS s (company_id, seq) SELECT $1::integer, count(*) FROM published HAVING count(*) > 0
    ON CONFLICT (company_id) DO UPDATE SET seq = s.seq + excluded.seq RETURNING seq
  ), audited AS (
    INSERT INTO audit (company_id, at, actor_kind, actor, ip, action, object_kind, object_id, before, after)
    SELECT $1::integer, at, "actorKind", actor, ip, action, "objectKind", "objectId", before, after
    FROM changes WHERE action IS NOT NULL ORDER BY place
  ), events AS (
    INSERT INTO events (company_id, seq, at, type, location_id, session, resource)
    SELECT $1::integer, stream.seq - (SELECT count(*) FROM published) + nth, at, type, "locationId", session, resource
    FROM changes JOIN published USING (place), stream ORDER BY place
  )
  SELECT (SELECT seq FROM stream) AS last`

/**
 * Writes the audit rows, the outgoing events and the answers of changes, in one statement unless there are very many, to be called last in their
 * transaction: the row of the company's stream stays locked from here to the commit, which is what makes the numbers follow the order of the commits
 * without gaps. Throws `AnsweredElsewhere`, and ends the transaction with it, when one of the requests was answered before.
 */
export async function recordChanges(
  db: Database,
  scope: CompanyScope,
  recorded: readonly Recorded[],
  replies: readonly KeptReply[],
): Promise<StreamEvent[]> {
  const pieces = piecesOf(recorded)
  const last = pieces.pop() ?? []
  // All are sent at once: the commit may be right behind.
  const written = await Promise.all([
    ...pieces.map((some) => recordSome(db, scope, some, [])),
    recordSome(db, scope, last, replies),
  ])
  return written.flat()
}

async function recordSome(
  db: Database,
  scope: CompanyScope,
  recorded: readonly Recorded[],
  replies: readonly KeptReply[],
): Promise<StreamEvent[]> {
  const rows = recorded.map(({ change: { event, ...change }, actor, at }, index) => {
    const { kind, name, ip, session } = isBySystem(change) ? system : actor
    return { ...change, ...event, place: index + 1, actorKind: kind, actor: name, ip, session, at }
  })
  const published = recorded.flatMap(({ change, actor }, index) => {
    if (!change.event) return []
    return { ...change.event, place: index + 1, session: isBySystem(change) ? '' : actor.session }
  })
  const places = published.map(({ place }, index) => ({ place, nth: index + 1 }))
  const placeOf = new Map<unknown, number>(published.map(({ resource, place }) => [resource, place]))
  const answers = replies.map(({ request, answer, at }) => ({
    ...request,
    ...withoutCopy(answer, placeOf),
    at,
  }))
  const parameters = [scope.companyId, ...[rows, answers, places].map((list) => JSON.stringify(list))]
  const recording = db.executeQuery<{ last: number | null }>(CompiledQuery.raw(recordText, parameters))
  const { rows: stored } = await recording.catch((error: unknown) => {
    throw isKeptAlready(error) ? new AnsweredElsewhere() : error
  })
  const last = stored[0]?.last
  return published.map(({ type, locationId, session, resource }, index) => {
    const seq = (last ?? 0) - published.length + index + 1
    return { companyId: scope.companyId, seq, session, type, locationId, resource }
  })
}

/** Gives the answer as it is sent: where its object stands in an event already, by the place of that. */
function withoutCopy(answer: KeptReply['answer'], placeOf: ReadonlyMap<unknown, number>): object {
  const { type, resource, ...rest } = { ...(answer.value as { type?: string; resource?: unknown } | null) }
  const place = placeOf.get(resource)
  const isCopy = answer.ok === true && place !== undefined && Object.keys(rest).length === 0
  return isCopy ? { place, answers: type } : { answer }
}

/** Somebody else kept an answer to one of these requests before us. */
export class AnsweredElsewhere extends Error {}

function isKeptAlready(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'replies_pkey'
}

function isBySystem(change: object): boolean {
  return 'isBySystem' in change && change.isBySystem === true
}

/** The events of a company's stream after a place in it, oldest first. */
export async function listEvents(
  db: Database,
  companyId: number,
  since: number,
  most: number,
): Promise<StreamEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(most)
    .execute()
  return rows.map(eventOfRow)
}

/** Gives a row of the stream as what is published. */
export function eventOfRow(row: Omit<Selectable<EventsTable>, 'at'>): StreamEvent {
  const { company_id: companyId, seq, type, location_id: locationId, session, resource } = row
  return { companyId, seq, type, locationId, session, resource }
}

/** Lists the last number of each company's stream, and of the platform's. */
export async function listStreamEnds(
  db: Database,
): Promise<{ companies: { companyId: number; seq: number }[]; platform: number }> {
  const { rows } = await sql<{ companyId: number | null; seq: number }>`
    SELECT company_id AS "companyId", seq FROM streams UNION ALL SELECT NULL, seq FROM platform_stream`.execute(
    db,
  )
  const companies: { companyId: number; seq: number }[] = []
  let platform = 0
  for (const { companyId, seq } of rows) {
    if (companyId === null) platform = seq
    else companies.push({ companyId, seq })
  }
  return { companies, platform }
}

/** The last number of one company's stream; 0 before its first event. */
export async function streamEnd(db: Database, companyId: number): Promise<number> {
  const row = await db
    .selectFrom('streams')
    .select('seq')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.seq ?? 0
}

/** The last numbers of some companies' streams. A company without any event is not among them. */
export async function streamEnds(db: Database, companyIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ companyId: number; seq: number }>`
    SELECT company_id AS "companyId", seq FROM streams WHERE company_id = ANY (${companyIds}::integer[])`.execute(
    db,
  )
  return new Map(rows.map(({ companyId, seq }) => [companyId, seq]))
}

/** Forgets events that were published before a time and that each of these followers has taken. Their numbers are never given again. */
export async function removeEventsBefore(
  db: Database,
  before: Date,
  followers: readonly string[],
  isStopped?: () => boolean,
): Promise<void> {
  const isTaken = sql`NOT EXISTS (
    SELECT FROM unnest(${followers}::text[]) AS n (name)
    LEFT JOIN stream_followers f ON f.company_id = events.company_id AND f.name = n.name
    WHERE coalesce(f.seq, 0) < events.seq)`
  await removeInPieces(db, 'events', sql`at < ${before}::timestamptz AND ${isTaken}`, isStopped)
}
