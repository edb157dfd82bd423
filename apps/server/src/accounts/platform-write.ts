import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { ConcernedPeople } from '../access/concerned.ts'
import { narrow } from '../access/scope.ts'
import type { Settings } from '../availability/settings.ts'
import type { Answer, Asked, Work, Written } from '../changes/work.ts'
import type { Write } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
import { lockPlatformAdmins } from './person-store.ts'

/** Context of the verbs of the platform's admin. */
export type PlatformWriting = { db: Database; write: Write; settings: Settings; isProduction: boolean }

export function isPlatformAdmin({ user }: PortalCaller): boolean {
  return user.role === 'QTICKET_ADMIN'
}

/**
 * Runs a change of companies, domains or people. The platform's admins are locked first: whoever is none of them any more is refused,
 * though they were when they asked, and so is what would leave none.
 */
export async function writeToPlatform<Resource extends ResourceObject>(
  context: PlatformWriting,
  { caller, request, now }: Asked<PortalCaller>,
  companyId: number,
  concerned: ConcernedPeople,
  work: Work<Resource>,
): Promise<Result<Answer<Resource>>> {
  if (!isPlatformAdmin(caller)) return refuse('forbidden')
  const scope = narrow(caller.scope, companyId)
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const admins = await lockPlatformAdmins(tx)
    if (!admins.includes(caller.user.portalUserId)) return refuse('forbidden')
    const written = await work(tx)
    if (written.ok && (await lockPlatformAdmins(tx)).length === 0) return refuse('last_admin')
    return written.ok ? done(withPeopleChanged(written.value, companyId, concerned)) : written
  })
}

/**
 * The same with the word to every process that what these people may do may be another now, and that whoever lists the people of this company
 * may see others.
 */
export function withPeopleChanged<Resource>(
  written: Written<Resource>,
  companyId: number,
  concerned: ConcernedPeople | null,
): Written<Resource> {
  if (!concerned) return written
  const changed = { type: 'people_changed', concerned: { ...concerned, managersOf: [companyId] } } as const
  return { ...written, platformEvents: [...(written.platformEvents ?? []), changed] }
}
