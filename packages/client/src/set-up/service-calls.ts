import type { Http } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { type WriteOptions, write } from '../http/writes.ts'
import type { Service, ServiceDraft } from './locations.ts'

/** A new service of a location. Its name is needed in each language. */
export function createService(
  http: Http,
  locationId: number,
  draft: ServiceDraft,
  options: WriteOptions = {},
) {
  const path = `/api/portal/locations/${locationId}/services`
  return write(http, { method: 'POST', path, under: 'service', draft, ...options }, entityFrom<Service>)
}

/** Changes what is given. */
export function updateService(
  http: Http,
  place: { locationId: number; serviceId: number },
  draft: ServiceDraft,
  options: WriteOptions = {},
) {
  const path = `/api/portal/locations/${place.locationId}/services/${place.serviceId}`
  return write(http, { method: 'PATCH', path, under: 'service', draft, ...options }, entityFrom<Service>)
}
