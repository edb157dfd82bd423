import type { BookingResource } from '@rinda/contract/booking/booking'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Database } from '../../database/database.ts'
import { addReminders, removeMovedReminders, removeOtherReminders } from './reminder-store.ts'

/** Finds the setting of a location, as the transaction sees it. */
export type SettingOf = (locationId: number) => Promise<LocationSetting | undefined>

const hourMs = 3_600_000
/** Whoever was told of their time less than this before a reminder needs none. */
const restMs = 3 * hourMs

/**
 * Plans the reminders of bookings that were changed, in the transaction that takes the changes from the company's stream: as the bookings stand by now, so that
 * those of one that moved move along, and those of one that ended end.
 */
export async function followReminders(
  settingOf: SettingOf,
  tx: Database,
  scope: CompanyScope,
  bookings: readonly BookingResource[],
  now: Date,
): Promise<void> {
  const byLocation = new Map<number, number[]>()
  for (const { id, attributes } of bookings) {
    if (attributes.fields._is_blocked || attributes.status === 'locked') continue
    const ids = byLocation.get(attributes.location_id) ?? []
    byLocation.set(attributes.location_id, [...ids, Number(id)])
  }
  for (const [locationId, bookingIds] of byLocation) {
    const setting = await settingOf(locationId)
    await removeMovedReminders(tx, scope, bookingIds)
    const { reminderMinutes } = setting?.profile.messages ?? { reminderMinutes: [] }
    await addReminders(tx, scope, bookingIds, reminderMinutes, earliestAt(now))
  }
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
