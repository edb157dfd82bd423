import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { ConcernedPeople } from '../access/concerned.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { type CompanyRow, findCompanyRow, updateCompanyRow } from '../companies/company-store.ts'
import { rememberedCompany } from '../companies/remembered-company.ts'
import type { Database } from '../database/database.ts'
import { nextVersion } from '../locations/write/version.ts'
import { writeToPeople } from './people-write.ts'
import type { PlatformWriting } from './platform-write.ts'

type ProfileChange<Resource> = {
  /** Gives the company's own record of its profile as it is to be. */
  change: (profile: object) => object
  /** Does what follows from it, in the same transaction. */
  follow?: (tx: Database, after: CompanyRow) => Promise<void>
  /** Type of the answer's message, and its resource. */
  type: string
  resource: (after: CompanyRow) => Resource
}

/** Changes part of the profile of the caller's company, by somebody who administers all of it, as they do at that moment. */
export async function updateOwnProfile<Resource extends ResourceObject>(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  { change, follow, type, resource }: ProfileChange<Resource>,
): Promise<Result<Answer<Resource>>> {
  const { companyId } = asked.caller.user
  const concerned: ConcernedPeople = { companyIds: [companyId], roles: ['QTICKET_ADMIN'] }
  return await writeToPeople(context, asked, companyId, concerned, async (tx) => {
    // Nobody else changes a company meanwhile: whoever would waits for the same people to be locked.
    const row = await findCompanyRow(tx, companyId)
    if (!row) return refuse('not_found')
    const profile = JSON.stringify(change(row.profile))
    await updateCompanyRow(tx, companyId, { profile, updated_at: nextVersion(row, asked.now) })
    const after = (await findCompanyRow(tx, companyId)) ?? row
    await follow?.(tx, after)
    const written = {
      action: 'company.update',
      objectKind: 'company',
      objectId: String(companyId),
      before: rememberedCompany(row),
      after: rememberedCompany(after),
      event: null,
    }
    return done({
      changes: [written],
      platformEvents: [{ type: 'company_changed' as const, companyId }],
      answer: { type, resource: resource(after) },
    })
  })
}
