import { sql } from 'kysely'
import { expect } from 'vitest'
import type { World } from './towns/world.ts'

type Finding = Record<string, unknown>

/**
 * Expects everything that must be true of the database at any time, whatever was done at the same moment.
 * Fails with the rows that break it.
 */
export async function expectConsistent(world: Pick<World, 'db' | 'faults'>): Promise<void> {
  for (const [promise, query] of Object.entries(promises)) {
    const { rows } = await query.execute(world.db)
    expect(rows, promise).toEqual([])
  }
  expect(world.faults).toEqual([])
}

// What was over when it was written down holds none, and what another system keeps holds time there.
const holdsTime = sql`(b.status IN ('locked', 'verified', 'scheduled', 'confirmed') AND b.approval <> 'declined'
  AND b.ends_at > b.created_at AND b.bms_id = '')`

const promises = {
  'no lane holds two bookings at a time': sql<Finding>`
    SELECT a.booking_id, b.booking_id AS other FROM occupancies a
    JOIN occupancies b ON a.ctid < b.ctid AND a.company_id = b.company_id AND a.resource_kind = b.resource_kind
      AND a.resource_id = b.resource_id AND a.lane = b.lane AND a.during && b.during`,
  'an appointment that holds time occupies one lane, exactly from its start to its end': sql<Finding>`
    SELECT b.booking_id, b.status, count(o.*)::int AS occupancies FROM bookings b
    LEFT JOIN occupancies o USING (company_id, booking_id)
    WHERE ${holdsTime} AND b.kind = 'appointment' GROUP BY b.company_id, b.booking_id
    HAVING count(o.*) <> 1 OR bool_or(o.during <> tstzrange(b.starts_at, b.ends_at))`,
  'a block that holds time occupies every lane of its resource': sql<Finding>`
    SELECT b.booking_id, count(o.*)::int AS occupancies FROM bookings b
    JOIN services s USING (company_id, service_id) LEFT JOIN occupancies o USING (company_id, booking_id)
    WHERE ${holdsTime} AND b.kind = 'block' GROUP BY b.company_id, b.booking_id, s.capacity
    HAVING count(o.*) <> CASE WHEN b.specialist_id IS NULL THEN s.capacity ELSE 1 END
      OR bool_or(o.during <> tstzrange(b.starts_at, b.ends_at))`,
  'a booking that is over holds nothing': sql<Finding>`
    SELECT b.booking_id, b.status FROM bookings b JOIN occupancies o USING (company_id, booking_id) WHERE NOT ${holdsTime}`,
  'what is occupied is the booking’s own specialist, or its service': sql<Finding>`
    SELECT b.booking_id FROM bookings b JOIN occupancies o USING (company_id, booking_id)
    WHERE (o.resource_kind, o.resource_id) IS DISTINCT FROM
      (CASE WHEN b.specialist_id IS NULL THEN 'service' ELSE 'specialist' END, COALESCE(b.specialist_id, b.service_id))`,
  'a company’s stream has every number from 1 to its end once': sql<Finding>`
    SELECT s.company_id, s.seq, count(e.*)::int AS events, min(e.seq) AS first, max(e.seq) AS last
    FROM streams s LEFT JOIN events e USING (company_id) GROUP BY s.company_id, s.seq
    HAVING count(e.*) <> s.seq OR min(e.seq) <> 1 OR max(e.seq) <> s.seq`,
  // Of a specialist every location hears for itself, and one row says it; of a gateway, a webhook and a private calendar nobody hears. Of an import one event tells all.
  'every event has one audit row': sql<Finding>`
    SELECT coalesce(e.company_id, a.company_id) AS company_id, kind, id, e.n AS events, a.n AS audited FROM
      (SELECT company_id, resource ->> 'type' AS kind, resource ->> 'id' AS id, count(*)::int AS n FROM events GROUP BY 1, 2, 3) e
      FULL JOIN (SELECT company_id, object_kind AS kind, object_id AS id, count(*)::int AS n FROM audit
        WHERE action NOT IN ('booking.import', 'booking.undo_import', 'user.create', 'user.undo_import') GROUP BY 1, 2, 3) a
      USING (company_id, kind, id) WHERE e.n IS DISTINCT FROM a.n AND kind NOT IN ('specialist', 'payment_gateway', 'webhook', 'busy_calendar')`,
  'the last line of a booking’s log says the status that it has': sql<Finding>`
    SELECT booking_id, status, log -> -1 ->> 'status' AS logged FROM bookings WHERE status IS DISTINCT FROM log -> -1 ->> 'status'`,
  'the last event of a booking shows it as it is': sql<Finding>`
    SELECT b.booking_id, b.status, e.resource -> 'attributes' ->> 'status' AS told FROM bookings b
    JOIN LATERAL (SELECT resource FROM events e WHERE e.company_id = b.company_id AND e.resource ->> 'type' = 'booking'
      AND e.resource ->> 'id' = b.booking_id::text
      ORDER BY seq DESC LIMIT 1) e ON true WHERE e.resource -> 'attributes' ->> 'status' <> b.status`,
  'a sequence has given every number from 1 to its last once': sql<Finding>`
    SELECT s.location_id, s.day, s.letter, s.last, count(t.*)::int AS given, min(t.number) AS first, max(t.number) AS highest
    FROM ticket_sequences s LEFT JOIN tickets t ON t.company_id = s.company_id AND t.location_id = s.location_id
      AND coalesce(t.line_day, t.day) = s.day AND t.letter = s.letter
    GROUP BY s.company_id, s.location_id, s.day, s.letter
    HAVING count(t.*) <> s.last OR min(t.number) <> 1 OR max(t.number) <> s.last`,
  'whoever has the smaller number has not waited for less': sql<Finding>`
    SELECT a.ticket_id, a.number, b.number AS next FROM tickets a
    JOIN tickets b ON b.company_id = a.company_id AND b.location_id = a.location_id AND b.letter = a.letter
      AND coalesce(b.line_day, b.day) = coalesce(a.line_day, a.day) AND b.number = a.number + 1 WHERE b.waiting_since < a.waiting_since`,
  'nobody is called twice without having gone back to the line': sql<Finding>`
    SELECT company_id, object_id, count(*) FILTER (WHERE action = 'ticket.call')::int AS calls FROM audit
    WHERE object_kind = 'ticket' GROUP BY company_id, object_id
    HAVING count(*) FILTER (WHERE action = 'ticket.call') >
      1 + count(*) FILTER (WHERE action IN ('ticket.return', 'ticket.transfer') AND before ->> 'status' = 'CALLED')`,
  'a ticket is over when it has ended, and only then': sql<Finding>`
    SELECT ticket_id, status, ended_at FROM tickets
    WHERE (status IN ('DONE', 'CANCELED', 'FAILED')) <> (ended_at IS NOT NULL)`,
  'who waits for one counter alone waits for one that is open': sql<Finding>`
    SELECT t.ticket_id, t.counter FROM tickets t LEFT JOIN counters c
      ON c.company_id = t.company_id AND c.location_id = t.location_id AND c.name = t.counter
    WHERE t.status = 'WAITING' AND NOT t.is_held AND t.counter IS NOT NULL AND c.is_open IS NOT TRUE`,
  'the last event of a ticket shows it as it is': sql<Finding>`
    SELECT t.ticket_id, t.status, t.counter, e.told FROM tickets t
    JOIN LATERAL (SELECT resource -> 'attributes' AS told FROM events e WHERE e.company_id = t.company_id
      AND e.resource ->> 'type' = 'ticket' AND e.resource ->> 'id' = t.ticket_id::text ORDER BY seq DESC LIMIT 1) e ON true
    WHERE (told ->> 'status', told ->> 'counter', (told ->> 'held')::boolean, (told ->> 'service_id')::integer)
      IS DISTINCT FROM (t.status, t.counter, t.is_held, t.service_id)`,
}

/**
 * Counts the rows of all that an act writes: equal before and after means that nothing was done, not even by
 * halves.
 */
export async function countRows(world: World): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    SELECT (SELECT count(*)::int FROM bookings) AS bookings, (SELECT count(*)::int FROM occupancies) AS occupancies,
      (SELECT count(*)::int FROM audit) AS audit, (SELECT count(*)::int FROM events) AS events,
      (SELECT coalesce(sum(seq), 0)::int FROM streams) AS told`.execute(world.db)
  return rows[0] ?? {}
}
