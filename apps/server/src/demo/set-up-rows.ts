import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { LocalDate } from '@rinda/domain/time/zone'
import type { Insertable } from 'kysely'
import type { PortalUsersTable } from '../database/tables/people-tables.ts'
import type {
  CompaniesTable,
  LocationsTable,
  ServiceSpecialistsTable,
  ServicesTable,
  SpecialistsTable,
} from '../database/tables/set-up-tables.ts'
import type { DemoPerson } from './accounts.ts'
import type { DemoCompany, DemoLocation, DemoService, Words } from './company.ts'
import { walkInMinutes } from './line/demand.ts'
import { specialDaysOf } from './special-days.ts'

export type SetUpRows = {
  companies: Insertable<CompaniesTable>[]
  locations: Insertable<LocationsTable>[]
  services: Insertable<ServicesTable>[]
  specialists: Insertable<SpecialistsTable>[]
  serviceSpecialists: Insertable<ServiceSpecialistsTable>[]
  portalUsers: Insertable<PortalUsersTable>[]
}

type Stamps = { created_at: Date; updated_at: Date }
export type CompanyWithProfile = { company: DemoCompany; profile: CompanyProfile; today: LocalDate }

/** Makes the rows of companies, locations, services and people. */
export function directoryRows(
  companies: readonly CompanyWithProfile[],
  people: readonly DemoPerson[],
  stamps: Stamps,
): SetUpRows {
  const locations = companies.flatMap(({ company, profile, today }) =>
    company.locations.map((location, index) =>
      locationRow(company, location, index + 1, specialDaysOf(location, today, profile.zone), stamps),
    ),
  )
  const services = companies.flatMap(({ company }) =>
    company.locations.flatMap((location) =>
      location.services.map((service, index) => serviceRow(company, location, service, index + 1, stamps)),
    ),
  )
  const links = companies.flatMap(({ company }) =>
    company.locations.flatMap((location) =>
      location.services.flatMap((service) =>
        (service.specialists ?? []).map((id, index) => ({
          company_id: company.id,
          service_id: service.id,
          specialist_id: id,
          position: index + 1,
        })),
      ),
    ),
  )
  return {
    companies: companies.map(({ company }) => companyRow(company, stamps)),
    locations,
    services,
    specialists: companies.flatMap(({ company }) =>
      company.specialists.map((specialist) => ({
        company_id: company.id,
        specialist_id: specialist.id,
        name: specialist.name,
        bms_id: `${company.prefix}S${specialist.id}`,
        is_active: specialist.isActive ?? true,
        ...stamps,
      })),
    ),
    serviceSpecialists: links,
    portalUsers: people.map((person, index) => ({
      company_id: person.companyId,
      portal_user_id: index + 1,
      email: person.email,
      name: person.name,
      role: person.role,
      permissions: [...(person.permissions ?? [])],
      location_ids: person.locationIds ? [...person.locationIds] : null,
      service_ids: null,
      ...stamps,
    })),
  }
}

function named([lv, en, ru]: Words) {
  return { name: lv, name_lv: lv, name_en: en, name_ru: ru }
}

const nothing: Words = ['', '', '']

function companyRow(company: DemoCompany, stamps: Stamps): Insertable<CompaniesTable> {
  const profile = JSON.stringify(company.profile ?? {})
  return {
    company_id: company.id,
    ...named(company.name),
    www: `https://www.${company.domain}`,
    profile,
    ...stamps,
  }
}

function locationRow(
  company: DemoCompany,
  location: DemoLocation,
  position: number,
  specials: readonly object[],
  stamps: Stamps,
): Insertable<LocationsTable> {
  const [address, addressEn, addressRu] = location.address
  const [description, descriptionEn, descriptionRu] = location.description ?? nothing
  const [announcement, announcementEn, announcementRu] = location.announcement ?? nothing
  return {
    company_id: company.id,
    location_id: location.id,
    position,
    ...named(location.name),
    ...{ address, address_lv: address, address_en: addressEn, address_ru: addressRu },
    ...{
      description,
      description_lv: description,
      description_en: descriptionEn,
      description_ru: descriptionRu,
    },
    ...{
      announcement,
      announcement_lv: announcement,
      announcement_en: announcementEn,
      announcement_ru: announcementRu,
    },
    phone: `+371 67${String(100_000 + location.id * 37).slice(-6)}`,
    email: `info@${company.domain}`,
    www: `https://www.${company.domain}`,
    latitude: location.place[0],
    longitude: location.place[1],
    accessibility: [true, location.id % 2 === 1, true, location.id % 3 === 0, false],
    opening_hours: JSON.stringify(location.hours),
    is_qms_active: location.hasQueue ?? false,
    is_bms_active: location.isBmsActive ?? true,
    bms_id: location.bmsId,
    config: JSON.stringify(specials.length > 0 ? { special_times: specials } : {}),
    ...stamps,
  }
}

function serviceRow(
  company: DemoCompany,
  location: DemoLocation,
  service: DemoService,
  position: number,
  stamps: Stamps,
): Insertable<ServicesTable> {
  const config = {
    ...(service.bookingTimes ? { booking_times: service.bookingTimes } : {}),
    ...(service.price === undefined ? {} : { price: service.price }),
  }
  return {
    company_id: company.id,
    service_id: service.id,
    location_id: location.id,
    position,
    ...named(service.name),
    // Where there is a living line, waits are worked out by what its visits take.
    average_time: location.line ? Math.round(walkInMinutes(service)) : (service.minutes ?? 15),
    is_active: service.isActive ?? true,
    qms_id: service.isQueueOnly || location.hasQueue ? String(service.id) : '0',
    bms_id: service.isQueueOnly ? '0' : `${company.prefix}${service.id}`,
    bms_start_date: null,
    bms_end_date: null,
    duration_minutes: service.minutes,
    step_minutes: service.stepMinutes ?? null,
    capacity: service.capacity ?? 1,
    tags: service.isQueueOnly ? ['queue'] : [],
    config: JSON.stringify(config),
    ...stamps,
  }
}
