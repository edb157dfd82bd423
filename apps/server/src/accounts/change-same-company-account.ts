import type {
  PortalPersonResource,
  UpdatePortalUserPayload,
} from '@rinda/contract/people/portal-user-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { mayManageAccount } from '@rinda/domain/access/people'
import { findAccount } from '@rinda/rulebook/directory'
import { administersAll, type PortalCaller } from '../access/caller.ts'
import { readDirectory } from '../access/directory.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { roleHeld } from '../sign-in/sessions/standing.ts'
import { changePerson } from './change-person.ts'
import { writeToPeople } from './people-write.ts'
import { findPersonWithin } from './person-store.ts'
import type { PlatformWriting } from './platform-write.ts'
import { renderPerson } from './portal-person.ts'

/**
 * Changes somebody of the company: name, role, rights, limits, switched on or off. Nobody switches themselves off, or takes from themselves that they manage accounts. Their screens and sockets follow at once. Who is given
 * a lesser role is taken from the list of company admins too, which would otherwise make them one again.
 */
export async function changeSameCompanyAccount(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  personId: number,
  input: UpdatePortalUserPayload,
): Promise<Result<Answer<PortalPersonResource>>> {
  const { caller, now } = asked
  if (!administersAll(caller)) return refuse('forbidden')
  const found = await findPersonWithin(context.db, caller.scope, personId)
  if (!found) return refuse('not_found')
  const concerned = { portalUserIds: [personId] }
  return await writeToPeople(context, asked, found.company_id, concerned, async (tx, manager) => {
    const row = await findPersonWithin(tx, caller.scope, personId)
    if (!row) return refuse('not_found')
    const directory = await readDirectory(tx)
    if (!mayManageAccount(manager, roleHeld(row, directory))) return refuse('forbidden')
    if (input.role && !mayManageAccount(manager, input.role)) return refuse('forbidden', 'portal_user/role')
    if (input.active === false && personId === caller.user.portalUserId)
      return refuse('own_account', 'portal_user/active')
    const isLess = input.role !== undefined && input.role !== 'COMPANY_ADMIN'
    const isListed = findAccount(row.email, directory)?.isCompanyAdmin === true
    const more = isLess && isListed ? { company_admin: false } : {}
    const changed = await changePerson(tx, row, { ...input, ...more }, now)
    if (!changed.ok) return changed
    const resource = renderPerson(changed.value.row, changed.value.directory)
    return done({ changes: [changed.value.change], answer: { type: 'person_updated', resource } })
  })
}
