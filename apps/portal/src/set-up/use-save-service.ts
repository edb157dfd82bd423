import { getLocation } from '@rinda/client/set-up/location-calls'
import type { Location, Service, ServiceDraft } from '@rinda/client/set-up/locations'
import { updateService } from '@rinda/client/set-up/service-calls'
import { withService } from '../session/locations/own-locations.ts'
import { http } from '../session/queries.ts'
import { type SaveOptions, useSave } from './use-save.ts'

type ServiceRef = { locationId: number; serviceId: number }

/** Changes a service, as `useSaveLocation` does a location. */
export function useSaveService() {
  const { save, saveFresh } = useSave<Service>()
  const thing = (service: ServiceRef) => ({
    key: `service ${service.serviceId}`,
    wire: {
      send: (draft: object, options: object) => updateService(http, service, draft, options),
      read: async () => {
        const found = await getLocation(http, service.locationId, 'services')
        return found.ok ? { ...found, value: serviceIn([found.value], service) } : found
      },
    },
    find: (locations: readonly Location[]) => serviceIn(locations, service),
    place: withService,
    pendingOf: (draft: ServiceDraft) => ({ ...service, draft }),
  })
  return {
    save: (service: ServiceRef, draft: ServiceDraft, options: SaveOptions<Service> = {}) =>
      save(thing(service), draft, options),
    saveFresh: (
      service: ServiceRef,
      change: (current: Service) => ServiceDraft,
      options?: { isQuiet?: boolean },
    ) => saveFresh(thing(service), change, options),
  }
}

function serviceIn(locations: readonly (Location | undefined)[], service: ServiceRef) {
  const location = locations.find((one) => one?.id === service.locationId)
  return location?.services.find(({ id }) => id === service.serviceId)
}
