import type { EpochMinutes, Interval } from '@rinda/domain/time/zone'

/** Side by side: `lane` of `lanes` equal parts of the column's width. */
export type LanePlace = { readonly lane: number; readonly lanes: number }

/** Place of a booking; where something is still free beside it, the right edge of the column is left to that. */
export type TakenPlace = LanePlace & { readonly hasFree: boolean }

/**
 * Time that is taken in a column: a booking takes one lane, a block or a time elsewhere takes all of them.
 */
export type Hold = Interval & { readonly takesAll: boolean }

/**
 * Lays out what overlaps side by side: bookings fill lanes from the left, and those that overlap in a chain share one division, so that edges
 * line up. What is free beside bookings is told apart: it has the edge of the column, however many they are.
 */
export function layLanes(
  taken: readonly Interval[],
  free: readonly Interval[],
): { taken: TakenPlace[]; free: { isBeside: boolean }[] } {
  type Item = { span: Interval; index: number; lane: number }
  const items = taken
    .map((span, index): Item => ({ span, index, lane: 0 }))
    .sort((a, b) => a.span.from - b.span.from || b.span.till - a.span.till || a.index - b.index)

  const places = new Array<TakenPlace>(taken.length)
  const beside = new Set<Interval>()
  let chain: Item[] = []
  let laneEnds: EpochMinutes[] = []
  let chainEnd = Number.NEGATIVE_INFINITY

  const close = () => {
    const begin = chain[0]?.span.from ?? chainEnd
    const own = free.filter((span) => span.from < chainEnd && span.till > begin)
    for (const span of own) beside.add(span)
    for (const { index, lane } of chain) {
      places[index] = { lane, lanes: laneEnds.length, hasFree: own.length > 0 }
    }
    chain = []
    laneEnds = []
  }

  for (const item of items) {
    if (item.span.from >= chainEnd) close()
    const open = laneEnds.findIndex((end) => end <= item.span.from)
    item.lane = open === -1 ? laneEnds.length : open
    laneEnds[item.lane] = item.span.till
    chain.push(item)
    chainEnd = Math.max(chainEnd, item.span.till)
  }
  close()
  return { taken: places, free: free.map((span) => ({ isBeside: beside.has(span) })) }
}

/** Tells whether a lane stays free during the whole interval, as far as the holds given tell. */
export function isStillFree(interval: Interval, holds: readonly Hold[], lanes: number): boolean {
  const overlapping = holds.filter((hold) => hold.from < interval.till && hold.till > interval.from)
  if (overlapping.some((hold) => hold.takesAll)) return false
  if (overlapping.length < lanes) return true
  const starts = [interval.from, ...overlapping.map((hold) => hold.from)]
  return starts.every((at) => overlapping.filter((hold) => hold.from <= at && hold.till > at).length < lanes)
}

/** The most that are held at one moment: what a column must have the width for. */
export function widestMoment(holds: readonly Interval[]): number {
  return holds.reduce(
    (most, { from }) => Math.max(most, holds.filter((hold) => hold.from <= from && hold.till > from).length),
    0,
  )
}
