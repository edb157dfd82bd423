import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { type AccountManager, mayManageAccounts } from '@rinda/domain/access/people'
import { administersAll, type PortalCaller } from '../access/caller.ts'
import type { ConcernedPeople } from '../access/concerned.ts'
import { readDirectory } from '../access/directory.ts'
import { narrow } from '../access/scope.ts'
import type { Answer, Asked, Work } from '../changes/work.ts'
import type { Database } from '../database/database.ts'
import { standingOf } from '../sign-in/sessions/standing.ts'
import { findPersonRow, lockActivePeople, lockPlatformAdmins, type PersonRow } from './person-store.ts'
import { type PlatformWriting, withPeopleChanged } from './platform-write.ts'

/** Change of a company's people, made by the account manager as they are at that moment. */
type PeopleWork<Resource> = (tx: Database, manager: AccountManager) => ReturnType<Work<Resource>>

/**
 * Runs a change of a company's people, by the platform's admin or by an admin of the company. Whoever could sign in is locked first: who
 * may not keep people any more is refused, though they could when they asked, and so is what would leave the company nobody who may, or take that from themselves.
 * The platform's admin may leave one so, and can appoint another.
 */
export async function writeToPeople<Resource extends ResourceObject>(
  context: PlatformWriting,
  { caller, request, now }: Asked<PortalCaller>,
  companyId: number,
  concerned: ConcernedPeople | null,
  work: PeopleWork<Resource>,
): Promise<Result<Answer<Resource>>> {
  if (!administersAll(caller)) return refuse('forbidden')
  const scope = narrow(caller.scope, companyId)
  return await context.write({ caller, scope, request, now }, async (tx) => {
    // In the same order as every other change of people, so that no two wait for each other.
    await lockPlatformAdmins(tx)
    await lockActivePeople(tx, scope)
    const manager = await managerNow(tx, caller.user.portalUserId)
    if (!manager || !mayManageAccounts(manager)) return refuse('forbidden')
    const written = await work(tx, manager)
    if (!written.ok) return written
    if ((await lockPlatformAdmins(tx)).length === 0) return refuse('last_admin')
    const isCompanys = manager.role !== 'QTICKET_ADMIN'
    if (isCompanys && !(await isKept(tx, await lockActivePeople(tx, scope))))
      return refuse('last_company_admin')
    if (isCompanys && !(await isManagerStill(tx, caller.user.portalUserId))) return refuse('own_account')
    return done(withPeopleChanged(written.value, companyId, concerned))
  })
}

async function isManagerStill(tx: Database, portalUserId: number): Promise<boolean> {
  const manager = await managerNow(tx, portalUserId)
  return manager !== null && mayManageAccounts(manager)
}

async function managerNow(tx: Database, portalUserId: number): Promise<AccountManager | null> {
  const row = await findPersonRow(tx, portalUserId)
  return row?.is_active ? await managerIn(tx, row) : null
}

async function managerIn(tx: Database, row: PersonRow): Promise<AccountManager> {
  const { role, locationIds, serviceIds } = await standingOf(tx, row, await readDirectory(tx))
  return { role, reach: { locationIds, serviceIds, bmsIdPrefixes: null } }
}

/**
 * Tells whether one of these may manage the company's accounts. The platform's admins are not counted: they
 * are there for all.
 */
async function isKept(tx: Database, people: readonly PersonRow[]): Promise<boolean> {
  for (const row of people) {
    const manager = await managerIn(tx, row)
    if (manager.role === 'COMPANY_ADMIN' && mayManageAccounts(manager)) return true
  }
  return false
}
