import type { KnownVisitor } from '@rinda/contract/booking/known-visitor'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { utcDateTime } from '@rinda/domain/time/zone'
import type { Caller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'
import { listLatestFitting } from './find-store.ts'
import { fieldQuery } from './find-words.ts'

export type KnownVisitorsInput = {
  locationId: number
  by: 'name' | 'phone' | 'email'
  query: string
  limit: number
}

/** Number of bookings that are looked at: somebody who comes often has many of them. */
const mostBookings = 60

/** Finds who visited the company of a location before and fits what is typed, by the bookings that this person may see. */
export async function findKnownVisitors(
  context: { db: Database; settings: Settings },
  caller: Caller,
  { locationId, by, query, limit }: KnownVisitorsInput,
): Promise<Result<KnownVisitor[]>> {
  if (caller.kind !== 'portal') return refuse('forbidden')
  const setting = await context.settings.find(caller, locationId)
  if (!setting) return refuse('not_found', 'locationId')
  const { locationIds, serviceIds } = caller.user
  const scope = narrow(caller.scope, setting.companyId)
  const within = { locationIds, serviceIds }
  const rows = await listLatestFitting(context.db, scope, fieldQuery(by, query), within, mostBookings)
  return done(visitorsOf(rows).slice(0, limit))
}

/** Puts together what is one visitor's: the same name however it is typed, with the same number, or, without one, the same address. */
function visitorsOf(latestFirst: readonly BookingRow[]): KnownVisitor[] {
  return [...Map.groupBy(latestFirst, keyOf).values()].flatMap((own) => {
    const [latest] = own
    if (!latest) return []
    const known = (read: (row: BookingRow) => unknown) =>
      own.map(read).find((value) => typeof value === 'string' && value !== '') as string | undefined
    return {
      first_name: latest.first_name,
      last_name: latest.last_name,
      phone_country_code: latest.phone_country_code,
      phone_number: latest.phone_number,
      email: known((row) => row.email) ?? '',
      business_name: known((row) => row.fields.business_name) ?? '',
      ...utcDateTime(Math.floor(latest.starts_at.getTime() / 60_000)),
    }
  })
}

function keyOf({ first_name, last_name, phone_country_code, phone_number, email }: BookingRow): string {
  const name = `${first_name} ${last_name}`.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return `${phone_number === '' ? email.toLowerCase() : phone_country_code + phone_number}/${name}`
}
