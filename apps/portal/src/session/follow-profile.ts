import type { PortalUser } from '@rinda/client/people/portal-user'
import { readAgain } from '@rinda/live/read-again'
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery, locationsQuery } from './queries.ts'

/** For a query of companies or people as admins set them up: read again once they hear that some were changed. */
export const followsPlatform = { meta: { isOfPlatform: true } }

/**
 * Asks anew who is signed in and what they may do. Where that is another company, role or reach, all that was fetched before is
 * forgotten: nothing stays on the screen that is no longer this person's to see.
 */
export async function followProfile(queries: QueryClient): Promise<void> {
  const { queryKey } = currentUserQuery
  const before = queries.getQueryData(queryKey)
  await queries.refetchQueries({ queryKey })
  const after = queries.getQueryData(queryKey)
  if (reachOf(before) === reachOf(after)) {
    void readAgain(queries, { predicate: ({ meta }) => meta?.isOfPlatform === true })
    await queries.invalidateQueries({ queryKey: locationsQuery.queryKey })
    return
  }
  await queries.resetQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
}

function reachOf(user: PortalUser | null | undefined): string {
  return JSON.stringify(user && [user.company.id, user.role, user.profile.reach])
}
