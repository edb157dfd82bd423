import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationRow } from '../../availability/setting-store.ts'
import type { Database } from '../../database/database.ts'
import { hasBookingsToCome, keepBookingsOut, type LocationPatch } from '../location-store.ts'

/**
 * The refusal to have another system keep the bookings of a location while bookings to come stand there that it does not know: whoever keeps them, one alone
 * says what is free. That none keeps them any more may be said at any time.
 */
export async function whyNotOtherSystem(
  tx: Database,
  scope: CompanyScope,
  row: LocationRow,
  { bms_base_url: address = row.bms_base_url, bms_id: bmsId = row.bms_id }: LocationPatch,
  now: Date,
): Promise<Refused | null> {
  const isOther =
    address !== row.bms_base_url || (row.bms_base_url !== '' && address !== '' && bmsId !== row.bms_id)
  if (!isOther || address === '') return null
  await keepBookingsOut(tx, scope, row.location_id)
  const stands = await hasBookingsToCome(tx, scope, row.location_id, now)
  return stands
    ? refuse('bookings_stand', `location/${address === row.bms_base_url ? 'bms_id' : 'bms_base_url'}`)
    : null
}
