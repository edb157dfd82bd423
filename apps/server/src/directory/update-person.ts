import type { PlatformPersonResource } from '@rinda/contract/platform'
import type { PersonPayload } from '@rinda/contract/platform-payload'
import { done, type Result, refuse } from '@rinda/contract/refusals'
import { parseProfileOverride } from '@rinda/rulebook/override'
import type { Answer } from '../changes/work.ts'
import type { Database } from '../database/database.ts'
import { checkTogether, saidSensibly } from './check-profile.ts'
import { listPlaces, listServiceNames } from './company-store.ts'
import { readDirectory } from './current-directory.ts'
import { findAccountRow, putAccountRow } from './directory-store.ts'
import { findPersonRow, type PersonRow, updatePersonRow } from './person-store.ts'
import { type Asked, type PlatformWriting, writeToPlatform } from './platform-write.ts'
import { personResource } from './show-people.ts'

const place = 'portal_user/profile'

/** Changes what one person may do: their row, and what the directory says of their address. Their screens and sockets follow at once. */
export async function updatePerson(
  context: PlatformWriting,
  asked: Asked,
  personId: number,
  wish: PersonPayload,
): Promise<Result<Answer>> {
  if (wish.profile !== undefined) {
    const parsed = saidSensibly(parseProfileOverride(wish.profile), place)
    if (!parsed.ok) return parsed
  }
  const found = await findPersonRow(context.db, personId)
  if (!found) return refuse('not_found')
  const isConcerned = ({ portalUserId }: { portalUserId: number }) => portalUserId === personId
  return await writeToPlatform(context, asked, found.company_id, isConcerned, async (tx) => {
    const row = await findPersonRow(tx, personId)
    if (!row) return refuse('not_found')
    const limits = await checkLimits(tx, row.company_id, wish)
    if (!limits.ok) return limits
    const before = personResource(row, await readDirectory(tx))
    await write(tx, row, wish, asked.now)
    const directory = await readDirectory(tx)
    const company = { companyId: row.company_id, override: row.profile }
    const together = checkTogether(company, directory, place)
    if (!together.ok) return together
    const resource = personResource((await findPersonRow(tx, personId)) ?? row, directory)
    const change = {
      action: 'portal_user.update',
      objectKind: 'portal_user',
      objectId: String(personId),
      before: remembered(before),
      after: remembered(resource),
      event: null,
    }
    return done({ changes: [change], answer: { type: 'person_updated', resource } })
  })
}

/** Only locations and services of the person's own company mean anything. */
async function checkLimits(tx: Database, companyId: number, wish: PersonPayload): Promise<Result<null>> {
  const locations = new Set((await listPlaces(tx, companyId)).map((one) => one.location_id))
  if (wish.location_ids?.some((id) => !locations.has(id)))
    return refuse('field_wrong', 'portal_user/location_ids')
  const services = new Set((await listServiceNames(tx, companyId)).map((one) => one.service_id))
  if (wish.service_ids?.some((id) => !services.has(id)))
    return refuse('field_wrong', 'portal_user/service_ids')
  return done(null)
}

async function write(tx: Database, row: PersonRow, wish: PersonPayload, now: Date): Promise<void> {
  const { active, company_admin, known, profile, ...own } = wish
  await updatePersonRow(tx, row.portal_user_id, {
    ...own,
    ...(active === undefined ? {} : { is_active: active }),
    updated_at: now,
  })
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

function remembered({ attributes }: PlatformPersonResource) {
  const { role, permissions, location_ids, service_ids, active, company_admin, known, profile } = attributes
  return { role, permissions, location_ids, service_ids, active, company_admin, known, profile }
}
