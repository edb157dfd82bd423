import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import { localTimeOf } from '@rinda/domain/time/zone'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Database } from '../../database/database.ts'
import { type Claim, type InTheWay, listInTheWay } from '../../occupancies/time-store.ts'

/** More would not be read. */
const mostNamed = 3

/** The refusal of a claim whose time is taken; that of a block says by which bookings. */
export async function refuseTaken(
  tx: Database,
  scope: CompanyScope,
  claim: Claim,
  setting: LocationSetting,
): Promise<Refused> {
  if (claim.lanes === 'one') return refuse('slot_taken')
  const rows = await listInTheWay(tx, scope, claim, mostNamed)
  return refuse('block_over_booking', undefined, rows.map((row) => sayWhich(row, setting)).join(', '))
}

/**
 * Names a booking that is in the way by its time and visitor. A visitor is named only at this location: a
 * specialist's visitors elsewhere are that location's business.
 */
export function sayWhich(row: InTheWay, setting: LocationSetting): string {
  const time = localTimeOf(row.starts_at.getTime() / 60_000, setting.zone)
  const name = row.location_id === setting.locationId ? `${row.first_name} ${row.last_name}`.trim() : ''
  return name === '' ? time : `${time} ${name}`
}
