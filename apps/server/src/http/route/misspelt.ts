import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import { distance } from 'fastest-levenshtein'

/** Length of a name from which on one wrong letter makes it no other one, and two do not either. */
const oneWrongFrom = 5
const twoWrongFrom = 8

/**
 * Gives the refusal of a query with a parameter that is one of these spelt wrongly, as `locaton_id` or `locationId`. A filter that is ignored lists everything.
 * Any other name is its sender's own affair: programs add what keeps an answer out of a cache, or what JSON:API knows and we do not.
 */
export function whyMisspelt(known: readonly string[], query: object): Refused | null {
  const unknown = Object.keys(query).filter((name) => !known.includes(name))
  const wrong = unknown.find((name) => known.some((right) => isMeant(plain(name), plain(right))))
  return wrong === undefined ? null : refuse('parameter_misspelt', `?${wrong}`, wrong)
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}

function isMeant(name: string, right: string): boolean {
  const most = right.length >= twoWrongFrom ? 2 : right.length >= oneWrongFrom ? 1 : 0
  return Math.abs(name.length - right.length) <= most && distance(name, right) <= most
}
