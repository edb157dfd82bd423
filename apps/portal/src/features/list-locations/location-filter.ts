import type { LocationEntity } from '@rinda/client/location-entity'

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

/** How many conditions there are. */
export function countConditions(filter: LocationFilter): number {
  return Object.keys(filter).length
}

/** Whether a location is like this: its name or address in any language holds every word, or its id is the text. */
export function isLike(location: LocationEntity, filter: LocationFilter): boolean {
  const areFlagsRight = flagNames.every((flag) => {
    const wanted = filter[flag]
    return wanted === undefined || location[flags[flag]] === (wanted === 'yes')
  })
  if (!areFlagsRight || filter.text === undefined) return areFlagsRight
  const words = folded(filter.text).split(/\s+/).filter(Boolean)
  const { name, address, bmsId = '', id } = location
  const text = folded([...Object.values(name), ...Object.values(address), bmsId, id].join(' '))
  return words.every((word) => text.includes(word))
}

/** Without capitals, and without the marks above and below letters. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
