import { type LocationFilter, parseLocationFilter } from '../features/list-locations/location-filter.ts'

/** Choice that the address of the locations holds: which are shown, and whether a new one is being made. */
export type LocationsSearch = LocationFilter & { readonly new?: true }

export function parseLocationsSearch(search: Readonly<Record<string, unknown>>): LocationsSearch {
  const isNew = search.new === true || search.new === 'true'
  return { ...parseLocationFilter(search), ...(isNew ? { new: true } : {}) }
}
