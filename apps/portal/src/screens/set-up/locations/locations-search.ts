import { type LocationFilter, parseLocationFilter } from '../../../features/list-locations/location-filter.ts'

/** Choice that the address of the locations holds: which are shown, of which company, and whether a new one is being made. */
export type LocationsSearch = LocationFilter & { readonly new?: true; readonly company?: number }

export function parseLocationsSearch(search: Readonly<Record<string, unknown>>): LocationsSearch {
  const isNew = search.new === true || search.new === 'true'
  return {
    ...parseLocationFilter(search),
    ...(isNew ? { new: true } : {}),
    ...(typeof search.company === 'number' ? { company: search.company } : {}),
  }
}
