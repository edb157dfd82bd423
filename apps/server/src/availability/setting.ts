import type { Resource } from '@rinda/domain/availability/day-board'
import { slotRule } from '@rinda/domain/availability/slot-rules'
import type { WorkingTime } from '@rinda/domain/availability/working-time'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { type LocationHours, specialsFor } from '@rinda/domain/hours/opening-hours'
import { resolveProfile } from '@rinda/rulebook/resolve'
import type { CompanyAnswers } from '../access/caller.ts'
import type { LocationRow, ServiceRow, SettingRows, SpecialistRow } from './setting-store.ts'
import { workingTimes } from './working-times.ts'

/** A service as booking sees it: who or what serves it, on which grid. */
export type ServiceSetting = {
  row: ServiceRow
  specialistIds: readonly number[]
  /** Resources that hold its time: its active specialists, or the service itself with its lanes. */
  resources: readonly Resource[]
  stepMinutes: number
  durationMinutes: number
  isBookable: boolean
}

/** Everything about a location that a booking's rules ask, read together. */
export type LocationSetting = {
  companyId: number
  locationId: number
  company: CompanyAnswers
  /** The company's answers for nobody in particular; zone, hours and grid do not differ by person. */
  profile: CompanyProfile
  zone: string
  location: LocationRow
  hours: LocationHours
  services: ReadonlyMap<number, ServiceSetting>
  specialists: ReadonlyMap<number, SpecialistRow>
  /** Of those specialists who have hours or absences of their own. */
  work: ReadonlyMap<number, WorkingTime>
}

export function assembleSetting(rows: SettingRows, isProduction: boolean): LocationSetting {
  const { company, location } = rows
  const companyId = company.company_id
  const answers = { companyId, override: company.profile, isProduction }
  const profile = resolveProfile(answers)
  const specialists = new Map(rows.specialists.map((row) => [row.specialist_id, row]))
  const work = workingTimes(rows, profile.zone)
  const isOpenForBooking = location.is_active && location.is_bms_active
  const services = rows.services.map((row): [number, ServiceSetting] => {
    const specialistIds = rows.links
      .filter((link) => link.service_id === row.service_id)
      .map((link) => link.specialist_id)
    const resources = resourcesOf(row, specialistIds, specialists, work)
    const grid = slotRule(
      profile.slots,
      { bmsId: location.bms_id },
      { bmsId: row.bms_id, stepMinutes: row.step_minutes, durationMinutes: row.duration_minutes },
    )
    const hasBooking = row.bms_id !== '' && row.bms_id !== '0'
    const isBookable = isOpenForBooking && row.is_active && hasBooking && resources.length > 0
    return [row.service_id, { row, specialistIds, resources, ...grid, isBookable }]
  })
  return {
    companyId,
    locationId: location.location_id,
    company: answers,
    profile,
    zone: profile.zone,
    location,
    hours: {
      zone: profile.zone,
      week: location.opening_hours,
      specials: specialsFor(location.config.special_times ?? [], companyId, location.location_id),
    },
    services: new Map(services),
    specialists,
    work,
  }
}

function resourcesOf(
  service: ServiceRow,
  specialistIds: readonly number[],
  specialists: ReadonlyMap<number, SpecialistRow>,
  work: ReadonlyMap<number, WorkingTime>,
): Resource[] {
  if (specialistIds.length === 0)
    return [{ kind: 'service', id: service.service_id, lanes: service.capacity }]
  return specialistIds
    .filter((id) => specialists.get(id)?.is_active)
    .map((id) => {
      const own = work.get(id)
      return { kind: 'specialist', id, lanes: 1, ...(own ? { work: own } : {}) }
    })
}
