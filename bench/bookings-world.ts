/** Companies with a busy location each and somebody who books there, for measuring what a booking costs. */
import type { Database } from '../apps/server/src/database/database.ts'
import { socketTokenOf } from '../apps/server/src/sign-in/sessions/session-secrets.ts'
import { startSession } from '../apps/server/src/sign-in/sessions/start-session.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Company, location and service of this number (30 minutes, open all day) with so many specialists, ids from `number * 1000 + 1`. */
export async function settle(db: Database, number: number, specialists: number, now: Date): Promise<void> {
  const stamps = { created_at: now, updated_at: now }
  const own = { company_id: number }
  const named = (name: string) => ({ name, name_lv: name, name_en: name, name_ru: name })
  const hours = Object.fromEntries(days.map((day) => [day, { from: '08:00', till: '21:00' }]))
  await db
    .insertInto('companies')
    .values({ ...own, ...named('Measured'), ...stamps })
    .execute()
  await db
    .insertInto('locations')
    .values({
      ...own,
      location_id: number,
      ...named('Here'),
      opening_hours: JSON.stringify(hours),
      ...stamps,
    })
    .execute()
  const dates = { bms_start_date: null, bms_end_date: null, step_minutes: null }
  const service = { service_id: number, location_id: number, bms_id: 'A', duration_minutes: 30 }
  await db
    .insertInto('services')
    .values({ ...own, ...service, ...named('It'), ...dates, ...stamps })
    .execute()
  const ids = Array.from({ length: specialists }, (_, index) => specialistOf(number, index))
  await db
    .insertInto('specialists')
    .values(ids.map((id) => ({ ...own, specialist_id: id, name: `Specialist ${id}`, ...stamps })))
    .execute()
  await db
    .insertInto('service_specialists')
    .values(ids.map((id) => ({ ...own, service_id: number, specialist_id: id })))
    .execute()
}

export function specialistOf(number: number, index: number): number {
  return number * 1000 + index + 1
}

/** Signs an administrator of a company in, and gives the token with which their sockets come. */
export async function signInTo(db: Database, number: number, now: Date): Promise<string> {
  const { portal_user_id: portalUserId } = await db
    .insertInto('portal_users')
    .values({
      ...{ company_id: number, email: `person@${number}.example`, name: 'Person', role: 'COMPANY_ADMIN' },
      ...{ location_ids: null, service_ids: null, last_sign_in_at: null, created_at: now, updated_at: now },
    })
    .returning('portal_user_id')
    .executeTakeFirstOrThrow()
  const { cookieValue } = await startSession(db, { companyId: number, portalUserId }, now)
  return socketTokenOf(cookieValue)
}
