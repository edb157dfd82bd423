import { openWindows } from '@rinda/domain/availability/open-windows'
import { rangeOf } from '@rinda/domain/hours/opening-hours'
import type { LocationFacts, ServiceFacts } from '@rinda/domain/set-up/readiness'
import { addDays, localDateOf } from '@rinda/domain/time/zone'
import { offerRules } from '../availability/offer-rules.ts'
import type { LocationSetting, ServiceSetting } from '../availability/setting.ts'

/** Number of days within which some time has to be open to visitors: whoever opens later is not open yet. */
const daysAhead = 92

/** Gathers of a location what decides whether visitors can come to it. */
export function factsOf(setting: LocationSetting, minute: number): LocationFacts {
  const { location, hours, zone } = setting
  const today = localDateOf(minute, zone)
  const isOpenSometime =
    Object.values(hours.week).some((day) => rangeOf(day) !== null) ||
    hours.specials.some((special) => special.day >= today && rangeOf(special) !== null)
  return {
    id: setting.locationId,
    isActive: location.is_active,
    isVisible: location.is_visible,
    areAppointments: location.is_bms_active,
    isLine: location.is_qms_active,
    hasHours: isOpenSometime,
    services: [...setting.services.values()].map((service) => factsOfService(setting, service, minute)),
  }
}

function factsOfService(setting: LocationSetting, service: ServiceSetting, minute: number): ServiceFacts {
  const { row, specialistIds, resources } = service
  return {
    isShown: row.is_active && row.is_visible,
    takesAppointments: isGiven(row.bms_id),
    takesTickets: isGiven(row.qms_id),
    isServed: resources.length > 0,
    hasSpecialists: specialistIds.length > 0,
    // Told only where it is asked: it is most of the work, and one service with times answers for its location.
    get hasTimes() {
      return hasTimes(setting, service, minute)
    },
  }
}

function isGiven(id: string): boolean {
  return id !== '' && id !== '0'
}

function hasTimes(setting: LocationSetting, service: ServiceSetting, minute: number): boolean {
  if (!service.isBookable) return false
  const rules = offerRules(setting, setting.profile, service, null, 'visitor', minute)
  const today = localDateOf(minute, setting.zone)
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const windows = openWindows(rules, service.resources, addDays(today, ahead))
    if (windows.some(({ from, till }) => Math.max(from, minute) + rules.durationMinutes <= till)) return true
  }
  return false
}
