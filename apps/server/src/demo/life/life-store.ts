import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Ticket of a living line, as those who play its people see it. */
export type LivingTicket = {
  ticket_id: number
  token: string
  session: string
  status: 'WAITING' | 'CALLED'
  is_held: boolean
  counter: string | null
  created_at: Date
  called_at: Date | null
  average_time: number
  booking_id: number | null
}

/** Lists who waits and who is at a counter, in the order in which they came. */
export async function listLiving(db: Database, locationId: number): Promise<LivingTicket[]> {
  const { rows } = await sql<LivingTicket>`
    SELECT ticket_id, token, session, status, is_held, counter, created_at, called_at, average_time, booking_id FROM tickets
    WHERE location_id = ${locationId}::integer AND status IN ('WAITING', 'CALLED')
      AND company_id = (SELECT company_id FROM locations WHERE location_id = ${locationId}::integer)
    ORDER BY created_at, ticket_id`.execute(db)
  return rows
}

/** Counter of a living line. */
export type LivingCounter = { name: string; is_open: boolean; is_paused: boolean; agent: string }

/** Lists the counters of a location. */
export async function listLivingCounters(db: Database, locationId: number): Promise<LivingCounter[]> {
  return await db
    .selectFrom('counters')
    .select(['name', 'is_open', 'is_paused', 'agent'])
    .where('location_id', '=', locationId)
    .execute()
}

/** Visit that somebody may come to soon. */
export type Expected = { qtid: string; token: string; starts_at: Date }

/** Lists the visits of a location between two moments whose visitors have not checked in. */
export async function listExpected(
  db: Database,
  { locationId, from, till }: { locationId: number; from: Date; till: Date },
): Promise<Expected[]> {
  const { rows } = await sql<Expected>`
    SELECT b.qtid, b.token, b.starts_at FROM bookings b
    JOIN locations l ON l.company_id = b.company_id AND l.location_id = b.location_id
    WHERE b.location_id = ${locationId}::integer AND b.kind = 'appointment' AND b.starts_at BETWEEN ${from} AND ${till}
      AND b.status IN ('scheduled', 'confirmed') AND b.approval IN ('none', 'accepted') AND b.served_at IS NULL
      AND NOT EXISTS (SELECT FROM tickets t WHERE t.company_id = b.company_id AND t.booking_id = b.booking_id)
    ORDER BY b.starts_at, b.booking_id`.execute(db)
  return rows
}
