import type { ReadinessResource } from '@rinda/contract/set-up/readiness'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { readinessOf } from '@rinda/domain/set-up/readiness'
import { roleOfEmail } from '@rinda/rulebook/directory'
import type { PortalCaller } from '../access/caller.ts'
import type { CurrentDirectory } from '../access/directory.ts'
import { narrow } from '../access/scope.ts'
import type { Settings } from '../availability/settings.ts'
import { findCompanyRow, listPlaces } from '../companies/company-store.ts'
import type { Database } from '../database/database.ts'
import { listActiveAccounts } from './admin-store.ts'
import { factsOf } from './facts.ts'
import { readinessResource } from './resource.ts'

type Context = { db: Database; settings: Settings; directory: CurrentDirectory }

/** Shows what a company still lacks before a visitor can book: any company to the platform's admin, to others their own. */
export async function showReadiness(
  { db, settings, directory }: Context,
  caller: PortalCaller,
  companyId: number,
  now: Date,
): Promise<Result<ReadinessResource>> {
  if (caller.scope.companyId !== 'all' && caller.scope.companyId !== companyId) return refuse('not_found')
  const company = await findCompanyRow(db, companyId)
  if (!company) return refuse('not_found')
  const places = await listPlaces(db, companyId)
  const found = await settings.findAll(
    caller,
    places.map((place) => place.location_id),
  )
  const people = await listActiveAccounts(db, narrow(caller.scope, companyId))
  const known = await directory.find()
  const minute = Math.floor(now.getTime() / 60_000)
  const readiness = readinessOf({
    isVisible: company.is_visible,
    domains: Object.values(known.domains).filter((domain) => domain.companyId === companyId).length,
    admins: people.filter(({ email, role }) => roleOfEmail(email, role, known) === 'COMPANY_ADMIN').length,
    hasOwnRules: Object.keys(company.profile).some((name) => name !== 'facts' && name !== 'zone'),
    locations: found.map((setting) => factsOf(setting, minute)),
  })
  return done(readinessResource(company, readiness))
}
