import {
  columnsOf,
  type ReportColumn,
  type ReportDefinition,
  type ReportSide,
} from '@rinda/domain/reports/definitions'
import { type FigureRow, type Figures, figuresOf } from '@rinda/domain/reports/figures'

/** A row of what was counted, with its location. */
export type LocatedRow = FigureRow & { readonly location_id: number }
/** Figures of one thing of a side; null: of what is without one. */
export type SideRow = { id: number | null; figures: Figures }
export type SideTable = { side: ReportSide; rows: SideRow[] }
export type ReportTables = { columns: ReportColumn[]; total: Figures; sides: SideTable[] }

const idOf = {
  location: (row: LocatedRow) => row.location_id,
  service: (row: LocatedRow) => row.service_id,
  specialist: (row: LocatedRow) => row.specialist_id,
}

/** Puts what was counted into the tables of a report: each has every row once, so that each adds up to the same total. */
export function reportTables(
  definition: ReportDefinition,
  counted: readonly LocatedRow[],
  /** Ids in the order in which the company has them. */
  order: Readonly<Record<ReportSide, readonly number[]>>,
): ReportTables {
  const sides = definition.sides.map((side) => {
    const groups = Map.groupBy(counted, idOf[side])
    const known = order[side].filter((id) => groups.has(id))
    const former = [...groups.keys()].filter((id) => id !== null && !known.includes(id))
    const ids = [...known, ...former, ...(groups.has(null) ? [null] : [])]
    return { side, rows: ids.map((id) => ({ id, figures: figuresOf(groups.get(id) ?? []) })) }
  })
  return { columns: columnsOf(definition), total: figuresOf(counted), sides }
}
