import { type LocationFilter, parseLocationFilter } from '../../../features/list-locations/location-filter.ts'
import { companyIn } from '../../shown-company/company-search.ts'

/** Choice that the address of the locations holds: which are shown, of which company, and whether a new one is being made. */
export type LocationsSearch = LocationFilter & { readonly new?: true; readonly company?: number }

export function parseLocationsSearch(search: Readonly<Record<string, unknown>>): LocationsSearch {
  const isNew = search.new === true || search.new === 'true'
  const company = companyIn(search)
  return {
    ...parseLocationFilter(search),
    ...(isNew ? { new: true } : {}),
    ...(company === undefined ? {} : { company }),
  }
}
