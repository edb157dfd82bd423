import type { ImpactDocument, ImpactResource } from '@rinda/contract/set-up/impact'
import { attributesOf } from '@rinda/contract/wire/flat-fields'
import type { Http, HttpResult } from '../http/create-http.ts'
import type { LocationDraft, ServiceDraft } from './locations.ts'
import type { SpecialistDraft } from './specialist-calls.ts'

/**
 * Bookings that a change would leave outside: the first hundred, with the reasons that it adds, and how many
 * in all.
 */
export type Impact = { readonly bookings: readonly ImpactResource[]; readonly total: number }

/** Asks which coming bookings a change of a location would leave outside. Nothing is written. */
export function askLocationImpact(http: Http, id: number, draft: LocationDraft) {
  return ask(http, `/api/portal/locations/${id}/impact`, { location: attributesOf(draft) })
}

/** Asks which coming bookings a change of a service would leave outside. Nothing is written. */
export function askServiceImpact(
  http: Http,
  place: { locationId: number; serviceId: number },
  draft: ServiceDraft,
) {
  const path = `/api/portal/locations/${place.locationId}/services/${place.serviceId}/impact`
  return ask(http, path, { service: attributesOf(draft) })
}

/**
 * Asks which coming bookings a change of a specialist would leave outside, at all their locations. Nothing is
 * written.
 */
export function askSpecialistImpact(http: Http, id: number, specialist: SpecialistDraft) {
  return ask(http, `/api/portal/specialists/${id}/impact`, { specialist })
}

/**
 * Asks which coming bookings would be left outside if a field got back its value before a change of the
 * history. Nothing is written.
 */
export function askPutBackImpact(http: Http, changeId: number, field: string) {
  return ask(http, `/api/portal/history/${changeId}/impact`, { fields: [field] })
}

async function ask(http: Http, path: string, body: object): Promise<HttpResult<Impact>> {
  const result = await http<ImpactDocument>({ method: 'POST', isRead: true, path, body })
  if (!result.ok) return result
  const { data = [], meta } = result.value ?? {}
  return { ok: true, value: { bookings: data, total: meta?.total ?? 0 } }
}
