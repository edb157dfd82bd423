import type { Appointment, PastVisit } from '@rinda/domain/queue/staffing/past-visit'
import { asSaid, servedVisits, timesAtCounters, type VisitInParts } from '@rinda/domain/queue/visit-parts'
import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

/** Services of a location that are told of; `serviceIds` null: all. */
type OfLine = { locationId: number; serviceIds: readonly number[] | null }

/** More tickets than this are not learned from: the newest say most. */
const mostTickets = 60_000
const mostBookings = 20_000

type VisitRow = VisitInParts & {
  waiting_since: Date
  appointment_at: Date | null
}

/** Lists those who came to a line from a day on, as they stand. `dayZone` is the zone by which its days end; null where it is kept overnight. */
export async function listVisits(
  db: Database,
  { companyId }: CompanyScope,
  { locationId, serviceIds, dayZone }: OfLine & { dayZone: string | null },
  firstDay: string,
): Promise<PastVisit[]> {
  const { rows } = await sql<VisitRow>`
    SELECT service_id, counter, waiting_since, appointment_at, first_called_at, ended_at, status, parts, part_since FROM tickets
    WHERE company_id = ${companyId}::integer AND location_id = ${locationId}::integer AND day >= ${firstDay}::date
      AND (status IN ('WAITING', 'CALLED', 'DONE', 'CANCELED') OR failed_code = 'no_show')
      AND (${serviceIds}::integer[] IS NULL OR service_id = ANY (${serviceIds}::integer[]))
    ORDER BY day DESC LIMIT ${mostTickets}`.execute(db)
  return rows.map((told) => {
    const row = dayZone === null ? told : asSaid(told, dayZone)
    const times = row.parts.length > 0 ? timesAtCounters(row) : []
    return {
      ...{ serviceId: row.service_id, counter: row.counter, cameAt: row.waiting_since.getTime() },
      appointmentAt: row.appointment_at?.getTime() ?? null,
      calledAt: times[0]?.at ?? row.first_called_at?.getTime() ?? null,
      endedAt: row.ended_at?.getTime() ?? null,
      end: endOf(row),
      ...(row.parts.length > 0 ? { inParts: { served: servedVisits(row), times } } : {}),
    }
  })
}

function endOf({ status, first_called_at, parts }: VisitRow): PastVisit['end'] {
  // Who was sent on had come when they were called, whatever became of it.
  const isSentOn = parts.some(({ service_id }) => service_id !== null)
  if (status === 'DONE' || (isSentOn && status !== 'WAITING' && status !== 'CALLED')) return 'done'
  if (status === 'FAILED') return 'no_show'
  if (status !== 'CANCELED') return 'open'
  return first_called_at ? 'no_show' : 'left'
}

type BookingRow = { service_id: number; created_at: Date; starts_at: Date; came_at: Date | null }

/** Lists the appointments of a line that stand, from a moment to another, with when their visitors checked in. */
export async function listAppointments(
  db: Database,
  { companyId }: CompanyScope,
  { locationId, serviceIds }: { locationId: number; serviceIds: readonly number[] },
  { from, till }: { from: Date; till: Date },
): Promise<Appointment[]> {
  const { rows } = await sql<BookingRow>`
    SELECT b.service_id, b.created_at, b.starts_at, (SELECT min(t.created_at) FROM tickets t
      WHERE t.company_id = b.company_id AND t.booking_id = b.booking_id) AS came_at
    FROM bookings b
    WHERE b.company_id = ${companyId}::integer AND b.location_id = ${locationId}::integer
      AND b.status IN ('scheduled', 'confirmed') AND b.approval <> 'declined' AND b.kind <> 'block'
      AND b.service_id = ANY (${serviceIds}::integer[])
      AND b.starts_at >= ${from}::timestamptz AND b.starts_at < ${till}::timestamptz
    ORDER BY b.starts_at DESC, b.booking_id LIMIT ${mostBookings}`.execute(db)
  return rows.map((row) => ({
    ...{ serviceId: row.service_id, bookedAt: row.created_at.getTime(), at: row.starts_at.getTime() },
    cameAt: row.came_at?.getTime() ?? null,
  }))
}
