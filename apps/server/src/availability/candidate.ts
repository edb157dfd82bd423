import type { Resource } from '@rinda/domain/availability/day-board'
import type { Offer } from './boards/slots-on.ts'
import type { ServiceSetting } from './setting.ts'
import type { LocationRow, ServiceRow } from './setting-store.ts'

/** A service that might be booked, by whom it would be served, and the rules that it would be booked by. */
export type Candidate = { service: ServiceSetting; offer: Offer }

export type Inactive =
  | 'location_inactive'
  | 'service_inactive'
  | 'service_not_bookable'
  | 'specialist_inactive'

/** Gives the reason why a service cannot be booked at all, whenever; null when it can. */
export function whyInactive(
  setting: { readonly location: Pick<LocationRow, 'is_active' | 'is_bms_active'> },
  {
    service,
    resources,
  }: {
    readonly resources: readonly Resource[]
    readonly service: Pick<ServiceSetting, 'isBookable'> & { readonly row: Pick<ServiceRow, 'is_active'> }
  },
): Inactive | null {
  if (!(setting.location.is_active && setting.location.is_bms_active)) return 'location_inactive'
  if (!service.row.is_active) return 'service_inactive'
  if (resources.length === 0) return 'specialist_inactive'
  return service.isBookable ? null : 'service_not_bookable'
}
