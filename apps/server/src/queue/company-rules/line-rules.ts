import type { CompanyLineRules, CompanyLineRulesResource } from '@rinda/contract/set-up/company-line-rules'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../../access/caller.ts'
import type { PlatformWriting } from '../../accounts/platform-write.ts'
import { updateOwnProfile } from '../../accounts/update-own-profile.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import { findCompanyRow } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import { lineRulesResource } from './resource.ts'
import { withRules } from './rule-names.ts'

/** The rules of the line that hold at all locations of a company which have none of their own. */
export async function findLineRules(
  db: Database,
  { user }: PortalCaller,
): Promise<Result<CompanyLineRulesResource>> {
  const row = await findCompanyRow(db, user.companyId)
  return row ? done(lineRulesResource(row)) : refuse('not_found')
}

/**
 * Changes rules of a company's line, by somebody who administers all of it, as they do at that moment. What keeps floods off (how many tickets a
 * visitor may take) is the operator's alone. It holds from the next call on, at every counter.
 */
export async function updateLineRules(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  rules: CompanyLineRules,
): Promise<Result<Answer<CompanyLineRulesResource>>> {
  return await updateOwnProfile(context, asked, {
    change: (profile) => withRules(profile, rules),
    type: 'line_rules_updated',
    resource: lineRulesResource,
  })
}
