import type { FigureRow } from '@rinda/domain/reports/figures'
import type { Generated, JSONColumnType } from 'kysely'

export type EventCountsTable = { company_id: number; type: string; total: number }

/** A month at a location as it was counted. */
export type ReportPartsTable = {
  company_id: number
  month: string
  location_id: number
  begins_at: Date
  ends_at: Date
  due_at: Date | null
  made_at: Date | null
  is_final: Generated<boolean>
  changed_at: Date | null
  figures: JSONColumnType<FigureRow[]> | null
}
