import { type Reach, reachesLocation } from '@rinda/domain/access/reach'
import { type Role, roleOf } from '@rinda/domain/access/role'
import { companyOfEmail, type Directory, roleOfEmail } from '@rinda/rulebook/directory'
import { resolveProfile } from '@rinda/rulebook/resolve'
import type { Database } from '../../database/database.ts'
import { listLocationBmsIds } from './session-store.ts'

/** A portal user's row, as far as it says what they may do, with the profile that their company's row holds. */
export type PersonRow = {
  company_id: number
  email: string
  role: string
  permissions: string[]
  location_ids: number[] | null
  service_ids: number[] | null
  profile: unknown
}

/**
 * The role that somebody has: the one they were given, and of a partner's people the one that follows from the address.
 * Where a domain's company is not on this installation, its people are strangers in another, and nothing follows.
 */
export function roleHeld(row: Pick<PersonRow, 'company_id' | 'email' | 'role'>, directory: Directory): Role {
  const isAtHome = companyOfEmail(row.email, directory) === row.company_id
  return isAtHome ? roleOfEmail(row.email, row.role, directory) : roleOf(row.role)
}

/** The role, and which locations and services are within reach: by the directory, by the person's row and by their rights. */
export async function standingOf(db: Database, row: PersonRow, directory: Directory) {
  const role = roleHeld(row, directory)
  const { reach } = resolveProfile({
    companyId: row.company_id,
    override: row.profile,
    email: row.email,
    role,
    permissions: row.permissions,
    locationIds: row.location_ids,
    serviceIds: row.service_ids,
    directory,
  })
  return { role, locationIds: await locationsWithin(db, row.company_id, reach), serviceIds: reach.serviceIds }
}

/** A right names locations by their booking-system id; which they are is looked up. */
async function locationsWithin(db: Database, companyId: number, reach: Reach) {
  if (reach.bmsIdPrefixes === null) return reach.locationIds
  const locations = await listLocationBmsIds(db, companyId)
  return locations.filter((location) => reachesLocation(reach, location)).map(({ id }) => id)
}
