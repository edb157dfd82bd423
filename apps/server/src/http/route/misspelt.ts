import { type Refused, refuse } from '@rinda/contract/wire/refusals'

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
  return Math.abs(name.length - right.length) <= most && changesBetween(name, right) <= most
}

/** Counts the letters that are to be put in, left out or replaced to make one word the other. */
function changesBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...one].entries()) {
    const here = [row + 1]
    for (const [column, against] of [...other].entries()) {
      const kept = (above[column] ?? 0) + (letter === against ? 0 : 1)
      here.push(Math.min(kept, (above[column + 1] ?? 0) + 1, (here[column] ?? 0) + 1))
    }
    above = here
  }
  return above[other.length] ?? 0
}
