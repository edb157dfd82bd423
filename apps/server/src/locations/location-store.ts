import type { WeekHours } from '@rinda/domain/hours/opening-hours'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { LocationRow } from '../availability/setting-store.ts'
import type { Database } from '../database/database.ts'
import type { LocationConfig, LocationsTable } from '../database/tables/set-up-tables.ts'

type Written = 'company_id' | 'location_id' | 'opening_hours' | 'config'
type Objects = { opening_hours?: WeekHours; config?: LocationConfig }
export type NewLocation = Omit<Insertable<LocationsTable>, Written> & Objects
export type LocationPatch = Omit<Updateable<LocationsTable>, Written> & Objects

/** The row, ours until the transaction ends. Bookings that only name it do not wait. */
export async function lockLocation(
  db: Database,
  scope: CompanyScope,
  locationId: number,
): Promise<LocationRow | undefined> {
  return await db
    .selectFrom('locations')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertLocation(
  db: Database,
  scope: CompanyScope,
  location: NewLocation,
): Promise<LocationRow> {
  return await db
    .insertInto('locations')
    .values({ ...withText(location), company_id: scope.companyId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateLocationRow(
  db: Database,
  scope: CompanyScope,
  locationId: number,
  patch: LocationPatch,
): Promise<LocationRow> {
  return await db
    .updateTable('locations')
    .set(withText(patch))
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The place after the last of the company's locations. */
export async function nextLocationPosition(db: Database, scope: CompanyScope): Promise<number> {
  const row = await db
    .selectFrom('locations')
    .select(sql<number>`least(coalesce(max(position), -1) + 1, 1000000)`.as('next'))
    .where('company_id', '=', scope.companyId)
    .executeTakeFirstOrThrow()
  return row.next
}

/** Objects are written as text. */
function withText<Columns extends Objects>({ opening_hours, config, ...plain }: Columns) {
  return {
    ...plain,
    ...(opening_hours ? { opening_hours: JSON.stringify(opening_hours) } : {}),
    ...(config ? { config: JSON.stringify(config) } : {}),
  }
}

/**
 * Waits for the bookings that are being made at a location, and keeps others from being made there until the transaction ends. Each of them holds the key of the
 * row from its claim on.
 */
export async function keepBookingsOut(tx: Database, scope: CompanyScope, locationId: number): Promise<void> {
  await tx
    .selectFrom('locations')
    .select('location_id')
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .forUpdate()
    .execute()
}

/** Tells whether bookings stand at a location that have not ended. */
export async function hasBookingsToCome(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('bookings')
    .select('booking_id')
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .where('starts_at', '>', new Date(now.getTime() - 86_400_000))
    .where('ends_at', '>', now)
    .where('status', 'in', ['locked', 'verified', 'scheduled', 'confirmed'])
    .where('approval', '<>', 'declined')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
