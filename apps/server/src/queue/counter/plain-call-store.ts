import { CompiledQuery } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import type { CounterRow } from '../counter-store.ts'
import type { TicketRow } from '../store.ts'
import { type CalledTicket, calledTo } from './call-store.ts'

/** Call of a counter that is as it is to be: open, not paused, and of whoever calls. */
export type PlainCall = {
  locationId: number
  name: string
  isNumber: boolean
  agent: Pick<CounterRow, 'agent_id' | 'agent'>
  /** The services that it may call from; those of the counter are picked from them, unless they were named. */
  serviceIds: readonly number[]
  areNamed: boolean
  now: Date
}

type Calling = PlainCall & { companyId: number }

const waits = `company_id = $2::integer AND status = 'WAITING' AND NOT is_held`

/** Condition so written that no index of those who wait fits it: each is looked up by its id, also where PostgreSQL does not know yet how many wait. */
const stillWaits = `status || '' = 'WAITING' AND NOT is_held`

/**
 * Nobody is called by it where the order of calls has to be asked: where counters that call together look at different lines, somebody waits for one of them
 * alone, or has an appointment, or one was called before others. Where nobody is, the first of the line is next, and that PostgreSQL can say. How many call is counted
 * there and is no parameter: for each number it would make a plan of its own, which takes longer than the call.
 */
const callText = `
  WITH asked AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS a (nth integer, "locationId" integer, name text, agent_id integer, agent text,
      "serviceIds" integer[], "areNamed" boolean, "isNumber" boolean, now timestamptz, "companyId" integer)
    WHERE "companyId" = $2::integer
  ), calls AS MATERIALIZED (
    SELECT count(*) AS many FROM asked
  ), standing AS MATERIALIZED (
    SELECT a.nth, c.is_open AND NOT c.is_paused AND c.agent_id IS NOT DISTINCT FROM a.agent_id AND c.agent = a.agent
      AND c.appointments_in_row = 0 AS is_plain, CASE WHEN a."areNamed" OR c.service_ids = '{}' THEN a."serviceIds"
      ELSE ARRAY(SELECT id FROM unnest(a."serviceIds") AS id WHERE id = ANY (c.service_ids)) END AS takes
    FROM asked a JOIN counters c ON c.company_id = $2::integer AND c.location_id = a."locationId" AND c.name = a.name
  ), lines AS MATERIALIZED (
    SELECT min(takes) AS takes FROM standing
    HAVING count(*) = (SELECT many FROM calls) AND bool_and(is_plain) AND min(takes) = max(takes)
      AND NOT EXISTS (SELECT FROM queue_lines q JOIN asked a ON q.location_id = a."locationId"
        WHERE q.company_id = $2::integer AND q.appointments_in_row > 0)
      AND NOT EXISTS (SELECT FROM asked a JOIN tickets ON location_id = a."locationId" AND counter = a.name
        WHERE ${waits} AND counter IS NOT NULL)
  ), first AS MATERIALIZED (
    SELECT h.* FROM lines l CROSS JOIN unnest(l.takes) AS s (id) CROSS JOIN LATERAL (
      SELECT ticket_id, place FROM tickets WHERE ${waits} AND counter IS NULL AND service_id = s.id
      ORDER BY place, ticket_id LIMIT (SELECT 2 * many + 32 FROM calls)) AS h
    WHERE NOT EXISTS (SELECT FROM tickets WHERE ${waits} AND service_id = ANY (l.takes) AND appointment_at IS NOT NULL)
    ORDER BY place, ticket_id
  ), claimed AS MATERIALIZED (
    SELECT t.* FROM first f CROSS JOIN LATERAL (
      SELECT * FROM tickets WHERE company_id = $2::integer AND ticket_id = f.ticket_id AND place = f.place
        AND ${stillWaits} AND counter IS NULL AND appointment_at IS NULL FOR UPDATE SKIP LOCKED
    ) AS t LIMIT (SELECT many FROM calls)
  ), called AS (
    UPDATE tickets t SET status = 'CALLED', counter = a.name, counter_is_number = a."isNumber",
      called_at = a.now, first_called_at = a.now, updated_at = greatest(t.updated_at, a.now)
    FROM (SELECT ticket_id, row_number() OVER (ORDER BY place, ticket_id) AS nth FROM claimed) AS c JOIN asked a USING (nth)
    WHERE t.company_id = $2::integer AND t.ticket_id = c.ticket_id
  )
  SELECT * FROM claimed ORDER BY place, ticket_id`

/**
 * Calls the first of the line to a counter without having read anything, where nothing but places says who that is; undefined where it does not, or nobody is
 * there: then `claimNext` says who is next. The counters' rows have to be locked by a statement before it. Counters that call side by side are
 * served by one statement, in the order in which they asked.
 */
export async function callPlainly(
  tx: Database,
  { companyId }: CompanyScope,
  call: PlainCall,
): Promise<CalledTicket | undefined> {
  return await callTogether(tx, { ...call, companyId })
}

const callTogether = together(
  async (tx: Database, calls: readonly [Calling, ...Calling[]]): Promise<(CalledTicket | undefined)[]> => {
    const asked = calls.map(({ agent, ...call }, index) => ({
      ...call,
      ...agent,
      nth: index + 1,
    }))
    const parameters = [JSON.stringify(asked), calls[0].companyId]
    const { rows } = await tx.executeQuery<TicketRow>(CompiledQuery.raw(callText, parameters))
    return calls.map(({ name, isNumber, now }, index) => {
      const before = rows[index]
      if (!before) return undefined
      return { before, after: calledTo(before, { counter: name, counter_is_number: isNumber, at: now }) }
    })
  },
  (called) => called !== undefined,
)
