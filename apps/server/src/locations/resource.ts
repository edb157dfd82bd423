import type {
  CompanyAttributes,
  CompanyResource,
  LocationAttributes,
  LocationResource,
  ServiceAttributes,
  ServiceResource,
  SpecialistResource,
} from '@rinda/contract/set-up/objects'
import type { Relationship } from '@rinda/contract/wire/json-api'
import {
  availableTimeOn,
  isAvailableAt,
  isOpenAt,
  isServiceAvailable,
  openTimesOfNextDays,
} from '@rinda/domain/hours/opening-hours'
import { crowdLevel } from '@rinda/domain/queue/crowd-level'
import { insideFields, notOfKind, ofKind, openFields } from '@rinda/domain/set-up/field'
import { locationFields } from '@rinda/domain/set-up/location-fields'
import { serviceFields } from '@rinda/domain/set-up/service-fields'
import { specialistFields } from '@rinda/domain/set-up/specialist-fields'
import { localDateOf } from '@rinda/domain/time/zone'
import { companyFacts } from '@rinda/rulebook/company-facts'
import type { LocationSetting, ServiceSetting } from '../availability/setting.ts'
import type { CompanyRow, SpecialistRow } from '../availability/setting-store.ts'
import type { LocationConfig } from '../database/tables/set-up-tables.ts'
import { type LineFigures, nobodyWaits, nobodyWaitsFor } from './line-figures.ts'
import { rowAttributes } from './row-attributes.ts'

/** The only way of a company's row to the wire. Logo, place and zone are fixed by its id, or said by the row. */
export function renderCompany(row: CompanyRow): CompanyResource {
  const { logo, latitude, longitude, zone } = companyFacts(row.company_id, row.profile)
  const { name, name_lv, name_en, name_ru, www } = row
  const attributes: CompanyAttributes = {
    name,
    name_lv,
    name_en,
    name_ru,
    www,
    logo,
    latitude,
    longitude,
    timezone: zone,
    position: row.company_id,
    timestamp: row.updated_at.getTime(),
  }
  return { id: String(row.company_id), type: 'company', attributes }
}

const insideOnly = insideFields(locationFields)
const shownFlags = ofKind(locationFields, 'flag')
const shownFields = notOfKind(openFields(locationFields), 'flag', 'own')

/**
 * The only way of a location's row to the wire, with what follows from its hours at a moment (epoch minutes), and from its line. Its systems'
 * addresses are shown to the operator's programs and to staff only.
 */
export function renderLocation(
  setting: LocationSetting,
  now: number,
  isInside: boolean,
  figures: LineFigures = nobodyWaits,
): LocationResource {
  const { location: row, hours } = setting
  const today = localDateOf(now, setting.zone)
  const attributes: LocationAttributes = {
    company_id: row.company_id,
    ...rowAttributes(shownFields, row),
    ...(isInside || !isAnnouncementOver(row.config, now) ? {} : noAnnouncement),
    open_times: openTimesOfNextDays(hours, today),
    available_times: availableTimeOn(hours, today),
    open: isOpenAt(hours, now),
    available: isAvailableAt(hours, now),
    ...rowAttributes(shownFlags, row),
    // One of its systems away is enough.
    online: row.is_online && row.is_bms_online,
    crowd_level: crowdLevel(figures.ticketsWaiting),
    config: shownConfig(row.config),
    timestamp: row.updated_at.getTime(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...(isInside ? rowAttributes(insideOnly, row) : {}),
  }
  const relationships: Record<string, Relationship> = {
    company: { data: { type: 'company', id: String(row.company_id) } },
    services: { data: [...setting.services.keys()].map((id) => ({ type: 'service', id: String(id) })) },
  }
  return { id: String(row.location_id), type: 'location', attributes, relationships }
}

export const noAnnouncement = {
  announcement: '',
  announcement_lv: '',
  announcement_en: '',
  announcement_ru: '',
} as const

/** Tells whether what is announced has ended by a moment (epoch minutes): then nobody outside reads it. */
export function isAnnouncementOver({ announcement_until: until }: LocationConfig, now: number): boolean {
  return until != null && Date.parse(until) <= now * 60_000
}

/** The filter of a special day is written as every name of the wire is. */
function shownConfig({ special_times, ...config }: LocationConfig): LocationAttributes['config'] {
  if (!special_times) return config
  const shown = special_times.map(({ companyId, locationId, ...entry }) => ({
    ...entry,
    ...(companyId == null ? {} : { company_id: companyId }),
    ...(locationId == null ? {} : { location_id: locationId }),
  }))
  return { ...config, special_times: shown }
}

const plainFields = notOfKind(serviceFields, 'texts', 'tags', 'own')
const namedFields = ofKind(serviceFields, 'texts')

/** The only way of a service's row to the wire. A service goes down with its location. */
export function renderService(
  setting: LocationSetting,
  service: ServiceSetting,
  now: number,
  figures: LineFigures = nobodyWaits,
): ServiceResource {
  const { row } = service
  const { ticketsToWait, timeToWait } = figures.services.get(row.service_id) ?? nobodyWaitsFor
  const { location } = setting
  const isAvailable = isServiceAvailable(
    {
      isAvailable: isAvailableAt(setting.hours, now),
      isActive: location.is_active,
      isOnline: location.is_online,
    },
    { isActive: row.is_active },
  )
  const { position, average_time, active, visible, qms_id, bms_id, ...plain } = rowAttributes(
    plainFields,
    row,
  )
  const attributes: ServiceAttributes = {
    company_id: row.company_id,
    location_id: row.location_id,
    position,
    ...rowAttributes(namedFields, row),
    tickets_to_wait: ticketsToWait,
    time_to_wait: timeToWait,
    ...{ average_time, active, available: isAvailable, visible, qms_id, bms_id },
    qms_active: isGiven(row.qms_id),
    bms_active: isGiven(row.bms_id),
    ...plain,
    // What holds: where the service says nothing, the rulebook does.
    duration: service.durationMinutes,
    step: service.stepMinutes,
    config: { ...row.config, specialists: [...service.specialistIds] } as ServiceAttributes['config'],
    tags: row.tags,
    timestamp: row.updated_at.getTime(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
  const relationships: Record<string, Relationship> = {
    location: { data: { type: 'location', id: String(row.location_id) } },
    specialists: { data: service.specialistIds.map((id) => ({ type: 'specialist', id: String(id) })) },
  }
  return { id: String(row.service_id), type: 'service', attributes, relationships }
}

function isGiven(id: string): boolean {
  return id !== '' && id !== '0'
}

/** The only way of a specialist's row to the wire. */
export function renderSpecialist(row: SpecialistRow, serviceIds: readonly number[]): SpecialistResource {
  return {
    id: String(row.specialist_id),
    type: 'specialist',
    attributes: {
      company_id: row.company_id,
      ...rowAttributes(specialistFields, row),
      service_ids: [...serviceIds],
    },
  }
}
