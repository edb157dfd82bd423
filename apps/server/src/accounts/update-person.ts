import type { PlatformPersonResource } from '@rinda/contract/people/platform'
import type { PersonPayload } from '@rinda/contract/people/platform-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { parseProfileOverride } from '@rinda/rulebook/override'
import type { PortalCaller } from '../access/caller.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { saidSensibly } from '../companies/check-profile.ts'
import { changePerson } from './change-person.ts'
import { findPersonRow } from './person-store.ts'
import { type PlatformWriting, writeToPlatform } from './platform-write.ts'
import { personResource } from './show-people.ts'

/** Changes what one person may do: their row, and what the directory says of their address. Their screens and sockets follow at once. */
export async function updatePerson(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  personId: number,
  input: PersonPayload,
): Promise<Result<Answer<PlatformPersonResource>>> {
  if (input.profile !== undefined) {
    const parsed = saidSensibly(parseProfileOverride(input.profile), 'portal_user/profile')
    if (!parsed.ok) return parsed
  }
  const found = await findPersonRow(context.db, personId)
  if (!found) return refuse('not_found')
  const concerned = { portalUserIds: [personId] }
  return await writeToPlatform(context, asked, found.company_id, concerned, async (tx) => {
    const row = await findPersonRow(tx, personId)
    if (!row) return refuse('not_found')
    const changed = await changePerson(tx, row, input, asked.now)
    if (!changed.ok) return changed
    const { directory, change } = changed.value
    const resource = personResource(changed.value.row, directory)
    return done({ changes: [change], answer: { type: 'person_updated', resource } })
  })
}
