import { sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

/** Keeps others from counting the tickets of the same visitors until the transaction ends, on whatever node. */
export async function lockVisitors(
  tx: Database,
  scope: CompanyScope,
  subjects: readonly string[],
): Promise<void> {
  const names = subjects.toSorted().map((subject) => `tickets ${scope.companyId} ${subject}`)
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names}::text[]) AS name`.execute(
    tx,
  )
}

/** Counts the tickets of a session that wait. */
export async function countWaitingOf(tx: Database, scope: CompanyScope, session: string): Promise<number> {
  const row = await tx
    .selectFrom('tickets')
    .select((eb) => eb.fn.countAll<number>().as('many'))
    .where(inScope(scope))
    .where('session', '=', session)
    .where('status', 'in', ['REQUESTED', 'WAITING'])
    .executeTakeFirstOrThrow()
  return row.many
}

/**
 * Counts the tickets that visitors took from an address since a moment. What staff, another system or a paired kiosk gave there is not theirs, and a visit
 * that was booked has one place in the line: a counter may stand behind the same address as a hall full of people.
 */
export async function countGivenTo(
  tx: Database,
  scope: CompanyScope,
  address: string,
  since: Date,
): Promise<number> {
  const row = await tx
    .selectFrom('tickets')
    .select((eb) => eb.fn.countAll<number>().as('many'))
    .where(inScope(scope))
    .where('ip', '=', address)
    .where('created_at', '>', since)
    .where('origin', 'in', ['phone', 'kiosk'])
    .where('kiosk_id', 'is', null)
    .executeTakeFirstOrThrow()
  return row.many
}

/** Counts who waits at a location, in all of its lines, as all are told how many wait: who is set aside does not. */
export async function countWaitingAt(tx: Database, scope: CompanyScope, locationId: number): Promise<number> {
  const row = await tx
    .selectFrom('tickets')
    .select((eb) => eb.fn.countAll<number>().as('many'))
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('status', 'in', ['REQUESTED', 'WAITING'])
    .where('is_held', '=', false)
    .executeTakeFirstOrThrow()
  return row.many
}
