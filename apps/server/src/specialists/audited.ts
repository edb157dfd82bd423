import { specialistFields } from '@rinda/domain/set-up/specialist-fields'
import type { JsonObject } from '../database/columns-of.ts'
import { pickColumns } from '../locations/input/changed-columns.ts'
import { plainColumns } from '../locations/input/field-columns.ts'
import { absencesOnWire } from './resource.ts'
import type { SpecialistChange } from './specialist-input.ts'
import type { SpecialistRecord } from './store.ts'

/** Picks the fields of a specialist that the audit keeps: all of a new one, else those that were changed. */
export function auditedFields(record: SpecialistRecord, change?: SpecialistChange): JsonObject {
  const columns = pickColumns(record.row, { ...plainColumns(specialistFields, {}), working_hours: null })
  const isServedOtherwise = !change || change.added.length + change.removed.length > 0
  return {
    ...Object.fromEntries(Object.entries(columns).filter(([key]) => !change || key in change.columns)),
    ...(!change || change.absences ? { absences: absencesOnWire(record) } : {}),
    ...(isServedOtherwise ? { service_ids: record.served.map(({ serviceId }) => serviceId) } : {}),
  }
}
