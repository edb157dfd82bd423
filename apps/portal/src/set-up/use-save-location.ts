import { getLocation, updateLocation } from '@rinda/client/set-up/location-calls'
import type { LocationDraft, LocationEntity } from '@rinda/client/set-up/location-entity'
import { http } from '../session/queries.ts'
import { withLocation } from './set-up-data.ts'
import { type SaveOptions, useSave } from './use-save.ts'

/**
 * Changes a location. `save` with a `base` saves only over that version of it; `saveFresh` makes the change from what is there at this
 * moment, for one entry of a list that is saved whole: `saveFresh(id, ({ config }) => ({ config: { special_times: … } }))`.
 */
export function useSaveLocation() {
  const { save, saveFresh } = useSave<LocationEntity>()
  const thing = (locationId: number) => ({
    key: `location ${locationId}`,
    wire: {
      send: (draft: object, options: object) => updateLocation(http, locationId, draft, options),
      read: () => getLocation(http, locationId, 'services'),
    },
    find: (locations: readonly LocationEntity[]) => locations.find(({ id }) => id === locationId),
    place: withLocation,
    pendingOf: (draft: LocationDraft) => ({ locationId, draft }),
  })
  return {
    save: (id: number, draft: LocationDraft, options: SaveOptions<LocationEntity> = {}) =>
      save(thing(id), draft, options),
    saveFresh: (
      id: number,
      change: (current: LocationEntity) => LocationDraft,
      options?: { isQuiet?: boolean },
    ) => saveFresh(thing(id), change, options),
  }
}
