import type { LocationStateResource } from '@rinda/contract/queue/location-state'
import { crowdLevel } from '@rinda/domain/queue/crowd-level'
import type { LocationSetting, ServiceSetting } from '../../availability/setting.ts'
import { type LineFigures, nobodyWaitsFor } from '../../locations/line-figures.ts'
import { servicesOfLine } from '../policy.ts'

/** The state of a location as staff are told of it, and as visitors are: of what is shown to them alone. */
export type LocationStates = { staff: LocationStateResource; visitors: LocationStateResource | null }

export function locationStatesOf(setting: LocationSetting, figures: LineFigures): LocationStates {
  const services = servicesOfLine(setting)
  const shown = services.filter(({ row }) => row.is_visible)
  return {
    staff: stateOf(setting, services, figures),
    visitors: setting.location.is_visible ? stateOf(setting, shown, figures) : null,
  }
}

function stateOf(
  { companyId, locationId }: LocationSetting,
  services: readonly ServiceSetting[],
  figures: LineFigures,
): LocationStateResource {
  return {
    id: String(locationId),
    type: 'location',
    attributes: {
      company_id: companyId,
      crowd_level: crowdLevel(figures.ticketsWaiting),
      services: services.map(({ row: { service_id } }) => {
        const { ticketsToWait, timeToWait } = figures.services.get(service_id) ?? nobodyWaitsFor
        return { id: String(service_id), tickets_to_wait: ticketsToWait, time_to_wait: timeToWait }
      }),
    },
  }
}
