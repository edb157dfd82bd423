import type { CreatePersonPayload } from '@rinda/contract/platform-payload'
import { done, type Result } from '@rinda/contract/refusals'
import { parseProfileOverride } from '@rinda/rulebook/override'
import type { Answer } from '../changes/work.ts'
import { addPerson } from './add-person.ts'
import { saidSensibly } from './check-profile.ts'
import { readDirectory } from './current-directory.ts'
import { newcomer } from './newcomer.ts'
import { type Asked, type PlatformWriting, writeToPlatform } from './platform-write.ts'
import { personResource } from './show-people.ts'

/**
 * Writes down somebody who has not been here yet, so that their first sign-in finds what they may do. The company follows from the
 * address, as it would then; so does the role, unless one is given.
 */
export async function createPerson(
  context: PlatformWriting,
  asked: Asked,
  { email, name, ...wish }: CreatePersonPayload,
): Promise<Result<Answer>> {
  if (wish.profile !== undefined) {
    const parsed = saidSensibly(parseProfileOverride(wish.profile), 'portal_user/profile')
    if (!parsed.ok) return parsed
  }
  const expected = await newcomer(context.db, email, await readDirectory(context.db))
  const isConcerned = (person: { email: string }) => person.email === email
  return await writeToPlatform(context, asked, expected.companyId, isConcerned, async (tx) => {
    const place = await newcomer(tx, email, await readDirectory(tx))
    const added = await addPerson(tx, { ...place, email, name }, wish, asked.now)
    if (!added.ok) return added
    const { row, directory, change } = added.value
    const resource = personResource(row, directory)
    return done({ changes: [change], answer: { type: 'person_created', resource } })
  })
}
