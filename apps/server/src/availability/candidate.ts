import type { Resource } from '@rinda/domain/availability/day-board'
import type { OfferRules } from '@rinda/domain/availability/offer'
import type { LocationSetting, ServiceSetting } from './setting.ts'

/** A service that might be booked, by whom it would be served, and the rules that it would be booked by. */
export type Candidate = { service: ServiceSetting; resources: readonly Resource[]; rules: OfferRules }

export type Inactive =
  | 'location_inactive'
  | 'service_inactive'
  | 'service_not_bookable'
  | 'specialist_inactive'

/** Why a service cannot be booked at all, whenever; null when it can. */
export function whyInactive(
  setting: LocationSetting,
  { service, resources }: Pick<Candidate, 'service' | 'resources'>,
): Inactive | null {
  if (!(setting.location.is_active && setting.location.is_bms_active)) return 'location_inactive'
  if (!service.row.is_active) return 'service_inactive'
  if (resources.length === 0) return 'specialist_inactive'
  return service.isBookable ? null : 'service_not_bookable'
}

/** Everyone and everything that could serve, each once: a specialist may serve several of them. */
export function resourcesOf(candidates: readonly Candidate[]): Resource[] {
  const all = candidates.flatMap((candidate) => candidate.resources)
  return [...new Map(all.map((resource) => [`${resource.kind} ${resource.id}`, resource])).values()]
}
