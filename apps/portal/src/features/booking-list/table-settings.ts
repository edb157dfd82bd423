import { type ListState, listStates } from '@rinda/domain/booking/list-state'
import { type ColumnKey, columnKeys } from '@rinda/domain/company/view'

export type ListSort = { readonly column: ColumnKey; readonly isDescending: boolean }

/**
 * Choices of a person for a table. Columns are kept as those that are hidden, so that a new one is shown by
 * itself.
 */
export type TableSettings = {
  readonly hidden: readonly ColumnKey[]
  readonly sort: ListSort
  readonly states: readonly ListState[]
}

export const usualSettings: TableSettings = {
  hidden: [],
  sort: { column: 'date', isDescending: false },
  states: ['scheduled'],
}

/** Reads what was kept; whatever of it makes no sense (any more) is as usual. */
export function parseSettings(text: string | null): TableSettings {
  const kept = jsonOf(text)
  const { hidden, sort, states } = isRecord(kept) ? kept : {}
  const column = isRecord(sort) ? columnKeys.find((one) => one === sort.column) : undefined
  return {
    hidden: Array.isArray(hidden) ? columnKeys.filter((one) => hidden.includes(one)) : usualSettings.hidden,
    sort: column
      ? { column, isDescending: isRecord(sort) && sort.isDescending === true }
      : usualSettings.sort,
    states: Array.isArray(states) ? listStates.filter((one) => states.includes(one)) : usualSettings.states,
  }
}

/** The columns that are shown, in the order of the profile. One stays, whatever is hidden. */
export function shownColumns(all: readonly ColumnKey[], hidden: readonly ColumnKey[]): readonly ColumnKey[] {
  const shown = all.filter((one) => !hidden.includes(one))
  return shown.length > 0 ? shown : all.slice(0, 1)
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
