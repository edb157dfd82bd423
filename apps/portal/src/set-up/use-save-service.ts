import { getLocation } from '@rinda/client/set-up/location-calls'
import type { LocationEntity } from '@rinda/client/set-up/location-entity'
import { type ServiceDraft, type ServiceEntity, updateService } from '@rinda/client/set-up/service-calls'
import { http } from '../session/queries.ts'
import { withService } from './set-up-data.ts'
import { type SaveOptions, useSave } from './use-save.ts'

type Place = { locationId: number; serviceId: number }

/** Changes a service, as `useSaveLocation` does a location. */
export function useSaveService() {
  const { save, saveFresh } = useSave<ServiceEntity>()
  const thing = (place: Place) => ({
    key: `service ${place.serviceId}`,
    wire: {
      send: (draft: object, options: object) => updateService(http, place, draft, options),
      read: async () => {
        const found = await getLocation(http, place.locationId, 'services')
        return found.ok ? { ...found, value: serviceIn([found.value], place) } : found
      },
    },
    find: (locations: readonly LocationEntity[]) => serviceIn(locations, place),
    place: withService,
    pendingOf: (draft: ServiceDraft) => ({ ...place, draft }),
  })
  return {
    save: (place: Place, draft: ServiceDraft, options: SaveOptions<ServiceEntity> = {}) =>
      save(thing(place), draft, options),
    saveFresh: (
      place: Place,
      change: (current: ServiceEntity) => ServiceDraft,
      options?: { isQuiet?: boolean },
    ) => saveFresh(thing(place), change, options),
  }
}

function serviceIn(locations: readonly (LocationEntity | undefined)[], place: Place) {
  const location = locations.find((one) => one?.id === place.locationId)
  return location?.services.find(({ id }) => id === place.serviceId)
}
