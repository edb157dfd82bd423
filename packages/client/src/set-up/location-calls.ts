import { type Http, type HttpResult, timeoutsMs } from '../http/create-http.ts'
import { readList, readOne, withQuery } from '../http/reads.ts'
import { type WriteOptions, write } from '../http/writes.ts'
import { type Location, type LocationDraft, locationFrom, locationsFrom } from './locations.ts'

/** The caller's locations: with a key and secret every one, with the addresses of its systems; else those within the person's reach. */
export function listLocations(http: Http, include?: 'services'): Promise<HttpResult<Location[]>> {
  const path = http.isInternal ? '/api/locations' : '/api/portal/locations'
  return readList(http, withQuery(path, { include }), locationsFrom)
}

/** One location, with its services where `include` names them. The public is shown visible ones only. */
export function getLocation(http: Http, id: number, include?: 'services') {
  return readOne(http, withQuery(`/api/locations/${id}`, { include }), ({ data, included }) =>
    locationFrom(data, included),
  )
}

/** A new location. Its name and address are needed in each language. */
export function createLocation(http: Http, draft: LocationDraft, options: WriteOptions = {}) {
  const path = '/api/portal/locations'
  return write(http, { method: 'POST', path, under: 'location', draft, ...options }, (one) =>
    locationFrom(one),
  )
}

/** Changes what is given. The answer holds no services. */
export function updateLocation(http: Http, id: number, draft: LocationDraft, options: WriteOptions = {}) {
  const path = `/api/portal/locations/${id}`
  return write(http, { method: 'PATCH', path, under: 'location', draft, ...options }, (one) =>
    locationFrom(one),
  )
}

/** A location like another, with its services. What is given is said of the copy instead. The answer holds no services. */
export function copyLocation(http: Http, id: number, draft: LocationDraft, options: WriteOptions = {}) {
  const path = `/api/portal/locations/${id}/copy`
  const call = { method: 'POST', path, under: 'location', draft, timeoutMs: timeoutsMs.list } as const
  return write(http, { ...call, ...options }, (one) => locationFrom(one))
}
