import type { CompanyAttributes, CompanyResource, SpecialistResource } from '@rinda/contract/set-up/objects'
import type { Relationship, ResourceObject } from '@rinda/contract/wire/json-api'
import { crowdLevel } from '@rinda/domain/hours/crowd-level'
import {
  availableTimeOn,
  isAvailableAt,
  isOpenAt,
  isServiceAvailable,
  openTimesOfNextDays,
} from '@rinda/domain/hours/opening-hours'
import { localDateOf, weekdays } from '@rinda/domain/time/zone'
import { companyFacts } from '@rinda/rulebook/company-facts'
import type { LocationSetting, ServiceSetting } from '../availability/setting.ts'
import type { CompanyRow, LocationRow, SpecialistRow } from '../availability/setting-store.ts'
import type { LocationConfig } from '../database/schema.ts'

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

/**
 * The only way of a location's row to the wire, with what follows from its hours at a moment (epoch minutes). Its systems' addresses are
 * shown to the operator's programs and to staff only.
 */
export function renderLocation(
  setting: LocationSetting,
  now: number,
  isInside: boolean,
): ResourceObject<'location'> {
  const { location: row, hours } = setting
  const today = localDateOf(now, setting.zone)
  const attributes = {
    company_id: row.company_id,
    position: row.position,
    ...texts(row),
    phone: row.phone,
    email: row.email,
    www: row.www,
    latitude: row.latitude,
    longitude: row.longitude,
    ...Object.fromEntries(row.accessibility.map((flag, index) => [`accessibility_${index + 1}`, flag])),
    ...Object.fromEntries(
      weekdays.flatMap((day) => [
        [`open_${day}_from`, row.opening_hours[day]?.from ?? null],
        [`open_${day}_till`, row.opening_hours[day]?.till ?? null],
      ]),
    ),
    open_times: openTimesOfNextDays(hours, today),
    available_times: availableTimeOn(hours, today),
    open: isOpenAt(hours, now),
    available: isAvailableAt(hours, now),
    active: row.is_active,
    visible: row.is_visible,
    online: row.is_online,
    qms_active: row.is_qms_active,
    bms_active: row.is_bms_active,
    crowd_level: crowdLevel(0),
    config: shownConfig(row.config),
    timestamp: row.updated_at.getTime(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...(isInside ? insideOnly(row) : {}),
  }
  const relationships: Record<string, Relationship> = {
    company: { data: { type: 'company', id: String(row.company_id) } },
    services: { data: [...setting.services.keys()].map((id) => ({ type: 'service', id: String(id) })) },
  }
  return { id: String(row.location_id), type: 'location', attributes, relationships }
}

/** The filter of a special day is written as every name of the wire is. */
function shownConfig({ special_times, ...config }: LocationConfig): Record<string, unknown> {
  if (!special_times) return config
  const shown = special_times.map(({ companyId, locationId, ...entry }) => ({
    ...entry,
    ...(companyId == null ? {} : { company_id: companyId }),
    ...(locationId == null ? {} : { location_id: locationId }),
  }))
  return { ...config, special_times: shown }
}

function texts(row: LocationRow) {
  const { name, name_lv, name_en, name_ru, address, address_lv, address_en, address_ru } = row
  const { description, description_lv, description_en, description_ru } = row
  const { announcement, announcement_lv, announcement_en, announcement_ru } = row
  return {
    ...{ name, name_lv, name_en, name_ru, address, address_lv, address_en, address_ru },
    ...{ description, description_lv, description_en, description_ru },
    ...{ announcement, announcement_lv, announcement_en, announcement_ru },
  }
}

function insideOnly(row: LocationRow) {
  const { bms_id, bms_base_url, qms_base_url } = row
  const { qms_services_url, qms_tickets_url, qms_get_ticket_url, qms_cancel_ticket_url } = row
  return {
    bms_id,
    bms_base_url,
    qms_base_url,
    qms_services_url,
    qms_tickets_url,
    qms_get_ticket_url,
    qms_cancel_ticket_url,
  }
}

/** The only way of a service's row to the wire. A service goes down with its location. */
export function renderService(
  setting: LocationSetting,
  service: ServiceSetting,
  now: number,
): ResourceObject<'service'> {
  const { row } = service
  const { location } = setting
  const isAvailable = isServiceAvailable(
    {
      isAvailable: isAvailableAt(setting.hours, now),
      isActive: location.is_active,
      isOnline: location.is_online,
    },
    { isActive: row.is_active },
  )
  const attributes = {
    company_id: row.company_id,
    location_id: row.location_id,
    position: row.position,
    name: row.name,
    name_lv: row.name_lv,
    name_en: row.name_en,
    name_ru: row.name_ru,
    tickets_to_wait: 0,
    time_to_wait: 0,
    average_time: row.average_time,
    active: row.is_active,
    available: isAvailable,
    visible: row.is_visible,
    qms_id: systemId(row.qms_id),
    bms_id: systemId(row.bms_id),
    qms_active: isGiven(row.qms_id),
    bms_active: isGiven(row.bms_id),
    bms_start_date: row.bms_start_date,
    bms_end_date: row.bms_end_date,
    duration: service.durationMinutes,
    step: service.stepMinutes,
    capacity: row.capacity,
    config: { ...row.config, specialists: service.specialistIds },
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

/** The id of another system: a number where it is one; 0 means none. */
function systemId(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id === '' ? 0 : id
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
      bms_id: row.bms_id,
      name: row.name,
      active: row.is_active,
      service_ids: [...serviceIds],
    },
  }
}
