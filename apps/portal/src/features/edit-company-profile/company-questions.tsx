import type { PlatformCompany } from '@rinda/client/people/platform'
import type { WaysIn } from '../../session/ways-in.ts'
import type { Faults } from '../../set-up/save-faults.ts'
import type { Group } from './rules/answers.ts'
import { isAsked } from './rules/rule.ts'
import { faultOfRule } from './rules/rule-faults.ts'
import { firstRules } from './rules/rule-list.ts'
import { RuleRow } from './rules/rule-row.tsx'
import { ruleValue, usualOf, withValue } from './rules/rule-values.ts'

/** The few rules that are asked of a company which begins, each with its usual answer chosen. */
export function CompanyQuestions(props: {
  company: PlatformCompany
  ways: WaysIn
  override: Group
  faults: Faults
  onChange: (override: Group) => void
}) {
  const { company, override } = props
  const answered = { override, inherited: company.inherited }
  const saved = { override: company.profile, inherited: company.inherited }
  return (
    <div>
      {firstRules
        .filter((rule) => isAsked(rule, props.ways))
        .map((rule) => (
          <RuleRow
            key={rule.path}
            rule={rule}
            value={ruleValue(rule, answered)}
            saved={ruleValue(rule, saved)}
            usual={usualOf(rule, answered)}
            fault={faultOfRule(rule, props.faults)}
            onChange={(value) => props.onChange(withValue(rule, answered, value))}
          />
        ))}
    </div>
  )
}
