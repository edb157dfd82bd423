import type { CompanyLineRules } from '@rinda/contract/set-up/company-line-rules'
import type { QueueRules } from '@rinda/domain/company/profile'

export type RuleName = keyof CompanyLineRules

/** Rules of a company's line, as the wire names them and as a profile does. */
const answers: Readonly<Record<RuleName, keyof QueueRules>> = {
  most_appointments_in_row: 'mostAppointmentsInRow',
  grace_minutes: 'graceMinutes',
  check_in_before_minutes: 'checkInBeforeMinutes',
}
const names = Object.keys(answers) as RuleName[]

/** Gives rules of a profile by their names on the wire, as `what` makes of each. */
export function byName<Value>(what: (answer: keyof QueueRules) => Value): Record<RuleName, Value> {
  return Object.fromEntries(names.map((name) => [name, what(answers[name])])) as Record<RuleName, Value>
}

/** Rules that a company's record says itself; null: it says nothing of one. */
export function ownRules(record: object | null): Record<RuleName, number | null> {
  const { queue } = (record ?? {}) as { queue?: Partial<QueueRules> }
  return byName((answer) => queue?.[answer] ?? null)
}

/** The record with rules changed: what is null is not said any more. */
export function withRules(record: object, rules: CompanyLineRules): object {
  const { queue, ...others } = record as { queue?: object }
  const said = new Map(Object.entries(queue ?? {}))
  for (const name of names) {
    const value = rules[name]
    if (value === null) said.delete(answers[name])
    else if (value !== undefined) said.set(answers[name], value)
  }
  return said.size > 0 ? { ...others, queue: Object.fromEntries(said) } : others
}
