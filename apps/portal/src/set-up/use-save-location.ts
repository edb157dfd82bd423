import { getLocation, updateLocation } from '@rinda/client/set-up/location-calls'
import type { Location, LocationDraft } from '@rinda/client/set-up/locations'
import { withLocation } from '../session/locations/own-locations.ts'
import { http } from '../session/queries.ts'
import { type SaveOptions, useSave } from './use-save.ts'

/**
 * Changes a location. `save` with a `base` saves only over that version of it; `saveFresh` makes the change from what is there at this
 * moment, for one entry of a list that is saved whole: `saveFresh(id, ({ config }) => ({ config: { special_times: … } }))`.
 */
export function useSaveLocation() {
  const { save, saveFresh } = useSave<Location>()
  const thing = (locationId: number) => ({
    key: `location ${locationId}`,
    wire: {
      send: (draft: object, options: object) => updateLocation(http, locationId, draft, options),
      read: () => getLocation(http, locationId, 'services'),
    },
    find: (locations: readonly Location[]) => locations.find(({ id }) => id === locationId),
    place: withLocation,
    pendingOf: (draft: LocationDraft) => ({ locationId, draft }),
  })
  return {
    save: (id: number, draft: LocationDraft, options: SaveOptions<Location> = {}) =>
      save(thing(id), draft, options),
    saveFresh: (id: number, change: (current: Location) => LocationDraft, options?: { isQuiet?: boolean }) =>
      saveFresh(thing(id), change, options),
  }
}
