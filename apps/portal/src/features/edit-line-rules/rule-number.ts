import type { Location } from '@rinda/client/set-up/locations'
import type { LineRule } from '../../set-up/field-labels.ts'

/** Rule of a line that is a number; an empty one is not said. */
export type NumberRule = Exclude<LineRule, 'keep_overnight'>
/** Rules of a line, as far as a location has its own. */
export type Rules = NonNullable<Location['config']['queue']>

/** The least and the most that each rule may be, as the server asks for it. */
const limits: Readonly<Record<NumberRule, readonly [least: number, most: number]>> = {
  most_waiting: [1, 100_000],
  stop_before_close_minutes: [0, 1440],
  most_distance_meters: [10, 1_000_000],
  most_people: [1, 99],
  most_appointments_in_row: [1, 100],
  grace_minutes: [0, 1440],
  check_in_before_minutes: [0, 1440],
}

/** Reads what was typed for a rule: its number, null where it is empty, undefined where it is none. */
export function ruleNumber(rule: NumberRule, typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  const [least, most] = limits[rule]
  return value >= least && value <= most ? value : undefined
}

/** The rules with one of them changed; null takes it away. */
export function withRule(rules: Rules | undefined, rule: LineRule, value: number | boolean | null): Rules {
  const { [rule]: _, ...rest } = rules ?? {}
  return value === null ? rest : { ...rest, [rule]: value }
}
