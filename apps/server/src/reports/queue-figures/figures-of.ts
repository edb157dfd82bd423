import type { Figures, ShareFigures } from '@rinda/contract/queue/figures'

const nobody: ShareFigures = {
  ...{ given: 0, served: 0, no_shows: 0, canceled: 0 },
  ...{ wait_median: null, wait_high: null, visit_median: null, visit_high: null },
  ...{ promised: 0, kept: 0, late: 0 },
}
const nothing: Figures = {
  ...nobody,
  ...{ said_low: null, said_median: null, said_high: null },
  ...{ came_low: null, came_median: null, came_high: null },
}

/** The figures of a row, and nothing else of it; those of nobody, where there is none. */
export function figuresOf(row: Figures | undefined): Figures {
  return pick(nothing, row)
}

/** The same of a share. */
export function shareOf(row: ShareFigures | undefined): ShareFigures {
  return pick(nobody, row)
}

function pick<Some extends object>(none: Some, row: Some | undefined): Some {
  if (!row) return none
  const keys = Object.keys(none) as (keyof Some)[]
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Some
}
