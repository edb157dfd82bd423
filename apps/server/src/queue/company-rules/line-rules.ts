import type { CompanyLineRules, CompanyLineRulesResource } from '@rinda/contract/set-up/company-line-rules'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../../access/caller.ts'
import type { Concerned } from '../../access/concerned.ts'
import { writeToPeople } from '../../accounts/people-write.ts'
import type { PlatformWriting } from '../../accounts/platform-write.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import { findCompanyRow, updateCompanyRow } from '../../companies/company-store.ts'
import { rememberedCompany } from '../../companies/remembered-company.ts'
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
  const { companyId } = asked.caller.user
  const concerned: Concerned = { companyIds: [companyId], roles: ['QTICKET_ADMIN'] }
  return await writeToPeople(context, asked, companyId, concerned, async (tx) => {
    // Nobody else changes a company meanwhile: whoever would waits for the same people to be locked.
    const row = await findCompanyRow(tx, companyId)
    if (!row) return refuse('not_found')
    const profile = withRules(row.profile, rules)
    await updateCompanyRow(tx, companyId, { profile: JSON.stringify(profile), updated_at: asked.now })
    const after = (await findCompanyRow(tx, companyId)) ?? row
    const change = {
      action: 'company.update',
      objectKind: 'company',
      objectId: String(companyId),
      before: rememberedCompany(row),
      after: rememberedCompany(after),
      event: null,
    }
    return done({
      changes: [change],
      platformEvents: [{ type: 'company_changed' as const, companyId }],
      answer: { type: 'line_rules_updated', resource: lineRulesResource(after) },
    })
  })
}
