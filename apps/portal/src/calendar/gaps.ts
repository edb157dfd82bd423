import type { EpochMinutes } from '@rinda/domain/time/zone'
import type { AxisSpan } from './day-axis.ts'

/** Time on which nothing is drawn; it begins at no instant in an hour that the clock leaps over. */
export type Gap = AxisSpan & { readonly startsAt: EpochMinutes | null }

/**
 * Lists the parts of a column on which nothing is drawn, from top to bottom, in minutes of the axis. They are
 * cut at the edges given (opening, closing, what is taken elsewhere), so that each part has one answer to why
 * it is not free.
 */
export function gapsOf(length: number, covered: readonly AxisSpan[], edges: readonly number[]): AxisSpan[] {
  const gaps: AxisSpan[] = []
  let from = 0
  const close = (till: number) => {
    const cuts = edges.filter((edge) => from < edge && edge < till).sort((a, b) => a - b)
    for (const cut of [...new Set(cuts), till]) {
      if (cut > from) gaps.push({ from, span: cut - from })
      from = Math.max(from, cut)
    }
  }
  for (const place of [...covered].sort((a, b) => a.from - b.from)) {
    close(Math.min(place.from, length))
    from = Math.max(from, place.from + place.span)
  }
  close(length)
  return gaps
}

/** Lists the starts and ends of bands, in minutes of the axis. */
export const edgesOf = (bands: readonly AxisSpan[]) => bands.flatMap(({ from, span }) => [from, from + span])
