import type { LocationEntity } from '@rinda/client/set-up/location-entity'
import { isSearched, searched } from '@rinda/ui/search-text'

/** What of a location is on or off, under the name that it has in the address. */
export const flags = {
  visible: 'isVisible',
  active: 'isActive',
  qms: 'isQmsActive',
  bms: 'isBmsActive',
  online: 'isOnline',
} as const satisfies Record<string, keyof LocationEntity>
export type FlagName = keyof typeof flags
const flagNames = Object.keys(flags) as readonly FlagName[]

/** Which locations are shown; what is absent narrows nothing. */
export type LocationFilter = { readonly text?: string } & { readonly [Flag in FlagName]?: 'yes' | 'no' }

/** Reads an address. What is no condition is left out. */
export function parseLocationFilter(search: Readonly<Record<string, unknown>>): LocationFilter {
  const text = typeof search.text === 'number' ? String(search.text) : search.text
  const chosen = flagNames.flatMap((flag) => {
    const value = search[flag]
    return value === 'yes' || value === 'no' ? [[flag, value]] : []
  })
  return {
    ...(typeof text === 'string' && text !== '' ? { text: text.slice(0, 200) } : {}),
    ...Object.fromEntries(chosen),
  }
}

/** How many conditions there are; a text that is too short to be searched for is none yet. */
export function countConditions({ text = '', ...flags }: LocationFilter): number {
  return Object.keys(flags).length + (isSearched(text) ? 1 : 0)
}

/** Those whose flags are as wanted, and whose id, or name or address in whatever language, holds every word that is sought. */
export function filterLocations<Location extends LocationEntity>(
  locations: readonly Location[],
  filter: LocationFilter,
): readonly Location[] {
  const flagged = locations.filter((location) =>
    flagNames.every((flag) => {
      const wanted = filter[flag]
      return wanted === undefined || location[flags[flag]] === (wanted === 'yes')
    }),
  )
  return searched(flagged, filter.text ?? '', ({ name, address, bmsId = '', id }) =>
    [...Object.values(name), ...Object.values(address), bmsId, id].join(' '),
  )
}
