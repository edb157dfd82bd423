import { createHttp } from '@rinda/client/http/create-http'
import { getCurrentPortalUser } from '@rinda/client/people/portal-user'
import { listOwnLocations } from '@rinda/client/set-up/own-locations'
import { askTime, askWhenInDoubt } from '@rinda/live/clock/server-now'
import { createQueryClient, unpack } from '@rinda/live/queries'
import { followsStream } from '@rinda/live/read-again'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { takeBegun } from './begun.ts'
import { keepStates, knownStates, withReadStates } from './locations/location-states.ts'
import { type OwnLocations, shownOf, withRead } from './locations/own-locations.ts'
import { tellWatchers } from './watched-messages.ts'

export const queryClient = createQueryClient()

/** Every 401 means that nobody is signed in any more, whoever hears it. */
export const http = createHttp({
  begun: takeBegun,
  askTime,
  watcher: tellWatchers,
  onNotSignedIn: () => queryClient.setQueryData(currentUserQuery.queryKey, null),
})
askWhenInDoubt(http)

export const currentUserQuery = queryOptions({
  queryKey: ['current_portal_user'],
  queryFn: async () => unpack(await getCurrentPortalUser(http)),
})

const locationsKey = ['locations'] as const

/**
 * The person's own locations with all that is set up of them, in their order. Everything that shows a location reads this, by `useSession`;
 * `useFollowLocations` keeps it true, and what somebody saves is in it at once.
 */
export const locationsQuery = queryOptions({
  ...followsStream,
  queryKey: locationsKey,
  queryFn: async ({ client }): Promise<OwnLocations> => {
    const known = () => client.getQueryData<OwnLocations>(locationsKey)
    const [before, statesBefore] = [known(), knownStates(client)]
    const read = unpack(await listOwnLocations(http))
    keepStates(client, withReadStates(knownStates(client), statesBefore, read))
    return withRead(known(), read, before)
  },
  select: shownOf,
})

/** Puts what was saved or told, or is on its way, into the person's own locations. What could not be read last is still to be read. */
export function changeLocations(queries: QueryClient, change: (own: OwnLocations) => OwnLocations): void {
  const hasFailed = queries.getQueryState(locationsKey)?.status === 'error'
  queries.setQueryData<OwnLocations>(locationsKey, (own) => own && change(own))
  if (hasFailed) void queries.invalidateQueries({ queryKey: locationsKey })
}
