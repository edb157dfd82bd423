import { sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { isOfDay, type ToldDay } from '../told-day-store.ts'

/** Visits of a day that ended at a counter, as far as they were of one service. */
export type EndedVisits = {
  counter: string | null
  service_id: number
  served: number
  last_ended_at: Date | null
}

/** Lists when a part of a visit of that day, or of one from before that is under way, ended last at each counter: who was sent on, set aside or returned has left it. */
export async function listPartEnds(
  db: Database,
  { companyId }: CompanyScope,
  locationId: number,
  day: ToldDay,
): Promise<{ counter: string | null; last_ended_at: Date | null }[]> {
  const { rows } = await sql<{ counter: string | null; last_ended_at: Date | null }>`
    SELECT part.counter, max(part.till) AS last_ended_at FROM tickets
      CROSS JOIN LATERAL jsonb_to_recordset(parts) AS part (counter text, till timestamptz)
    WHERE company_id = ${companyId}::integer AND location_id = ${locationId}::integer AND parts <> '[]'
      AND (${isOfDay(day)} OR status IN ('WAITING', 'CALLED')) GROUP BY part.counter`.execute(db)
  return rows
}

/** Counts the visits of a location's day that have ended, by counter and service, and those among them that were finished; of a line kept overnight also those of whoever came before. */
export async function countEnded(
  db: Database,
  scope: CompanyScope,
  locationId: number,
  day: ToldDay,
): Promise<EndedVisits[]> {
  return await db
    .selectFrom('tickets')
    .select(({ fn, eb }) => [
      'counter',
      'service_id',
      fn.count<number>('ticket_id').filterWhere('status', '=', 'DONE').$castTo<number>().as('served'),
      // Who left while they waited for the counter alone was no visit of it.
      fn.max(eb.ref('ended_at')).filterWhere('first_called_at', 'is not', null).as('last_ended_at'),
    ])
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where(isOfDay(day))
    .where('status', 'in', ['DONE', 'FAILED', 'CANCELED'])
    .groupBy(['counter', 'service_id'])
    .execute()
}
