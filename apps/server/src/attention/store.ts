import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { BookingRow } from '../bookings/store.ts'
import type { Database } from '../database/database.ts'

const standingColumns = [
  'booking_id',
  'qtid',
  'kind',
  'approval',
  'location_id',
  'service_id',
  'specialist_id',
  'starts_at',
  'ends_at',
  'served_at',
  'client_type',
] as const

/** A booking that stands, with no more of it than the question needs. */
export type StandingRow = Pick<BookingRow, (typeof standingColumns)[number]>

/** No visit is longer: it keeps the search within an index on the start. */
const longestVisitMs = 86_400_000

/** Selects the scheduled and confirmed bookings of a company that end after a moment, in order of their start. */
function standing(db: Database, scope: CompanyScope, endsAfter: Date) {
  return (
    db
      .selectFrom('bookings')
      .select([...standingColumns])
      .where('company_id', '=', scope.companyId)
      .where('ends_at', '>', endsAfter)
      .where('status', 'in', ['scheduled', 'confirmed'])
      .where('approval', '<>', 'declined')
      // Of what another system keeps, that one knows what is wrong.
      .where('bms_id', '=', '')
      .orderBy('starts_at')
      .orderBy('booking_id')
  )
}

/** Lists those that begin in a stretch of time. */
export async function listStanding(
  db: Database,
  scope: CompanyScope,
  starts: { from: Date; till: Date },
  endsAfter: Date,
): Promise<StandingRow[]> {
  return await standing(db, scope, endsAfter)
    .where('starts_at', '>=', starts.from)
    .where('starts_at', '<', starts.till)
    .execute()
}

/** Bookings that can overlap each other: a specialist's, or those of a service that name none. */
export type StandingLine = { kind: 'specialist' | 'service'; id: number }

/** Lists those of some specialists, and of some services where nobody is named. */
export async function listStandingOf(
  db: Database,
  scope: CompanyScope,
  lines: readonly StandingLine[],
  starts: { from: Date; till: Date },
  endsAfter: Date,
): Promise<StandingRow[]> {
  return await standing(db, scope, endsAfter)
    .where(
      sql<boolean>`(specialist_id = ANY (${idsOf(lines, 'specialist')}::integer[])
        OR specialist_id IS NULL AND service_id = ANY (${idsOf(lines, 'service')}::integer[]))`,
    )
    .where('starts_at', '>=', starts.from)
    .where('starts_at', '<', starts.till)
    .execute()
}

function idsOf(lines: readonly StandingLine[], wanted: StandingLine['kind']): number[] {
  return lines.filter(({ kind }) => kind === wanted).map(({ id }) => id)
}

/** Lists those of some locations, for whatever day they are. */
export async function listStandingAt(
  db: Database,
  scope: CompanyScope,
  locationIds: readonly number[],
  endsAfter: Date,
): Promise<StandingRow[]> {
  if (locationIds.length === 0) return []
  return await standing(db, scope, endsAfter)
    .where('location_id', 'in', locationIds)
    .where('starts_at', '>=', new Date(endsAfter.getTime() - longestVisitMs))
    .execute()
}

/** The whole bookings of some ids, by id. */
export async function listWhole(
  db: Database,
  scope: CompanyScope,
  bookingIds: readonly number[],
): Promise<Map<number, BookingRow>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('booking_id', 'in', bookingIds)
    .execute()
  return new Map(rows.map((row) => [row.booking_id, row]))
}
