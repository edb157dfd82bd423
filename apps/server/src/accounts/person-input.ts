import type { PlatformPersonResource } from '@rinda/contract/people/platform'
import type { PersonPayload } from '@rinda/contract/people/platform-payload'
import type { UpdatePortalUserPayload } from '@rinda/contract/people/portal-user-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { findAccountRow, putAccountRow } from '../access/directory-store.ts'
import { listPlaces, listServiceNames } from '../companies/company-store.ts'
import type { Database } from '../database/database.ts'
import { endSessionsOf } from '../sign-in/sessions/end-session.ts'
import { type PersonRow, updatePersonRow } from './person-store.ts'

/** Input about a person, from a company's admin or the platform's. */
export type PersonInput = PersonPayload & UpdatePortalUserPayload

/** Only locations and services of the person's own company mean anything. */
export async function checkLimits(
  tx: Database,
  companyId: number,
  input: PersonInput,
): Promise<Result<null>> {
  const locations = new Set((await listPlaces(tx, companyId)).map((one) => one.location_id))
  if (input.location_ids?.some((id) => !locations.has(id)))
    return refuse('field_wrong', 'portal_user/location_ids')
  const services = new Set((await listServiceNames(tx, companyId)).map((one) => one.service_id))
  if (input.service_ids?.some((id) => !services.has(id)))
    return refuse('field_wrong', 'portal_user/service_ids')
  return done(null)
}

/** Writes what is asked: to the person's row, and to what the directory says of their address. */
export async function grant(tx: Database, row: PersonRow, input: PersonInput, now: Date): Promise<void> {
  const { active, company_admin, known, profile, ...own } = input
  await updatePersonRow(tx, row.portal_user_id, {
    ...own,
    ...(active === undefined ? {} : { is_active: active }),
    updated_at: now,
  })
  // Switched on again they sign in anew: whoever has an old cookie of theirs does not come back with them.
  if (active === false) await endSessionsOf(tx, row)
  if (company_admin === undefined && known === undefined && profile === undefined) return
  const account = await findAccountRow(tx, row.email)
  await putAccountRow(tx, {
    email: row.email,
    is_company_admin: company_admin ?? account?.is_company_admin ?? null,
    is_known: known ?? account?.is_known ?? null,
    profile: JSON.stringify(profile ?? account?.profile ?? {}),
    created_at: now,
    updated_at: now,
  })
}

/** Picks the fields of a person that the history keeps. */
export function remembered({ attributes }: PlatformPersonResource) {
  const { name, language, role, permissions, location_ids, service_ids } = attributes
  const { active, company_admin, known, profile } = attributes
  return {
    ...{ name, language, role, permissions, location_ids, service_ids },
    ...{ active, company_admin, known, profile },
  }
}
