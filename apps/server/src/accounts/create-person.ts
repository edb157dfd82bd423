import type { PlatformPersonResource } from '@rinda/contract/people/platform'
import type { CreatePersonPayload } from '@rinda/contract/people/platform-payload'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { parseProfileOverride } from '@rinda/rulebook/override'
import type { PortalCaller } from '../access/caller.ts'
import { readDirectory } from '../access/directory.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { saidSensibly } from '../companies/check-profile.ts'
import { addPerson } from './add-person.ts'
import { placeOfNewcomer } from './domains/newcomer.ts'
import { type PlatformWriting, writeToPlatform } from './platform-write.ts'
import { personResource } from './show-people.ts'

/**
 * Writes down somebody who has not been here yet, so that their first sign-in finds what they may do. The company follows from the
 * address, as it would then; so does the role, unless one is given. Where nobody knows the address, who gives a role names the company.
 */
export async function createPerson(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  { email, name, company_id: companyId, ...input }: CreatePersonPayload,
): Promise<Result<Answer<PlatformPersonResource>>> {
  if (input.profile !== undefined) {
    const parsed = saidSensibly(parseProfileOverride(input.profile), 'portal_user/profile')
    if (!parsed.ok) return parsed
  }
  const whose = { email, companyId, role: input.role }
  const expected = await placeOfNewcomer(context.db, whose, await readDirectory(context.db))
  if (!expected.ok) return expected
  const concerned = { emails: [email] }
  return await writeToPlatform(context, asked, expected.value.companyId, concerned, async (tx) => {
    const place = await placeOfNewcomer(tx, whose, await readDirectory(tx))
    if (!place.ok) return place
    const added = await addPerson(tx, { ...place.value, email, name }, input, asked.now)
    if (!added.ok) return added
    const { row, directory, change } = added.value
    const resource = personResource(row, directory)
    return done({ changes: [change], answer: { type: 'person_created', resource } })
  })
}
