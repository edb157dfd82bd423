import { nextChange } from '@rinda/domain/hours/next-change'
import { isOpenAt } from '@rinda/domain/hours/opening-hours'
import type { FailedCode } from '@rinda/domain/queue/ticket-status'
import { type Caller, maySeeService } from '../../access/caller.ts'
import type { LocationSetting, ServiceSetting } from '../../availability/setting.ts'
import { isShownTo } from '../../availability/shown.ts'
import { isOfLine } from '../policy.ts'
import { isKeptElsewhere } from '../remote/system-of.ts'

/** The reason why no ticket is given of a service at this moment, as far as the set-up and the clock say so; null when one may be. */
export function whyNotGiven(
  caller: Caller,
  setting: LocationSetting | undefined,
  serviceId: number,
  now: Date,
): FailedCode | null {
  const service = setting?.services.get(serviceId)
  if (!setting || !service || !maySeeService(caller, serviceId)) return 'unknown_service'
  if (!isShownTo(caller, setting, serviceId)) return 'inactive'
  if (isKeptElsewhere(setting) && isActive(setting, service) && !setting.location.is_online)
    return 'unavailable'
  // Whoever works there knows who can still be served.
  if (caller.kind === 'portal' || caller.kind === 'system')
    return isActive(setting, service) ? null : 'inactive'
  return whyNotToVisitors(setting, serviceId, now)
}

/** The same for visitors and other systems, of a service that they may see. */
export function whyNotToVisitors(setting: LocationSetting, serviceId: number, now: Date): FailedCode | null {
  const service = setting.services.get(serviceId)
  if (!service) return 'unknown_service'
  if (!isActive(setting, service)) return 'inactive'
  if (!setting.location.is_online) return 'unavailable'
  return isOpenForTickets(setting, now) ? null : 'closed'
}

function isActive({ location }: LocationSetting, service: ServiceSetting): boolean {
  return location.is_active && location.is_qms_active && isOfLine(service)
}

/** Tells whether the location is open, and will be for as long as its line asks. */
function isOpenForTickets({ hours, location }: LocationSetting, now: Date): boolean {
  const at = now.getTime() / 60_000
  if (!isOpenAt(hours, at)) return false
  const stopBefore = location.config.queue?.stop_before_close_minutes ?? 0
  const { closesAt } = nextChange(hours, at)
  return closesAt === null || at < closesAt - stopBefore
}
