import type { PlatformCompanyResource } from '@rinda/contract/people/platform'
import type { CompanyPayload } from '@rinda/contract/people/platform-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { parseOverride } from '@rinda/rulebook/override'
import type { PortalCaller } from '../access/caller.ts'
import type { ConcernedPeople } from '../access/concerned.ts'
import { readDirectory } from '../access/directory.ts'
import { type PlatformWriting, writeToPlatform } from '../accounts/platform-write.ts'
import type { PlatformEvent } from '../changes/platform-event-store.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { checkTogether, saidSensibly } from '../companies/check-profile.ts'
import { findCompanyRow, updateCompanyRow } from '../companies/company-store.ts'
import { rememberedCompany } from '../companies/remembered-company.ts'
import { type ExpectedVersions, nextVersion, whyOutdated } from '../locations/write/version.ts'
import { companyResource } from './show-companies.ts'

const place = 'company/profile'

/**
 * Changes a company's names, whether it is shown, and what it answers differently. Its people see it at once. The profile is given whole: where the caller
 * expects one version, any other is refused, so that what the company's own admin has set meanwhile is not lost.
 */
export async function updateCompany(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  companyId: number,
  input: CompanyPayload,
  expected: ExpectedVersions = null,
): Promise<Result<Answer<PlatformCompanyResource>>> {
  if (input.profile !== undefined) {
    const parsed = saidSensibly(parseOverride(input.profile), place)
    if (!parsed.ok) return parsed
  }
  if (!(await findCompanyRow(context.db, companyId))) return refuse('not_found')
  const concerned: ConcernedPeople = { companyIds: [companyId], roles: ['QTICKET_ADMIN'] }
  return await writeToPlatform(context, asked, companyId, concerned, async (tx) => {
    const row = await findCompanyRow(tx, companyId)
    if (!row) return refuse('not_found')
    // Nobody else changes a company meanwhile: whoever would waits for the same people to be locked.
    const outdated = whyOutdated(row, expected)
    if (outdated) return outdated
    if (input.profile !== undefined) {
      const together = checkTogether({ companyId, override: input.profile }, await readDirectory(tx), place)
      if (!together.ok) return together
    }
    const { profile, visible, ...names } = input
    await updateCompanyRow(tx, companyId, {
      ...names,
      ...(visible === undefined ? {} : { is_visible: visible }),
      ...(profile === undefined ? {} : { profile: JSON.stringify(profile) }),
      updated_at: nextVersion(row, asked.now),
    })
    const after = (await findCompanyRow(tx, companyId)) ?? row
    const change = {
      action: 'company.update',
      objectKind: 'company',
      objectId: String(companyId),
      before: rememberedCompany(row),
      after: rememberedCompany(after),
      event: null,
    }
    const resource = await companyResource({ db: tx, isProduction: context.isProduction }, after)
    const platformEvents: PlatformEvent[] = [{ type: 'company_changed', companyId }]
    return done({ changes: [change], platformEvents, answer: { type: 'company_updated', resource } })
  })
}
