import { isSetUpEvent } from '@rinda/client/bookings/booking-events'
import { entityFrom } from '@rinda/client/http/entity'
import { locationFrom, type Service } from '@rinda/client/set-up/locations'
import type { Envelope } from '@rinda/contract/wire/envelope'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { useLive } from '@rinda/live/connection'
import { useAskLater } from '@rinda/live/use-ask-later'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { namesStranger, type OwnLocations, withLocation, withService } from './own-locations.ts'
import { locationsQuery } from './queries.ts'

/** Keeps the person's own locations true: every change of a location or a service takes its place, and nothing is asked for again. */
export function useFollowLocations(): void {
  const { subscribe } = useLive()
  const queries = useQueryClient()
  const askLater = useAskLater()

  useEffect(
    () =>
      subscribe((message: Envelope) => {
        if (!isSetUpEvent(message)) return
        const { queryKey } = locationsQuery
        const askAgain = () => askLater({ queryKey })
        const { data } = message.data as { data: ResourceObject }
        // It tells of one location; who serves where else is read again.
        if (data.type === 'specialist') return askAgain()
        const before = queries.getQueryData<OwnLocations>(queryKey)
        const after = before && withResource(before, data)
        if (after && after !== before) queries.setQueryData<OwnLocations>(queryKey, after)
        const isUnknown =
          after &&
          (data.type === 'service' ? namesStranger(after, entityFrom(data)) : lacksProfile(after, data))
        // What is on its way may have been read before this was made or changed.
        const isMissed = !knows(before, data) && queries.isFetching({ queryKey }) > 0
        if (isUnknown || isMissed) askAgain()
      }),
    [subscribe, queries, askLater],
  )
}

function knows(own: OwnLocations | undefined, { type, id }: ResourceObject): boolean {
  const locations = own?.locations ?? []
  const entities = type === 'location' ? locations : locations.flatMap(({ services }) => services)
  return entities.some((one) => one.id === Number(id))
}

/** The first location of a company comes without what the person may do there. */
function lacksProfile({ locations }: OwnLocations, { id }: ResourceObject): boolean {
  return locations.some((one) => one.id === Number(id) && one.profile === null)
}

/** With a location or a service as the wire has it. */
function withResource(own: OwnLocations, resource: ResourceObject): OwnLocations {
  return resource.type === 'location'
    ? withLocation(own, locationFrom(resource))
    : withService(own, entityFrom<Service>(resource))
}
