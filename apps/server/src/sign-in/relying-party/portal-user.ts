import { companyOfEmail, roleOfEmail } from '@rinda/rulebook/directory'
import { readDirectory } from '../../access/directory.ts'
import type { Database } from '../../database/database.ts'
import type { Identity } from './identity.ts'
import { findByEmail, hasCompany, insertNewcomer } from './portal-user-store.ts'
import type { SignInRefusal } from './problems.ts'

/** Company of a person whose own is not on this installation, with role NONE. */
const companyOfStrangers = 1

export type PortalUserFound = { readonly companyId: number; readonly portalUserId: number }

/**
 * The portal user of a signed-in e-mail. One who comes for the first time is written down with the role that follows
 * from the address, which is NONE except for partners: they see the welcome page until an administrator gives them one.
 */
export async function admitPortalUser(
  db: Database,
  identity: Identity,
  now: Date,
): Promise<PortalUserFound | SignInRefusal> {
  const known = await findByEmail(db, identity.email)
  const row = known ?? (await addStranger(db, identity, now))
  if (!row) return { problem: 'denied', reason: 'there is no company that the person could belong to' }
  if (!row.is_active) return { problem: 'inactive', reason: 'the portal user is switched off' }
  return { companyId: row.company_id, portalUserId: row.portal_user_id }
}

async function addStranger(db: Database, { email, name }: Identity, now: Date) {
  const directory = await readDirectory(db)
  const own = companyOfEmail(email, directory)
  const home = (await homeOf(db, own)) ?? (await homeOf(db, companyOfStrangers))
  if (home === undefined) return undefined
  const role = home === own ? roleOfEmail(email, null, directory) : 'NONE'
  await insertNewcomer(db, { company_id: home, email, name, role, created_at: now, updated_at: now })
  return findByEmail(db, email)
}

async function homeOf(db: Database, companyId: number): Promise<number | undefined> {
  return (await hasCompany(db, companyId)) ? companyId : undefined
}
