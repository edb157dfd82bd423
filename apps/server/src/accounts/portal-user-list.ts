import type { PortalPersonResource } from '@rinda/contract/people/portal-user-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { mayListPeople } from '../access/concerned.ts'
import { readDirectory } from '../access/directory.ts'
import type { Database } from '../database/database.ts'
import { renderPerson } from './portal-person.ts'
import { listPortalUsers, type PortalUserFilter } from './portal-user-store.ts'

/** The people of the caller's company, or of every company for the platform admin. */
export async function listPeople(
  db: Database,
  caller: PortalCaller,
  filter: PortalUserFilter,
): Promise<Result<PortalPersonResource[]>> {
  if (!mayListPeople(caller.user.role)) return refuse('forbidden')
  const directory = await readDirectory(db)
  return done((await listPortalUsers(db, caller.scope, filter)).map((row) => renderPerson(row, directory)))
}
