import type { Location } from '@rinda/client/set-up/locations'
import { keptCounter } from '../../queue/kept-counter.ts'
import { queueLocations } from '../../queue/queue-locations.ts'
import { useSession } from '../../session/session.tsx'

/**
 * Finds the location whose line a screen shows: that of its address, else that of the counter that is kept, else the first one.
 * `isNone`: the person has no line at all.
 */
export function useQueueLocation(asked: number | undefined): {
  own: readonly Location[]
  location: Location | undefined
  isNone: boolean
} {
  const { user, locations } = useSession()
  const own = queueLocations(locations.data ?? [])
  const wanted = asked ?? keptCounter(user.id)?.locationId
  const location = own.find(({ id }) => id === wanted) ?? own[0]
  return { own, location, isNone: locations.data !== undefined && own.length === 0 }
}
