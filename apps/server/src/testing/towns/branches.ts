import { openingHours } from './town.ts'
import type { World } from './world.ts'

/** Two branches of the nail studio (company 40) and two locations of the state agency (company 32), with a service each. */
export const branches = [
  { companyId: 40, locationId: 4001, serviceId: 41 },
  { companyId: 40, locationId: 4003, serviceId: 43 },
  { companyId: 32, locationId: 93, serviceId: 930 },
  { companyId: 32, locationId: 94, serviceId: 940 },
] as const

/** Opens them in the town. */
export async function openBranches({ db, time: { now } }: World): Promise<void> {
  const stamps = { created_at: now, updated_at: now }
  const named = (name: string) => ({ name, name_lv: name, name_en: name, name_ru: name })
  await db
    .insertInto('companies')
    .values({ company_id: 32, ...named('Agency'), ...stamps })
    .execute()
  const hours = JSON.stringify(openingHours)
  await db
    .insertInto('locations')
    .values(
      branches.map(({ companyId, locationId }) => ({
        company_id: companyId,
        location_id: locationId,
        ...named(`Branch ${locationId}`),
        bms_id: `BRANCH_${locationId}`,
        opening_hours: hours,
        ...stamps,
      })),
    )
    .execute()
  await db
    .insertInto('services')
    .values(
      branches.map(({ companyId, locationId, serviceId }) => ({
        company_id: companyId,
        location_id: locationId,
        service_id: serviceId,
        ...named(`Service ${serviceId}`),
        bms_id: `S${serviceId}`,
        bms_start_date: null,
        bms_end_date: null,
        step_minutes: null,
        duration_minutes: 60,
        ...stamps,
      })),
    )
    .execute()
}
