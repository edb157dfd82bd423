import type { SpecialistPayload } from '@rinda/contract/set-up/specialist-payload'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { SettingRows } from '../availability/setting-store.ts'
import type { SettingChange, Settings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'
import type { SentFields } from '../edge/sent-fields.ts'
import { specialistToChange } from '../specialists/find.ts'
import { requestedSpecialist, type SpecialistChange } from '../specialists/specialist-input.ts'
import type { SpecialistRecord } from '../specialists/store.ts'
import { type ImpactList, impactOf } from './impact.ts'

export type AskingImpact = { db: Database; settings: Settings }

/**
 * Lists the coming bookings that a change of a specialist would leave outside, at all their locations.
 * Refused for whatever the change itself would be refused for.
 */
export async function specialistImpact(
  { db, settings }: AskingImpact,
  caller: PortalCaller,
  specialistId: number,
  sent: SentFields<SpecialistPayload>,
  now: Date,
): Promise<Result<ImpactList>> {
  const found = await specialistToChange(db, caller, specialistId)
  if (!found.ok) return found
  const record = found.value
  const companyId = record.row.company_id
  const scope = narrow(caller.scope, companyId)
  const requested = await requestedSpecialist(db, scope, caller, record, sent)
  if (!requested.ok) return requested
  const places: SettingChange[] = []
  for (const locationId of new Set(record.served.map((one) => one.locationId))) {
    const place = await settings.imagine(db, scope, locationId, (rows) =>
      withSpecialist(rows, record, requested.value),
    )
    if (place) places.push(place)
  }
  return done(await impactOf({ db }, caller, { companyId, places }, now))
}

/** The rows of a location as they would be. What is added leaves nobody outside. */
function withSpecialist(
  rows: SettingRows,
  { row }: SpecialistRecord,
  { columns, absences, removed }: SpecialistChange,
): SettingRows {
  const id = row.specialist_id
  const own = absences?.map((absence, index) => ({
    ...{ company_id: row.company_id, specialist_id: id, absence_id: index },
    ...absence,
  }))
  return {
    ...rows,
    specialists: rows.specialists.map((one) => (one.specialist_id === id ? { ...one, ...columns } : one)),
    absences: own ? [...rows.absences.filter((one) => one.specialist_id !== id), ...own] : rows.absences,
    links: rows.links.filter(
      ({ specialist_id, service_id }) =>
        specialist_id !== id || !removed.some(({ serviceId }) => serviceId === service_id),
    ),
  }
}
