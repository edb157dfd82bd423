import type { PortalUserResource } from '@rinda/contract/set-up/objects'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { type PortalCaller, profileOf } from '../access/caller.ts'
import { companyOf } from '../companies/company.ts'
import type { Database } from '../database/database.ts'

/** The signed-in person, with the profile that says what they may do. */
export async function currentUser(
  db: Database,
  caller: PortalCaller,
  isProduction: boolean,
): Promise<Result<PortalUserResource>> {
  const { user } = caller
  const company = await companyOf(db, user.companyId)
  if (!company) return refuse('not_found')
  return done({
    id: String(user.portalUserId),
    type: 'portal_user',
    attributes: {
      company_id: user.companyId,
      email: user.email,
      name: user.name,
      role: user.role,
      token: user.token ?? '',
      permissions: [...user.permissions],
      updated_at: user.updatedAt.toISOString(),
      language: null,
      company: company.shown,
      profile: profileOf(caller, { companyId: user.companyId, override: company.override, isProduction }),
    },
  })
}
