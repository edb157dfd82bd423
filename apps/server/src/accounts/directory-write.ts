import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { forgetDirectory } from '../access/directory.ts'
import { type Concerned, tellPeopleChanged } from '../access/people-changed.ts'
import { narrow } from '../access/scope.ts'
import type { Settings } from '../availability/settings.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer, Work } from '../changes/work.ts'
import type { Write } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
import type { CallerContext } from '../sign-in/callers.ts'
import { lockPlatformAdmins } from './person-store.ts'

/** What the verbs of the platform's admin work with. */
export type PlatformWriting = { db: Database; write: Write; settings: Settings; isProduction: boolean }
/** The same for what calls them. */
export type PlatformContext = PlatformWriting & CallerContext
export type Asked = { caller: PortalCaller; request: RequestKey | null; now: Date }

export function isPlatformAdmin({ user }: PortalCaller): boolean {
  return user.role === 'QTICKET_ADMIN'
}

/**
 * Runs a change of companies, domains or people. The platform's admins are locked first: whoever is none of them any more is refused,
 * though they were when they asked, and so is what would leave none. Who may be concerned is told after the commit.
 */
export async function writeToPlatform(
  context: PlatformWriting,
  { caller, request, now }: Asked,
  companyId: number,
  isConcerned: Concerned,
  work: Work,
): Promise<Result<Answer>> {
  if (!isPlatformAdmin(caller)) return refuse('forbidden')
  const scope = narrow(caller.scope, companyId)
  const answer = await context.write({ caller, scope, request, now }, async (tx) => {
    const admins = await lockPlatformAdmins(tx)
    if (!admins.includes(caller.user.portalUserId)) return refuse('forbidden')
    const written = await work(tx)
    if (written.ok && (await lockPlatformAdmins(tx)).length === 0) return refuse('last_admin')
    return written
  })
  if (!answer.ok) return answer
  forgetDirectory(context.db)
  tellPeopleChanged(isConcerned)
  return answer
}
