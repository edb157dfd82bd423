import type { Coming } from '@rinda/domain/queue/estimate/line-to-draw'
import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

/** Appointments of a location's line that begin in a time: after `from`, and at `till` at the latest. */
export type Beginning = { locationId: number; serviceIds: readonly number[]; from: Date; till: Date }

const standing = sql`b.status IN ('scheduled', 'confirmed') AND b.approval <> 'declined' AND b.kind <> 'block'`

/** Lists the appointments that begin in a time and that nobody has come for: those who are in line, at a counter or done have a ticket. */
export async function listComing(
  db: Database,
  { companyId }: CompanyScope,
  { locationId, serviceIds, from, till }: Beginning,
): Promise<Coming[]> {
  const { rows } = await sql<{ booking_id: number; service_id: number; starts_at: Date }>`
    SELECT b.booking_id, b.service_id, b.starts_at FROM bookings b
    WHERE b.company_id = ${companyId}::integer AND b.location_id = ${locationId}::integer AND ${standing}
      AND b.service_id = ANY (${serviceIds}::integer[]) AND b.served_at IS NULL
      AND b.starts_at > ${from}::timestamptz AND b.starts_at <= ${till}::timestamptz
      AND NOT EXISTS (SELECT FROM tickets t WHERE t.company_id = b.company_id AND t.booking_id = b.booking_id)
    ORDER BY b.starts_at, b.booking_id LIMIT 200`.execute(db)
  return rows.map(({ booking_id, service_id, starts_at }) => ({
    ...{ bookingId: Number(booking_id), serviceId: service_id, appointmentAt: starts_at.getTime() },
  }))
}

/** Lists by how many milliseconds people came later than their appointments, which began in a time; null where nobody checked in. */
export async function listLateness(
  tx: Database,
  { companyId }: CompanyScope,
  { locationId, serviceIds, from, till }: Beginning,
): Promise<(number | null)[]> {
  const { rows } = await sql<{ late_ms: number | null }>`
    SELECT (SELECT extract(epoch FROM min(t.created_at) - b.starts_at)::double precision * 1000 FROM tickets t
      WHERE t.company_id = b.company_id AND t.booking_id = b.booking_id) AS late_ms
    FROM bookings b
    WHERE b.company_id = ${companyId}::integer AND b.location_id = ${locationId}::integer AND ${standing}
      AND b.service_id = ANY (${serviceIds}::integer[])
      AND b.starts_at > ${from}::timestamptz AND b.starts_at <= ${till}::timestamptz
    ORDER BY b.starts_at, b.booking_id`.execute(tx)
  return rows.map(({ late_ms }) => late_ms)
}
