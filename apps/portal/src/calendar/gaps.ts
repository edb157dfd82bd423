import type { EpochMinutes } from '@rinda/domain/time/zone'
import type { Place } from './day-axis.ts'

/** Time on which nothing is drawn; it begins at no instant in an hour that the clock leaps over. */
export type GapPlace = Place & { readonly startsAt: EpochMinutes | null }

/**
 * What of a column nothing is drawn on, from top to bottom, cut at the edges given (opening, closing, what is taken elsewhere), so that
 * each part is one answer to the question why it is not free.
 */
export function gapsOf(length: number, covered: readonly Place[], edges: readonly number[]): Place[] {
  const gaps: Place[] = []
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

/** Where a band begins and ends. */
export const edgesOf = (bands: readonly Place[]) => bands.flatMap(({ from, span }) => [from, from + span])
