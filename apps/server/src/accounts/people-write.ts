import { type Result, refuse } from '@rinda/contract/refusals'
import { type Keeper, mayKeepPeople } from '@rinda/domain/access/people'
import type { PortalCaller } from '../access/caller.ts'
import { forgetDirectory, readDirectory } from '../access/directory.ts'
import { tellPeopleChanged } from '../access/people-changed.ts'
import { narrow } from '../access/scope.ts'
import type { Answer, Work } from '../changes/work.ts'
import type { Database } from '../database/database.ts'
import { standingOf } from '../sign-in/sessions/standing.ts'
import type { Asked, PlatformWriting } from './directory-write.ts'
import { findPersonRow, lockActivePeople, lockPlatformAdmins, type PersonRow } from './person-store.ts'

/** The caller as one who keeps people. Which locations a right names is known by now, so that no prefix is left to be asked. */
export function keeperOf({ user }: PortalCaller): Keeper {
  const { role, locationIds, serviceIds } = user
  return { role, reach: { locationIds, serviceIds, bmsIdPrefixes: null } }
}

/** What of a company's people is changed, and by whom as they are at that moment. */
type PeopleWork = (tx: Database, keeper: Keeper) => ReturnType<Work>
type PersonTold = { portalUserId: number; email: string }

/**
 * Runs a change of a company's people, by the platform's admin or by an admin of the company. Whoever could sign in is locked first: who
 * may not keep people any more is refused, though they could when they asked, and so is what would leave the company nobody who may.
 * The platform's admin may leave one so, and can appoint another.
 */
export async function writeToPeople(
  context: PlatformWriting,
  { caller, request, now }: Asked,
  companyId: number,
  isConcerned: (person: PersonTold) => boolean,
  work: PeopleWork,
): Promise<Result<Answer>> {
  if (!mayKeepPeople(keeperOf(caller))) return refuse('forbidden')
  const scope = narrow(caller.scope, companyId)
  const answer = await context.write({ caller, scope, request, now }, async (tx) => {
    // In the same order as every other change of people, so that no two wait for each other.
    await lockPlatformAdmins(tx)
    await lockActivePeople(tx, scope)
    const keeper = await keeperNow(tx, caller.user.portalUserId)
    if (!keeper || !mayKeepPeople(keeper)) return refuse('forbidden')
    const written = await work(tx, keeper)
    if (!written.ok) return written
    if ((await lockPlatformAdmins(tx)).length === 0) return refuse('last_admin')
    const isCompanys = keeper.role !== 'QTICKET_ADMIN'
    if (isCompanys && !(await isKept(tx, await lockActivePeople(tx, scope))))
      return refuse('last_company_admin')
    return written
  })
  if (!answer.ok) return answer
  forgetDirectory(context.db)
  tellPeopleChanged(isConcerned)
  return answer
}

async function keeperNow(tx: Database, portalUserId: number): Promise<Keeper | null> {
  const row = await findPersonRow(tx, portalUserId)
  return row?.is_active ? await keeperIn(tx, row) : null
}

async function keeperIn(tx: Database, row: PersonRow): Promise<Keeper> {
  const { role, locationIds, serviceIds } = await standingOf(tx, row, await readDirectory(tx))
  return { role, reach: { locationIds, serviceIds, bmsIdPrefixes: null } }
}

/** Whether one of these may keep the company's people. The platform's admins are not counted: they are there for all. */
async function isKept(tx: Database, people: readonly PersonRow[]): Promise<boolean> {
  for (const row of people) {
    const keeper = await keeperIn(tx, row)
    if (keeper.role === 'COMPANY_ADMIN' && mayKeepPeople(keeper)) return true
  }
  return false
}
