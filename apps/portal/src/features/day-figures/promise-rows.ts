import type { DayFigures } from '@rinda/client/queue/day-figures'

/** Promises to those who came in an hour: what they were told, and what came, as medians and as ranges of minutes. */
export type PromiseRow = {
  readonly hour: number
  readonly promised: number
  readonly kept: number
  readonly late: number
  readonly said: { readonly low: number; readonly median: number; readonly high: number }
  readonly came: { readonly low: number; readonly median: number; readonly high: number }
}

/** Lists the hours in which somebody was promised a wait that is over by now. */
export function promiseRows({ hours }: Pick<DayFigures, 'hours'>): PromiseRow[] {
  return hours
    .filter(({ promised }) => promised > 0)
    .map(({ of: hour, promised, kept, late, ...row }) => ({
      ...{ hour, promised, kept, late },
      said: { low: row.said_low ?? 0, median: row.said_median ?? 0, high: row.said_high ?? 0 },
      came: { low: row.came_low ?? 0, median: row.came_median ?? 0, high: row.came_high ?? 0 },
    }))
}
