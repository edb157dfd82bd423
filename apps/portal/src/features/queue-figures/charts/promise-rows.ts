import type { QueueFigures } from '@rinda/client/queue/figures'
import { promiseLengths } from '@rinda/domain/reports/queue-figures'

/** Promises of about the same length: what was told, and what came, as medians and as ranges of minutes. */
export type PromiseRow = {
  /** Minutes of the length: `5–10`, `60+`. */
  readonly name: string
  readonly promised: number
  readonly kept: number
  readonly late: number
  readonly said: { readonly low: number; readonly median: number; readonly high: number }
  readonly came: { readonly low: number; readonly median: number; readonly high: number }
}

/** Lists the lengths of which something was promised that is over by now, the shortest first. */
export function promiseRows({ promises }: Pick<QueueFigures, 'promises'>): PromiseRow[] {
  return promises
    .filter(({ promised }) => promised > 0)
    .map(({ of, promised, kept, late, ...row }) => ({
      ...{ name: lengthText(of), promised, kept, late },
      said: { low: row.said_low ?? 0, median: row.said_median ?? 0, high: row.said_high ?? 0 },
      came: { low: row.came_low ?? 0, median: row.came_median ?? 0, high: row.came_high ?? 0 },
    }))
}

/** Minutes of the promises that begin with a length. */
export function lengthText(from: number): string {
  const till = promiseLengths.find((length) => length > from)
  return till === undefined ? `${from}+` : `${from}–${till}`
}
