/** One company with a busy location, for measuring what a booking costs. */
import type { Database } from '../apps/server/src/database/database.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Company 1, location 1, service 1 (30 minutes, open all day) with so many specialists, ids from 1. */
export async function settle(db: Database, specialists: number, now: Date): Promise<void> {
  const stamps = { created_at: now, updated_at: now }
  const named = (name: string) => ({ name, name_lv: name, name_en: name, name_ru: name })
  const hours = Object.fromEntries(days.map((day) => [day, { from: '08:00', till: '21:00' }]))
  await db
    .insertInto('companies')
    .values({ company_id: 1, ...named('Measured'), ...stamps })
    .execute()
  await db
    .insertInto('locations')
    .values({
      company_id: 1,
      location_id: 1,
      ...named('Here'),
      opening_hours: JSON.stringify(hours),
      ...stamps,
    })
    .execute()
  const dates = { bms_start_date: null, bms_end_date: null, step_minutes: null }
  await db
    .insertInto('services')
    .values({
      company_id: 1,
      service_id: 1,
      location_id: 1,
      ...named('It'),
      bms_id: 'A',
      duration_minutes: 30,
      ...dates,
      ...stamps,
    })
    .execute()
  const ids = Array.from({ length: specialists }, (_, index) => index + 1)
  await db
    .insertInto('specialists')
    .values(ids.map((id) => ({ company_id: 1, specialist_id: id, name: `Specialist ${id}`, ...stamps })))
    .execute()
  await db
    .insertInto('service_specialists')
    .values(ids.map((id) => ({ company_id: 1, service_id: 1, specialist_id: id })))
    .execute()
}
