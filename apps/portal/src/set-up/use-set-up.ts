import { isDirectoryEvent } from '@rinda/client/bookings/booking-events'
import { entityFrom } from '@rinda/client/http/entity'
import { withServices } from '@rinda/client/set-up/location-entity'
import type { ServiceEntity } from '@rinda/client/set-up/service-calls'
import type { Envelope } from '@rinda/contract/wire/envelope'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive } from '../session/live-connection.tsx'
import { readAgain } from '../session/queries.ts'
import { namesStranger, type SetUp, withLocation, withService } from './set-up-data.ts'
import { setUpQuery } from './set-up-query.ts'

/** The person's set-up, kept true for as long as the screen that asks for it is shown; the parts of that screen read `setUpQuery`. */
export function useSetUp() {
  useFollowSetUp()
  return useQuery(setUpQuery)
}

/** Every change of a location or a service takes its place. */
function useFollowSetUp(): void {
  const { subscribe } = useLive()
  const queries = useQueryClient()

  useEffect(() => {
    const { queryKey } = setUpQuery
    // Nobody listened since it was shown last.
    void queries.invalidateQueries({ queryKey })
    return subscribe((message: Envelope) => {
      if (!isDirectoryEvent(message)) return
      const { data } = message.data as { data: ResourceObject }
      // It tells of one location; who serves where else is read again.
      if (data.type === 'specialist') return void readAgain(queries, { queryKey })
      const before = queries.getQueryData<SetUp>(queryKey)
      const after = before && withResource(before, data)
      if (after && after !== before) queries.setQueryData<SetUp>(queryKey, after)
      const isUnknown = data.type === 'service' && after && namesStranger(after, entityFrom(data))
      // What is on its way may have been read before this was made or changed.
      const isMissed = !knows(before, data) && queries.isFetching({ queryKey }) > 0
      if (isUnknown || isMissed) void readAgain(queries, { queryKey })
    })
  }, [subscribe, queries])
}

function knows(setUp: SetUp | undefined, { type, id }: ResourceObject): boolean {
  const locations = setUp?.locations ?? []
  const entities = type === 'location' ? locations : locations.flatMap(({ services }) => services)
  return entities.some((one) => one.id === Number(id))
}

/** With a location or a service as the wire has it. */
export function withResource(setUp: SetUp, resource: ResourceObject): SetUp {
  return resource.type === 'location'
    ? withLocation(setUp, withServices(resource))
    : withService(setUp, entityFrom<ServiceEntity>(resource))
}
