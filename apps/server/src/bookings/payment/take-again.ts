import { paymentOf, withPayment } from '@rinda/domain/booking/payment'
import { transition } from '@rinda/domain/booking/transitions'
import { dayBounds, localDateOf } from '@rinda/domain/time/zone'
import type { CompanyScope } from '../../access/scope.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import type { Claim } from '../../occupancies/time-store.ts'
import { writeAct } from '../act/write-act.ts'
import { claimOrClear } from '../book/claim.ts'
import type { BookingRow } from '../store.ts'
import type { Settling } from './settle.ts'

/**
 * Takes the time of a booking again that ended as nobody had paid, once the money has come after all: the same time with the same person, where
 * it is still free and still to come. Undefined where it is not, or the booking ended otherwise.
 */
export async function takeAgain(
  tx: Database,
  scope: CompanyScope,
  row: BookingRow,
  setting: LocationSetting,
  { caller, now }: Settling,
): Promise<Change[] | undefined> {
  const ended = paymentOf(row.fields)?.status
  const status = transition('take_again', row.status)
  // Another system may keep the bookings by now, which would not know of this one; and nobody comes for one whose visitor had their data erased.
  if (isBookedElsewhere(setting) || row.user_deleted_at !== null) return undefined
  if (!status || (ended !== 'EXPIRED' && ended !== 'CANCELED') || row.starts_at <= now) return undefined
  const taken = await claimOrClear(tx, scope, row.booking_id, claimOf(row, setting), now)
  if (!taken) return undefined
  const fields = JSON.stringify(withPayment(row.fields, 'PAID'))
  const again = { act: 'take_again', type: 'booking_scheduled', caller, now } as const
  const change = await writeAct(tx, scope, row, again, { status, fields })
  return [...taken.cleared, change]
}

function claimOf(row: BookingRow, setting: LocationSetting): Claim {
  const { resources = [] } = setting.services.get(row.service_id) ?? {}
  const day = dayBounds(localDateOf(row.starts_at.getTime() / 60_000, setting.zone), setting.zone)
  return {
    locationId: row.location_id,
    resources: resources.filter(({ kind, id }) => kind === 'service' || id === row.specialist_id),
    lanes: 'one',
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    day: { from: new Date(day.from * 60_000), till: new Date(day.till * 60_000) },
  }
}
