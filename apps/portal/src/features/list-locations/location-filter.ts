import type { Location } from '@rinda/client/set-up/locations'
import { isSearched, searched } from '@rinda/ui/search-text'

/** Flags of a location that can be filtered by, under their names in the page's address. */
export const flags = {
  visible: 'isVisible',
  active: 'isActive',
  qms: 'isQmsActive',
  bms: 'isBmsActive',
  online: 'isOnline',
} as const satisfies Record<string, keyof Location>
export type FlagName = keyof typeof flags
const flagNames = Object.keys(flags) as readonly FlagName[]

/** Filter of the locations; a condition that is absent limits nothing. */
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

/** Counts the conditions of a filter; a text that is too short to be searched for does not count. */
export function countConditions({ text = '', ...flags }: LocationFilter): number {
  return Object.keys(flags).length + (isSearched(text) ? 1 : 0)
}

/**
 * Keeps the locations whose flags are as wanted, and whose ids, name or address, in any language, contain
 * every searched word.
 */
export function filterLocations(locations: readonly Location[], filter: LocationFilter): readonly Location[] {
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
