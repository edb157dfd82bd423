import type { Http, HttpResult } from '../http/create-http.ts'
import { readList } from '../http/reads.ts'
import { type Location, locationsFrom } from './locations.ts'

/** Path of the person's own locations. */
export const ownLocationsPath = '/api/portal/locations?include=services,specialists,company'

/** The locations that the signed-in person may see, in their order, each with all that is set up of it and its company's profile. */
export function listOwnLocations(http: Http): Promise<HttpResult<Location[]>> {
  return readList(http, ownLocationsPath, locationsFrom)
}

/** Reads some of them, at most 100, each as the list has it; those that the person sees no longer are not among them. */
export function readOwnLocations(http: Http, ids: readonly number[]): Promise<HttpResult<Location[]>> {
  return readList(http, `${ownLocationsPath}&id=${ids.join()}`, locationsFrom)
}
