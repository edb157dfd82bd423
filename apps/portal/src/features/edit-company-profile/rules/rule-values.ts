import { type CompanyProfile, formFieldKeys } from '@rinda/domain/company/profile'
import type { ColumnKey } from '@rinda/domain/company/view'
import { answerIn, type Group, isGroup, isSameAnswer, withAnswer } from './answers.ts'
import { shownColumns, withColumns } from './columns-answer.ts'
import { endOf, withEnd } from './range-ends.ts'
import { pathsOf, type Rule } from './rule.ts'

/** Answers of a company, and those that would hold without them. */
export type Answered = { override: Group; inherited: CompanyProfile }

/** The value of a rule as its field has it: of a part of the day both ends, of columns those that are shown, in order. */
export function ruleValue(rule: Rule, { override, inherited }: Answered): unknown {
  if (rule.kind === 'columns') return shownColumns(override, inherited.columns)
  const [first, ...others] = pathsOf(rule).map((path) => {
    const own = answerIn(override, path)
    // What was written as JSON may be anything: what cannot be drawn is left to be refused.
    return own === undefined || (rule.kind === 'form' && !isForm(own)) ? answerIn(inherited, path) : own
  })
  if (rule.kind === 'span') return [first, ...others]
  if (rule.kind === 'range') return endOf(first, rule.end)
  // What is not offered unless it is said is a no; what is not listed is empty.
  if (rule.kind === 'yes') return first ?? false
  return rule.kind === 'origins' ? (first ?? []) : first
}

/** The value that a rule has where the company says nothing. */
export function usualOf(rule: Rule, { inherited }: Answered): unknown {
  return ruleValue(rule, { override: {}, inherited })
}

/** The override with a value of a rule. What is as usual is said by nobody, and follows what is usual. */
export function withValue(rule: Rule, { override, inherited }: Answered, value: unknown): Group {
  if (rule.kind === 'columns') return withColumns(override, value as ColumnKey[], inherited.columns)
  if (rule.kind === 'range') {
    const now = answerIn(override, rule.path)
    const range = withEnd(now === undefined ? inherited.range : now, rule.end, String(value))
    const isUsual = isSameAnswer(saidOf(range), saidOf(inherited.range))
    return withAnswer(override, rule.path, isUsual ? undefined : range)
  }
  const isUsual = value === undefined || isSameAnswer(value, usualOf(rule, { override, inherited }))
  if (rule.kind !== 'span') return withAnswer(override, rule.path, isUsual ? undefined : value)
  const [from, till] = isUsual ? [] : (value as unknown[])
  return withAnswer(withAnswer(override, rule.path, from), rule.till, till)
}

function isForm(value: unknown): boolean {
  const keys: readonly unknown[] = formFieldKeys
  return (
    Array.isArray(value) &&
    value.every(
      (field) =>
        isGroup(field) &&
        keys.includes(field.key) &&
        (field.options === undefined || (Array.isArray(field.options) && field.options.every(isGroup))),
    )
  )
}

/** From day 0 on is from today on, whether it is said or not. */
const saidOf = (range: unknown) => [endOf(range, 'from'), endOf(range, 'till')]

export function differs(rule: Rule, answered: Answered): boolean {
  return !isSameAnswer(ruleValue(rule, answered), usualOf(rule, answered))
}

/** The override without what rules answer: the rest, which is written as JSON. */
export function restOf(override: Group, rules: readonly Rule[]): Group {
  const paths = [...rules.flatMap(pathsOf), 'columnOrder', 'facts']
  return paths.reduce((rest, path) => withAnswer(rest, path, undefined), override)
}
