import type { SpecialTime } from '@rinda/domain/hours/opening-hours'
import { addDays, type LocalDate } from '@rinda/domain/time/zone'
import { demoPeople } from './accounts.ts'
import type { DemoCompany, DemoLocation, DemoService, Words } from './company.ts'

type Stamps = { created_at: Date; updated_at: Date }

/** The rows of a company's set-up, table by table, in the order in which they can be written. */
export function rowsOf(company: DemoCompany, today: LocalDate, stamps: Stamps) {
  const company_id = company.id
  const slug = company.domain
  return {
    companies: [
      {
        company_id,
        ...named(company.name),
        www: `https://www.${slug}`,
        profile: JSON.stringify(company.profile ?? {}),
        ...stamps,
      },
    ],
    specialists: company.specialists.map(({ id, name, isActive = true }) => ({
      company_id,
      specialist_id: id,
      name,
      bms_id: `${company.prefix}S${id}`,
      is_active: isActive,
      ...stamps,
    })),
    locations: company.locations.map((location, index) => ({
      company_id,
      location_id: location.id,
      position: index + 1,
      ...textsOf(location),
      phone: `+371 6${String(7_000_000 + location.id * 137).slice(0, 7)}`,
      email: `info@${slug}`,
      www: `https://www.${slug}`,
      latitude: location.place[0],
      longitude: location.place[1],
      accessibility: [true, true, location.id % 2 === 0, location.id % 3 === 0, false],
      opening_hours: JSON.stringify(location.hours),
      is_qms_active: location.hasQueue ?? false,
      is_bms_active: location.isBmsActive ?? true,
      bms_id: location.bmsId,
      config: JSON.stringify({ special_times: specialTimes(location, today) }),
      ...stamps,
    })),
    services: company.locations.flatMap((location) =>
      location.services.map((service, index) => serviceRow(company, location, service, index + 1, stamps)),
    ),
    service_specialists: company.locations.flatMap((location) =>
      location.services.flatMap((service) =>
        (service.specialists ?? []).map((specialist_id, position) => ({
          company_id,
          service_id: service.id,
          specialist_id,
          position: position + 1,
        })),
      ),
    ),
    portal_users: demoPeople
      .filter((person) => person.companyId === company_id)
      .map(({ email, name, role, permissions = [], locationIds }) => ({
        company_id,
        email,
        name,
        role,
        permissions: [...permissions],
        location_ids: locationIds ? [...locationIds] : null,
        service_ids: null,
        ...stamps,
      })),
  }
}

function serviceRow(
  company: DemoCompany,
  location: DemoLocation,
  service: DemoService,
  position: number,
  stamps: Stamps,
) {
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
    average_time: service.minutes ?? 10,
    is_active: service.isActive ?? true,
    qms_id: service.isQueueOnly || location.hasQueue ? String(service.id + 9000) : '0',
    bms_id: service.isQueueOnly ? '0' : `${company.prefix}${service.id}`,
    bms_start_date: null,
    bms_end_date: null,
    duration_minutes: service.minutes,
    step_minutes: service.stepMinutes ?? null,
    capacity: service.capacity ?? 1,
    config: JSON.stringify(config),
    ...stamps,
  }
}

function named([lv, en, ru]: Words) {
  return { name: en, name_lv: lv, name_en: en, name_ru: ru }
}

const none: Words = ['', '', '']

function textsOf(location: DemoLocation) {
  const texts = {
    address: location.address,
    description: location.description ?? none,
    announcement: location.announcement ?? none,
  }
  const columns = Object.entries(texts).flatMap(([key, [lv, en, ru]]) => [
    [key, en],
    [`${key}_lv`, lv],
    [`${key}_en`, en],
    [`${key}_ru`, ru],
  ])
  return { ...named(location.name), ...(Object.fromEntries(columns) as Record<string, string>) }
}

/** Christmas and New Year's Eve as offices keep them; `near` adds a short and a closed day within two weeks, to be looked at. */
export function specialTimes(location: DemoLocation, today: LocalDate): SpecialTime[] {
  if (!location.specials) return []
  const year = today.slice(0, 4)
  const holidays: SpecialTime[] = [
    { day: `${year}-12-24`, from: '10:00', till: '14:00' },
    { day: `${year}-12-25` },
    { day: `${year}-12-26` },
    { day: `${year}-12-31`, from: '09:00', till: '13:00' },
  ]
  const near: SpecialTime[] = [
    { day: addDays(today, 4), from: '11:00', till: '16:00' },
    { day: addDays(today, 9) },
  ]
  const taken = new Set(holidays.map((entry) => entry.day))
  return location.specials === 'near'
    ? [...near.filter((entry) => !taken.has(entry.day)), ...holidays]
    : holidays
}
