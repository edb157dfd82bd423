import type { PreviewResource } from '@rinda/contract/people/platform'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { reachesLocation } from '@rinda/domain/access/reach'
import { findDomain } from '@rinda/rulebook/directory'
import { readDirectory } from '../../access/directory.ts'
import { findCompanyRow, listPlaces } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import { roleHeld } from '../../sign-in/sessions/standing.ts'
import { newcomer } from '../domains/newcomer.ts'
import { findPersonByEmail, type PersonRow } from '../person-store.ts'
import { explainProfile } from './explain.ts'

/**
 * Shows what a person sees, or would see at their first sign-in: company, role, profile, locations, and the
 * source of each answer.
 */
export async function previewPerson(
  { db, isProduction }: { db: Database; isProduction: boolean },
  email: string,
): Promise<Result<PreviewResource>> {
  const directory = await readDirectory(db)
  const person = await findPersonByEmail(db, email)
  const { companyId, role } = person
    ? { companyId: person.company_id, role: roleHeld(person, directory) }
    : await newcomer(db, email, directory)
  const company = await findCompanyRow(db, companyId)
  if (!company) return refuse('not_found')
  const { profile, sources } = explainProfile({
    companyId,
    override: company.profile,
    isProduction,
    email,
    role,
    directory,
    ...rightsOf(person),
  })
  const hasRole = role !== 'NONE'
  const places = (await listPlaces(db, role === 'QTICKET_ADMIN' ? undefined : companyId)).filter(
    (one) => hasRole && reachesLocation(profile.reach, { id: one.location_id, bmsId: one.bms_id }),
  )
  return done({
    id: email,
    type: 'preview',
    attributes: {
      email,
      exists: person !== undefined,
      active: person?.is_active ?? true,
      company_id: companyId,
      company_name: company.name,
      company_source: findDomain(email, directory)?.companyId === companyId ? 'domain' : 'default',
      role,
      role_source: (person?.role ?? 'NONE') === role ? 'given' : 'derived',
      locations: places.map((one) => ({ id: one.location_id, name: one.name })),
      profile,
      sources,
    },
  })
}

function rightsOf(person: PersonRow | undefined) {
  if (!person) return {}
  const { permissions, location_ids, service_ids } = person
  return { permissions, locationIds: location_ids, serviceIds: service_ids }
}
