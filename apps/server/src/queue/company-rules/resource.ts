import type { CompanyLineRulesResource } from '@rinda/contract/set-up/company-line-rules'
import { resolveProfile } from '@rinda/rulebook/resolve'
import type { CompanyRow } from '../../companies/company-store.ts'
import { byName, ownRules, withRules } from './rule-names.ts'

const nothing = { most_appointments_in_row: null, grace_minutes: null, check_in_before_minutes: null }

/** The only way of a company's rules of its line to the wire. */
export function lineRulesResource({ company_id: companyId, profile }: CompanyRow): CompanyLineRulesResource {
  const { queue } = resolveProfile({ companyId, override: withRules(profile, nothing) })
  return {
    id: String(companyId),
    type: 'line_rules',
    attributes: { ...ownRules(profile), inherited: byName((answer) => queue[answer]) },
  }
}
