import { type RawBuilder, sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { removeInPieces } from '../../database/remove-pieces.ts'

export const visitorActs = ['hold', 'booking'] as const
export type VisitorAct = (typeof visitorActs)[number]

/** Room beyond a limit: one more act for each challenge that `subject` has solved in its time, up to `most`. */
export type Room = { subject: string; most: number }

/** Limit on the acts of a subject: at most `most` within so many minutes, or, of holds, at once. */
export type ActLimit = {
  subject: string
  act: VisitorAct
  most: number
  within: number | 'at once'
  room?: Room
}

/** Minutes for which a challenge that was solved counts where a limit is on what is held at once. */
const roomAtOnceMinutes = 60

/** Name under which a subject is counted at a company, from which nobody reads whose number or address it is. */
function hashed({ companyId }: CompanyScope, subject: RawBuilder<string>): RawBuilder<string> {
  return sql`encode(sha256(convert_to((SELECT secret FROM installation_secrets WHERE name = 'visitor acts')
    || ' ' || ${companyId}::integer || ' ' || ${subject}, 'UTF8')), 'hex')`
}

/** Keeps others from counting the same subjects until the transaction ends, on whatever node. */
export async function lockSubjects(
  tx: Database,
  scope: CompanyScope,
  subjects: readonly string[],
): Promise<void> {
  const names = subjects.toSorted().map((subject) => `visitor acts ${scope.companyId} ${subject}`)
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names}::text[]) AS name`.execute(
    tx,
  )
}

/**
 * Lists the limits that are reached, by their place among those given, with the time until which they are.
 */
export async function listReached(
  tx: Database,
  scope: CompanyScope,
  limits: readonly ActLimit[],
  now: Date,
): Promise<{ place: number; until: Date }[]> {
  const asked = limits.map(({ within, room, ...limit }, place) => ({
    ...limit,
    place,
    minutes: within === 'at once' ? null : within,
    solver: room?.subject ?? null,
    room: room?.most ?? 0,
    room_minutes: within === 'at once' ? roomAtOnceMinutes : within,
  }))
  const { rows } = await sql<{ place: number; until: Date }>`
    SELECT l.place, last.until
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS l (place integer, subject text, act text, most integer, minutes integer,
      solver text, room integer, room_minutes integer)
    CROSS JOIN LATERAL (
      SELECT coalesce(b.expire_at, a.at + make_interval(mins => l.minutes)) AS until
      FROM visitor_acts a
      LEFT JOIN bookings b ON l.minutes IS NULL AND b.company_id = a.company_id AND b.booking_id = a.booking_id
      WHERE a.company_id = ${scope.companyId}::integer AND a.subject = ${hashed(scope, sql`l.subject`)} AND a.act = l.act
        AND coalesce(b.expire_at, a.at + make_interval(mins => l.minutes)) > ${now}
      ORDER BY 1 DESC OFFSET l.most - 1 + CASE WHEN l.solver IS NULL THEN 0 ELSE least(l.room, (
        SELECT count(*) FROM visitor_proofs p WHERE p.company_id = ${scope.companyId}::integer AND p.subject = l.solver
          AND p.at > ${now}::timestamptz - make_interval(mins => l.room_minutes))) END LIMIT 1
    ) AS last
    ORDER BY l.place`.execute(tx)
  return rows
}

/**
 * Remembers an act for each of its subjects, which are locked. What is done to one booking twice in one moment counts twice: the second is
 * written down a microsecond after the first.
 */
export async function insertActs(
  tx: Database,
  scope: CompanyScope,
  subjects: readonly string[],
  { act, at, bookingId }: { act: VisitorAct; at: Date; bookingId: number },
): Promise<void> {
  await sql`
    INSERT INTO visitor_acts (company_id, subject, act, at, booking_id)
    SELECT ${scope.companyId}::integer, s.subject, ${act}::text, coalesce((
      SELECT max(a.at) + interval '1 microsecond' FROM visitor_acts a
      WHERE a.company_id = ${scope.companyId}::integer AND a.subject = s.subject AND a.act = ${act} AND a.at >= ${at}::timestamptz
        AND a.booking_id = ${bookingId}::bigint), ${at}::timestamptz), ${bookingId}::bigint
    FROM (SELECT ${hashed(scope, sql`name`)} AS subject FROM unnest(${[...subjects]}::text[]) AS name) AS s`.execute(
    tx,
  )
}

/** Forgets what was done before a time. */
export async function removeActsBefore(db: Database, before: Date, isStopped?: () => boolean): Promise<void> {
  await removeInPieces(db, 'visitor_acts', sql`at < ${before}::timestamptz`, isStopped)
}
