import type { LocationStateResource, ServiceState } from '@rinda/contract/queue/location-state'
import { crowdLevel } from '@rinda/domain/queue/crowd-level'
import type { FailedCode } from '@rinda/domain/queue/ticket-status'
import type { LocationSetting, ServiceSetting } from '../../availability/setting.ts'
import { type LineFigures, nobodyWaitsFor } from '../../locations/line-figures.ts'
import { servicesOfLine } from '../policy.ts'
import { whyNotTold } from '../remote/told-line.ts'
import { whyNotToVisitors } from '../tickets/why-not-given.ts'
import type { Line } from './line.ts'

/** The state of a location as staff are told of it, and as visitors are: of what is shown to them alone. */
export type LocationStates = { staff: LocationStateResource; visitors: LocationStateResource | null }

/** Facts that a location's state follows from. */
export type StateOfLine = {
  setting: LocationSetting
  line: Pick<Line, 'stopped' | 'told'>
  figures: LineFigures
}

export function locationStatesOf(state: StateOfLine, now: Date): LocationStates {
  const { setting } = state
  return {
    staff: stateOf(state, servicesOfLine(setting), now),
    visitors: setting.location.is_visible ? stateOf(state, shownServices(setting), now) : null,
  }
}

/** The services that visitors may wait for, in their order. */
export function shownServices(setting: LocationSetting): ServiceSetting[] {
  return servicesOfLine(setting).filter(({ row }) => row.is_visible)
}

function stateOf(state: StateOfLine, services: readonly ServiceSetting[], now: Date): LocationStateResource {
  const { companyId, locationId } = state.setting
  return {
    id: String(locationId),
    type: 'location',
    attributes: {
      company_id: companyId,
      crowd_level: crowdLevel(state.figures.ticketsWaiting),
      online: state.setting.location.is_online,
      services: services.map((service) => serviceStateOf(state, service, now)),
    },
  }
}

/** The line of a service as it is told of. */
export function serviceStateOf(state: StateOfLine, { row }: ServiceSetting, now: Date): ServiceState {
  const { ticketsToWait, timeToWait, low, high, isStaffed } =
    state.figures.services.get(row.service_id) ?? nobodyWaitsFor
  return {
    id: String(row.service_id),
    tickets_to_wait: ticketsToWait,
    time_to_wait: timeToWait,
    time_to_wait_low: low,
    time_to_wait_high: high,
    staffed: isStaffed,
    refuses: whyRefused(state, row.service_id, now),
  }
}

function whyRefused(
  { setting, line, figures }: StateOfLine,
  serviceId: number,
  now: Date,
): FailedCode | null {
  const why = whyNotToVisitors(setting, serviceId, now)
  if (why) return why
  if (line.stopped.has(serviceId)) return 'paused'
  const told = whyNotTold(line.told, serviceId)
  if (told) return told
  const mostWaiting = setting.location.config.queue?.most_waiting ?? null
  return mostWaiting !== null && figures.ticketsWaiting >= mostWaiting ? 'full' : null
}
