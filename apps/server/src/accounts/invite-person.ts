import type {
  CreatePortalUserPayload,
  PortalPersonResource,
} from '@rinda/contract/people/portal-user-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { mayManageAccount } from '@rinda/domain/access/people'
import type { Role } from '@rinda/domain/access/role'
import { companyOfEmail, type Directory, findDomain } from '@rinda/rulebook/directory'
import type { PortalCaller } from '../access/caller.ts'
import { readDirectory } from '../access/directory.ts'
import type { Answer, Asked } from '../changes/work.ts'
import type { Database } from '../database/database.ts'
import { addPerson } from './add-person.ts'
import { placeOfNewcomer } from './domains/newcomer.ts'
import { writeToPeople } from './people-write.ts'
import type { PlatformWriting } from './platform-write.ts'
import { renderPerson } from './portal-person.ts'

/**
 * Gives somebody an account of the company, before they first come. An address whose domain is another company's is refused; one of a
 * domain that nobody knows is received like one of the company's own.
 */
export async function invitePerson(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  { email, name, company_id: requested, ...input }: CreatePortalUserPayload,
): Promise<Result<Answer<PortalPersonResource>>> {
  const directory = await readDirectory(context.db)
  const companyId = await companyFor(
    context.db,
    asked.caller,
    { email, requested, role: input.role },
    directory,
  )
  if (!companyId.ok) return companyId
  const concerned = { emails: [email] }
  return await writeToPeople(context, asked, companyId.value, concerned, async (tx, manager) => {
    if (!mayManageAccount(manager, input.role)) return refuse('forbidden', 'portal_user/role')
    const now = await readDirectory(tx)
    const isOurs = findDomain(email, now) !== undefined
    if (isOurs && companyOfEmail(email, now) !== companyId.value)
      return refuse('email_of_other_company', 'portal_user/email')
    const place = { companyId: companyId.value, role: input.role, email, name }
    const added = await addPerson(tx, place, { ...input, ...(isOurs ? {} : { known: true }) }, asked.now)
    if (!added.ok) return added
    const { row, change } = added.value
    const resource = renderPerson(row, added.value.directory)
    return done({ changes: [change], answer: { type: 'person_invited', resource } })
  })
}

/** The company whose account it will be: the caller's own; of the platform's admin the one that is named, or that the address is of. */
async function companyFor(
  db: Database,
  { scope, user }: PortalCaller,
  { email, requested, role }: { email: string; requested: number | undefined; role: Role },
  directory: Directory,
): Promise<Result<number>> {
  if (scope.companyId !== 'all') return done(user.companyId)
  const place = await placeOfNewcomer(db, { email, companyId: requested, role }, directory)
  return place.ok ? done(place.value.companyId) : place
}
