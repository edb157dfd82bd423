import type { Http, HttpResult } from '../http/create-http.ts'
import { readList } from '../http/reads.ts'
import { type Location, locationsFrom } from './locations.ts'

/** Path of the person's own locations. */
export const ownLocationsPath = '/api/portal/locations?include=services,specialists,company'

/** The locations that the signed-in person may see, in their order, each with all that is set up of it and its company's profile. */
export function listOwnLocations(http: Http): Promise<HttpResult<Location[]>> {
  return readList(http, ownLocationsPath, locationsFrom)
}
