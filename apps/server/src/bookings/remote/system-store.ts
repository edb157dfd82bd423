import { type Selectable, sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope, Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { farAhead } from '../../database/far-ahead.ts'
import type { BookingSystemsTable } from '../../database/tables/booking-system-tables.ts'

export type SystemRow = Selectable<BookingSystemsTable>
export type SystemPatch = Partial<Omit<SystemRow, 'company_id' | 'location_id' | 'address'>>

/** Time in ms for which a node that claimed a system has it for itself; longer than one question may take. */
export const leaseMs = 60_000

/** Finds what is known of the system that keeps the bookings of a location; with `lock` the row stays ours until the transaction ends. */
export async function findSystem(
  db: Database,
  scope: Scope | CompanyScope,
  locationId: number,
  lock: 'for update' | 'unlocked' = 'unlocked',
): Promise<SystemRow | undefined> {
  const query = db
    .selectFrom('booking_systems')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
  return await (lock === 'for update' ? query.forUpdate() : query).executeTakeFirst()
}

export async function updateSystem(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
  patch: SystemPatch,
): Promise<void> {
  await tx
    .updateTable('booking_systems')
    .set(patch)
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .execute()
}

export async function removeSystem(tx: Database, scope: CompanyScope, locationId: number): Promise<void> {
  for (const table of ['booking_systems', 'booking_requests'] as const)
    await tx
      .deleteFrom(table)
      .where('company_id', '=', scope.companyId)
      .where('location_id', '=', locationId)
      .execute()
}

/** Begins to follow a system. It counts as there until it is known not to be. */
export async function putSystem(
  tx: Database,
  scope: CompanyScope,
  { locationId, address, isOnline }: { locationId: number; address: string; isOnline: boolean },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('booking_systems')
    .values({
      ...{ company_id: scope.companyId, location_id: locationId, address, is_online: isOnline },
      ...{ since: now, fault: null, heard_at: null, ask_at: now, next_day: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Lists the locations whose bookings another system keeps, with those that it kept until now; one small index is read for it. */
export async function listSystemLocations(db: Database): Promise<number[]> {
  const { rows } = await sql<{ location_id: number }>`
    SELECT location_id FROM locations WHERE bms_base_url <> '' UNION SELECT location_id FROM booking_systems`.execute(
    db,
  )
  return rows.map(({ location_id }) => location_id)
}

/** Claims the systems that are to be asked by now, for as long as a question may take: no other node asks meanwhile. */
export async function claimDueSystems(db: Database, now: Date, until: Date): Promise<number[]> {
  const rows = await db
    .updateTable('booking_systems')
    .set({ ask_at: until })
    .where((row) => row.or([row('ask_at', '<=', now), row('ask_at', '>', farAhead(now))]))
    .returning('location_id')
    .execute()
  return rows.map(({ location_id }) => location_id)
}

/** Claims a system whoever asks it: they stop once they see that it is theirs no more. */
export async function claimSystem(db: Database, locationId: number, until: Date): Promise<void> {
  await db
    .updateTable('booking_systems')
    .set({ ask_at: until })
    .where('location_id', '=', locationId)
    .execute()
}

/** Moves the end of a claim on, whichever of its ends stands. False: somebody else has claimed the system since, or it is followed no more. */
export async function renewClaim(
  db: Database,
  { companyId }: CompanyScope,
  locationId: number,
  { held, until }: { held: readonly Date[]; until: Date },
): Promise<boolean> {
  const renewed = await db
    .updateTable('booking_systems')
    .set({ ask_at: until })
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where('ask_at', 'in', held)
    .returning('location_id')
    .executeTakeFirst()
  return renewed !== undefined
}

/** Finds when the next system is to be asked. */
export async function nextSystemAt(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('booking_systems')
    .select((eb) => eb.fn.min('ask_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}
