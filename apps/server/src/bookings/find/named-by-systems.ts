import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { BookingContext } from '../context.ts'
import { listLocationsBySystemId, listServicesBySystemId } from './system-id-store.ts'

type Names = { location_bms_id?: string | undefined; service_bms_id?: string | undefined }
type Ids = { locationIds: number[] | undefined; serviceIds: number[] | undefined }

/**
 * Finds the locations and services that another system knows by these ids; undefined where it names none. A list that is kept elsewhere is not passed on
 * to a platform that asks for its own visitors.
 */
export async function namedBySystems(
  { db, settings }: Pick<BookingContext, 'db' | 'settings'>,
  caller: Caller,
  { location_bms_id: locationName, service_bms_id: serviceName }: Names,
): Promise<Result<Ids>> {
  const { scope } = caller
  const locationIds =
    locationName === undefined ? undefined : await listLocationsBySystemId(db, scope, locationName)
  const serviceIds =
    serviceName === undefined ? undefined : await listServicesBySystemId(db, scope, serviceName)
  if (locationIds && caller.kind === 'internal' && caller.isRelayed) {
    const found = await settings.findAll(caller, locationIds)
    if (found.some(isBookedElsewhere)) return refuse('bookings_elsewhere')
  }
  return done({ locationIds, serviceIds })
}
