import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'

/** The bookings of a series from a moment on, all of it when there is none; their rows stay ours until the transaction ends. */
export async function lockSeries(
  db: Database,
  scope: CompanyScope,
  series: string,
  from: Date | null,
): Promise<BookingRow[]> {
  const query = db
    .selectFrom('bookings')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where(sql<boolean>`config ->> 'series' = ${series}::text`)
  const wanted = from ? query.where('starts_at', '>=', from) : query
  return await wanted.orderBy('booking_id').forUpdate().execute()
}
