import type { BookingResource } from '@rinda/contract/booking/booking'
import type { BookingStatus } from '@rinda/domain/booking/status'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Database } from '../../database/database.ts'
import { addReminders, removeMovedReminders, removeOtherReminders } from './reminder-store.ts'

/** Finds the setting of a location, as the transaction sees it. */
export type SettingOf = (locationId: number) => Promise<LocationSetting | undefined>

const hourMs = 3_600_000
/** Time for which news of a visit is as good as a reminder: nobody is reminded so soon after it. */
const restMs = 3 * hourMs
/** Only these may be reminded of. One that ended and stands again is another change. */
const stands: ReadonlySet<BookingStatus> = new Set(['scheduled', 'confirmed'])
const idOf = ({ id }: BookingResource) => Number(id)

/**
 * Plans the reminders of bookings that were changed, in the transaction that takes the changes from the company's stream: as the bookings stand by now, so that
 * those of one that moved move along, and those of one that ended end. Tells whether there are new ones.
 */
export async function followReminders(
  settingOf: SettingOf,
  tx: Database,
  scope: CompanyScope,
  bookings: readonly BookingResource[],
  now: Date,
): Promise<boolean> {
  await removeMovedReminders(tx, scope, bookings.map(idOf))
  const standing = bookings.filter(({ attributes: { status } }) => stands.has(status))
  let added = 0
  for (const [locationId, own] of Map.groupBy(standing, (one) => one.attributes.location_id)) {
    const setting = await settingOf(locationId)
    const { reminderMinutes } = setting?.profile.messages ?? { reminderMinutes: [] }
    added += await addReminders(tx, scope, own.map(idOf), reminderMinutes, earliestAt(now))
  }
  return added > 0
}

/** Plans the reminders of all visits to come at a company anew, by other times before them. */
export async function replanReminders(
  tx: Database,
  scope: CompanyScope,
  leadMinutes: readonly number[],
  now: Date,
): Promise<void> {
  await removeOtherReminders(tx, scope, leadMinutes)
  await addReminders(tx, scope, 'all', leadMinutes, earliestAt(now))
}

function earliestAt(now: Date): Date {
  return new Date(now.getTime() + restMs)
}
