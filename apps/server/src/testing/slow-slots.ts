import type { Occupancy, Slot } from '@rinda/domain/availability/day-board'
import { referenceSlots } from '@rinda/domain/availability/reference-slots'
import { sql } from 'kysely'
import { systemCaller } from '../access/caller.ts'
import { offerRules } from '../availability/offer-rules.ts'
import { createSettings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'

export type SlowQuestion = {
  locationId: number
  serviceId: number
  specialistId: number | null
  date: string
}

/** Gives the slots of one day for staff the slow way: from the rows as they stand, minute by minute, with nothing kept. */
export async function slowSlots(
  db: Database,
  { locationId, serviceId, specialistId, date }: SlowQuestion,
  now: Date,
): Promise<Slot[]> {
  const minute = Math.floor(now.getTime() / 60_000)
  const settings = createSettings(db, () => now, false)
  const setting = await settings.readNow(db, systemCaller.scope, locationId)
  const service = setting?.services.get(serviceId)
  if (!setting || !service) throw new Error(`no service ${serviceId} at location ${locationId}`)
  const rules = offerRules(setting, setting.profile, service, specialistId, 'staff', minute)
  const { rows } = await sql<Occupancy>`
    SELECT o.resource_kind AS kind, o.resource_id AS id, o.lane, (extract(epoch FROM lower(o.during)) / 60)::integer AS "from",
      (extract(epoch FROM upper(o.during)) / 60)::integer AS "till"
    FROM occupancies o JOIN bookings b USING (company_id, booking_id)
    WHERE company_id = ${setting.companyId}::integer AND (b.expire_at IS NULL OR b.expire_at > ${now}::timestamptz)`.execute(
    db,
  )
  const resources = service.resources.filter(({ id }) => specialistId === null || id === specialistId)
  const notBefore = minute - rules.durationMinutes + 1
  return referenceSlots({ rules, date, resources, occupancies: rows, notBefore })
}
