import type { EpochMinutes, Interval } from '@rinda/domain/time/zone'

/** Side by side: `lane` of `lanes` equal parts of the column's width. */
export type LanePlace = { readonly lane: number; readonly lanes: number }

/**
 * Time that is taken in a column: a booking takes one lane, a block or a time elsewhere takes all of them.
 */
export type Hold = Interval & { readonly takesAll: boolean }

/**
 * Lays out what overlaps side by side. Bookings fill lanes from the left; where something is still free beside them, it has
 * the last part. Cells that overlap in a chain share one division, so that edges line up.
 */
export function layLanes(
  taken: readonly Interval[],
  free: readonly Interval[],
): { taken: LanePlace[]; free: LanePlace[] } {
  type Item = { span: Interval; isFree: boolean; index: number; lane: number }
  const items: Item[] = [
    ...taken.map((span, index) => ({ span, isFree: false, index, lane: 0 })),
    ...free.map((span, index) => ({ span, isFree: true, index, lane: 0 })),
  ].sort((a, b) => a.span.from - b.span.from || b.span.till - a.span.till || a.index - b.index)

  const places = { taken: new Array<LanePlace>(taken.length), free: new Array<LanePlace>(free.length) }
  let chain: Item[] = []
  let laneEnds: EpochMinutes[] = []
  let chainEnd = Number.NEGATIVE_INFINITY

  const close = () => {
    const hasFree = chain.some((item) => item.isFree)
    const lanes = laneEnds.length + (hasFree ? 1 : 0)
    for (const item of chain) {
      const lane = item.isFree ? lanes - 1 : item.lane
      places[item.isFree ? 'free' : 'taken'][item.index] = { lane, lanes }
    }
    chain = []
    laneEnds = []
  }

  for (const item of items) {
    if (item.span.from >= chainEnd) close()
    if (!item.isFree) {
      const open = laneEnds.findIndex((end) => end <= item.span.from)
      item.lane = open === -1 ? laneEnds.length : open
      laneEnds[item.lane] = item.span.till
    }
    chain.push(item)
    chainEnd = Math.max(chainEnd, item.span.till)
  }
  close()
  return places
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
