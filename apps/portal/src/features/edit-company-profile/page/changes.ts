import type { PlatformCompany } from '@rinda/client/people/platform'
import { type CompanyDraft, cardFields, draftOf } from '../card/company-draft.ts'
import { answerIn, isSameAnswer } from '../rules/answers.ts'
import type { Rule } from '../rules/rule.ts'
import { sectionNames } from '../rules/rule.ts'
import { rulesOf } from '../rules/rule-list.ts'
import { restOf, ruleValue } from '../rules/rule-values.ts'

export const allRules: readonly Rule[] = sectionNames.flatMap((section) => rulesOf[section])

/** One thing that was changed and is not saved: a rule, something of the card, or what is written as JSON. */
export type Change =
  | { readonly kind: 'rule'; readonly rule: Rule; readonly from: unknown; readonly to: unknown }
  | { readonly kind: 'card'; readonly field: (typeof cardFields)[number] }
  | { readonly kind: 'logo' | 'place' | 'rest' }

/** Lists what is not as it is saved, in the order of the page. */
export function changesIn(draft: CompanyDraft, company: PlatformCompany): Change[] {
  const saved = draftOf(company)
  const { inherited } = company
  const fact = (one: CompanyDraft, name: string) => answerIn(one.override, `facts.${name}`)
  const isOther = (...names: string[]) =>
    names.some((name) => !isSameAnswer(fact(draft, name), fact(saved, name)))
  const rules = allRules.flatMap((rule): Change[] => {
    const from = ruleValue(rule, { override: saved.override, inherited })
    const to = ruleValue(rule, { override: draft.override, inherited })
    return isSameAnswer(from, to) ? [] : [{ kind: 'rule', rule, from, to }]
  })
  const rest = [draft, saved].map(({ override }) => restOf(override, allRules))
  return [
    ...cardFields.flatMap((field): Change[] =>
      draft.card[field] === saved.card[field] ? [] : [{ kind: 'card', field }],
    ),
    ...(isOther('logo') ? [{ kind: 'logo' } as const] : []),
    ...(isOther('latitude', 'longitude') ? [{ kind: 'place' } as const] : []),
    ...rules,
    ...(isSameAnswer(rest[0], rest[1]) ? [] : [{ kind: 'rest' } as const]),
  ]
}
