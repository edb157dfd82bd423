import { timingSafeEqual } from 'node:crypto'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { type Caller, maySeeLocation, maySeeService } from '../access/caller.ts'
import { type CompanyScope, narrow } from '../access/scope.ts'
import type { LocationSetting, ServiceSetting } from '../availability/setting.ts'
import type { Settings } from '../availability/settings.ts'
import { isKeptElsewhere } from './remote/system-of.ts'
import type { TicketRow } from './store.ts'

/** A location's line, within the reach of whoever works there: any person of the portal is an agent where they may see. */
export type Desk = { setting: LocationSetting; scope: CompanyScope }

/** The location, when this caller may work there. */
export async function deskOf(settings: Settings, caller: Caller, locationId: number): Promise<Result<Desk>> {
  if (caller.kind === 'visitor') return refuse('forbidden')
  const setting = await settings.find(caller, locationId)
  if (!setting) return refuse('not_found', 'locationId')
  return done({ setting, scope: narrow(caller.scope, setting.companyId) })
}

/** The location, when this caller may work there and its line is kept here: whoever stands in another system's line is called there. */
export async function ownDeskOf(
  settings: Settings,
  caller: Caller,
  locationId: number,
): Promise<Result<Desk>> {
  const desk = await deskOf(settings, caller, locationId)
  return desk.ok && isKeptElsewhere(desk.value.setting) ? refuse('line_elsewhere') : desk
}

/** The services of a location that people wait for, in their order: those of the queue system, as far as they are active. */
export function servicesOfLine(setting: LocationSetting): ServiceSetting[] {
  return [...setting.services.values()].filter(isOfLine)
}

/** Tells whether people wait for a service. */
export function isOfLine({ row }: Pick<ServiceSetting, 'row'>): boolean {
  return row.is_active && row.qms_id !== '' && row.qms_id !== '0'
}

/** Tells whether people wait for each of some services at this location. */
export function areOfLine({ services }: LocationSetting, serviceIds: readonly number[]): boolean {
  return serviceIds.every((id) => {
    const service = services.get(id)
    return service !== undefined && isOfLine(service)
  })
}

/** The refusal of services that are not of this location, or not this caller's. `field` names them in the refusal. */
export function whyNotTheirs(
  caller: Caller,
  setting: LocationSetting,
  serviceIds: readonly number[],
  field: string,
) {
  const areTheirs = serviceIds.every((id) => setting.services.has(id) && maySeeService(caller, id))
  return areTheirs ? null : refuse('not_found', field)
}

type Seen = Pick<TicketRow, 'company_id' | 'location_id' | 'service_id' | 'token'>

/** Tells whether this caller may see a ticket at all. A visitor needs its token. */
export function maySeeTicket(caller: Caller, row: Seen, token: string | null): boolean {
  if (caller.kind === 'visitor') return hasToken(row, token ?? caller.token)
  return (
    maySeeLocation(caller, { companyId: row.company_id, locationId: row.location_id }) &&
    maySeeService(caller, row.service_id)
  )
}

/** Tells whether this is the token of a ticket. */
export function hasToken(row: Pick<TicketRow, 'token'>, token: string | null): boolean {
  if (token === null) return false
  const [own, given] = [Buffer.from(row.token), Buffer.from(token)]
  return own.length === given.length && timingSafeEqual(own, given)
}

/** The name under which a verb says that it reads and changes a ticket. */
export function ticketKey(ticketId: number): string {
  return `ticket ${ticketId}`
}

/**
 * The conflict key of those who wait, as calls name it: calls that come together share them out among themselves. Beside an act on one of them
 * nobody is called: who is about to go would be passed over, or called.
 */
export const callsOfWaiting = { name: 'tickets that wait', among: 'calls' } as const

/** The same as acts on one of them name them. */
export const actsOnWaiting = { name: 'tickets that wait', among: 'acts' } as const

/** The name under which a verb says that it reads and changes a counter. */
export function counterKey(locationId: number, name: string): string {
  return `counter ${locationId} ${name}`
}
