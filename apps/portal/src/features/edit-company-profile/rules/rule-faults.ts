import { type Faults, faultAt } from '../../../set-up/save-faults.ts'
import { pathsOf, type Rule } from './rule.ts'

const place = 'company/profile'
const placeOf = (path: string) => `${place}/${path.replaceAll('.', '/')}`

/** Gives what a refused save says of a rule, as one text. */
export function faultOfRule(rule: Rule, faults: Faults): string | undefined {
  const said = placesOf(rule).flatMap((one) => faultAt(faults, one) ?? [])
  return said.length > 0 ? said.join('\n') : undefined
}

/** Gives what a refused save says of answers that have no field of their own. */
export function faultOfRest(rules: readonly Rule[], faults: Faults): string | undefined {
  const places = rules.flatMap(placesOf)
  const isSaid = (at: string) => places.some((one) => at === one || at.startsWith(`${one}/`))
  return faultAt(new Map([...faults].filter(([at]) => !isSaid(at))), place)
}

/** A group that can only be said whole is refused whole. */
function placesOf(rule: Rule): readonly string[] {
  const isQuiet = rule.kind === 'span' && rule.path.startsWith('messages.')
  return isQuiet ? [placeOf('messages.quietHours')] : pathsOf(rule).map(placeOf)
}
