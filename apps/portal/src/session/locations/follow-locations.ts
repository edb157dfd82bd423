import { isSetUpEvent } from '@rinda/client/bookings/booking-events'
import { entityFrom } from '@rinda/client/http/entity'
import { locationFrom, type Service } from '@rinda/client/set-up/locations'
import { readOwnLocations } from '@rinda/client/set-up/own-locations'
import type { Envelope } from '@rinda/contract/wire/envelope'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { useLive } from '@rinda/live/connection'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeLocations, http, locationsQuery } from '../queries.ts'
import { readChangedLocations } from './changed-locations.ts'
import { namesStranger, type OwnLocations, withLocation, withService } from './own-locations.ts'

/**
 * Keeps the person's own locations true: every change of a location or a service takes its place, and nothing is asked for again. A change of a
 * specialist tells too little: the locations that it concerns are read again, and no others.
 */
export function useFollowLocations(): void {
  const { subscribe } = useLive()
  const queries = useQueryClient()

  useEffect(() => {
    const { queryKey } = locationsQuery
    const changed = readChangedLocations({ queries, queryKey, read: (ids) => readOwnLocations(http, ids) })
    const unsubscribe = subscribe((message: Envelope) => {
      if (!isSetUpEvent(message)) return
      const { data } = message.data as { data: ResourceObject }
      const before = queries.getQueryData<OwnLocations>(queryKey)
      if (data.type === 'specialist') return changed.ask(placesOf(before, data))
      const after = before && withResource(before, data)
      if (after && after !== before) changeLocations(queries, () => after)
      const isUnknown =
        after &&
        (data.type === 'service' ? namesStranger(after, entityFrom(data)) : lacksProfile(after, data))
      // What is on its way may have been read before this was made or changed.
      const isMissed = !knows(before, data) && queries.isFetching({ queryKey }) > 0
      if (isUnknown || isMissed) changed.ask(placesOf(before, data))
    })
    return () => {
      unsubscribe()
      changed.stop()
    }
  }, [subscribe, queries])
}

/** Lists the locations that a change concerns: those that it names, and those that show the specialist. */
function placesOf(own: OwnLocations | undefined, { type, id, attributes }: ResourceObject): number[] {
  if (type === 'location') return [Number(id)]
  if (type === 'service') return [Number(attributes.location_id)]
  const showing = (own?.locations ?? []).filter(({ specialists }) =>
    specialists.some((one) => one.id === Number(id)),
  )
  return [...(attributes.location_ids as number[]), ...showing.map((location) => location.id)]
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
