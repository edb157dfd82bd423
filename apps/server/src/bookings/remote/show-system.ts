import type { BookingSystemResource } from '@rinda/contract/booking/booking-system'
import type { Caller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Database } from '../../database/database.ts'
import { showSystem } from '../../remote-systems/show-system.ts'
import { findSystem } from './system-store.ts'

/** Shows what is known of the system that keeps a location's bookings. */
export async function showBookingSystem(
  db: Database,
  caller: Caller,
  setting: LocationSetting,
): Promise<BookingSystemResource> {
  const isElsewhere = isBookedElsewhere(setting)
  const scope = narrow(caller.scope, setting.companyId)
  const system = isElsewhere ? await findSystem(db, scope, setting.locationId) : undefined
  return {
    id: String(setting.locationId),
    type: 'booking_system',
    attributes: {
      elsewhere: isElsewhere,
      ...showSystem(system, setting.location.is_bms_online),
      unknown_service_ids: system?.unknown_service_ids ?? [],
    },
  }
}
