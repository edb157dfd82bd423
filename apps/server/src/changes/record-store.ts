import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../database/schema.ts'
import type { RequestKey } from './reply-store.ts'

type Remembered = {
  action: string
  objectKind: string
  objectId: string
  before: JsonObject | null
  after: JsonObject | null
  /** The platform did this by itself on the way: whoever's request it met hears of it like everyone else. */
  isBySystem?: boolean
}

/** One change as it is remembered (audit) and told (event). */
export type Change = Remembered & { event: { type: string; locationId: number; resource: ResourceObject } }
/** One that nobody listens for: it is remembered only. */
export type QuietChange = Remembered & { event: null }
/** A change that concerns more than one place, as it is told at the others; it is remembered already. */
export type Echo = { event: Change['event']; action: null }

export type Actor = {
  kind: 'portal' | 'internal' | 'visitor' | 'system'
  name: string
  ip: string
  session: string
}

const system: Actor = { kind: 'system', name: 'system', ip: '', session: '' }

/** What went out to the company's stream, with its place in it. */
export type StreamEvent = {
  companyId: number
  seq: number
  type: string
  locationId: number
  session: string
  resource: ResourceObject
}

/** A change, with whose act it was and when. */
export type Recorded = { change: Change | QuietChange | Echo; actor: Actor; at: Date }
/** The first answer to a request, to be kept with what it did. */
export type KeptReply = { request: RequestKey; answer: JsonObject; at: Date }

/**
 * Writes the audit rows, the outgoing events and the answers of changes in one statement, to be called last in their transaction: the row of
 * the company's stream stays locked from here to the commit, which is what makes the numbers follow the order of the commits without gaps.
 * Undefined when one of the requests was answered before; the transaction must then be rolled back.
 */
export async function recordChanges(
  db: Database,
  scope: CompanyScope,
  recorded: readonly Recorded[],
  replies: readonly KeptReply[],
): Promise<StreamEvent[] | undefined> {
  const company = sql`${scope.companyId}::integer`
  const rows = recorded.map(({ change: { event, ...change }, actor, at }, index) => {
    const { kind, name, ip, session } = isBySystem(change) ? system : actor
    return { ...change, ...event, place: index + 1, actorKind: kind, actor: name, ip, session, at }
  })
  const told = recorded.flatMap(({ change, actor }, index) => {
    if (!change.event) return []
    return { ...change.event, place: index + 1, session: isBySystem(change) ? '' : actor.session }
  })
  const places = told.map(({ place }, index) => ({ place, nth: index + 1 }))
  const answers = replies.map(({ request, answer, at }) => ({ ...request, answer, at }))
  const { rows: stored } = await sql<{ last: number | null; kept: number }>`
    WITH told AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t (place integer, action text, "objectKind" text,
        "objectId" text, before jsonb, after jsonb, type text, "locationId" integer, resource jsonb,
        "actorKind" text, actor text, ip text, session text, at timestamptz)
    ), kept AS (
      INSERT INTO replies (company_id, caller, key, answer, at)
      SELECT ${company}, caller, key, answer, at
      FROM jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) AS a (caller text, key text, answer jsonb, at timestamptz)
      ON CONFLICT DO NOTHING RETURNING key
    ), heard AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS p (place integer, nth integer)
    ), stream AS (
      INSERT INTO streams AS s (company_id, seq) SELECT ${company}, count(*) FROM heard HAVING count(*) > 0
      ON CONFLICT (company_id) DO UPDATE SET seq = s.seq + excluded.seq RETURNING seq
    ), remembered AS (
      INSERT INTO audit (company_id, at, actor_kind, actor, ip, action, object_kind, object_id, before, after)
      SELECT ${company}, at, "actorKind", actor, ip, action, "objectKind", "objectId", before, after FROM told WHERE action IS NOT NULL ORDER BY place
    ), events AS (
      INSERT INTO events (company_id, seq, at, type, location_id, session, resource)
      SELECT ${company}, stream.seq - ${told.length}::integer + nth, at, type, "locationId", session, resource
      FROM told JOIN heard USING (place), stream ORDER BY place
    )
    SELECT (SELECT seq FROM stream) AS last, (SELECT count(*)::integer FROM kept) AS kept`.execute(db)
  const { last, kept } = stored[0] ?? { last: null, kept: 0 }
  if (kept < replies.length) return undefined
  return told.map(({ type, locationId, session, resource }, index) => {
    const seq = (last ?? 0) - told.length + index + 1
    return { companyId: scope.companyId, seq, session, type, locationId, resource }
  })
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
  return rows.map((row) => ({
    companyId,
    seq: row.seq,
    type: row.type,
    locationId: row.location_id,
    session: row.session,
    resource: row.resource,
  }))
}

/** The last number of each company's stream. */
export async function listStreamEnds(db: Database): Promise<{ company_id: number; seq: number }[]> {
  return await db.selectFrom('streams').select(['company_id', 'seq']).execute()
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

/** Forgets events that were told before a time. Their numbers are never given again. */
export async function removeEventsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('events').where('at', '<', before).execute()
}
