import type { JsonObject } from '../database/schema.ts'
import { absencesOnWire } from './resource.ts'
import type { SpecialistChange } from './specialist-input.ts'
import type { SpecialistRecord } from './store.ts'

/** What is remembered of a specialist: all of a new one, else what was changed. */
export function auditedFields(record: SpecialistRecord, change?: SpecialistChange): JsonObject {
  const { name, bms_id, is_active, working_hours } = record.row
  const columns = { name, bms_id, is_active, working_hours }
  const isServedOtherwise = !change || change.added.length + change.removed.length > 0
  return {
    ...Object.fromEntries(Object.entries(columns).filter(([key]) => !change || key in change.columns)),
    ...(!change || change.absences ? { absences: absencesOnWire(record) } : {}),
    ...(isServedOtherwise ? { service_ids: record.served.map(({ serviceId }) => serviceId) } : {}),
  }
}
