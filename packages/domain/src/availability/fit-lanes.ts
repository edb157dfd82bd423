/** Time on a lane, in any unit; `till` is no part of it. */
export type LaneTime = { id: number; lane: number; from: number; till: number }

/** Moves that fit the bookings in: for each id its new lane; or the first booking that finds no room. */
export type Fitted = { ok: true; moves: ReadonlyMap<number, number> } | { ok: false; first: LaneTime }

/**
 * Fits what is booked into the lanes from 1 to `lanes`: whoever is on one of them stays where possible. Those that are over by `now` take
 * their lanes, and are not moved. In order of their starts each takes its own lane or the lowest that is free then, which finds
 * room for all whenever no moment has more of them than lanes.
 */
export function fitLanes(booked: readonly LaneTime[], lanes: number, now: number): Fitted {
  const isOver = ({ till }: LaneTime) => till <= now
  // Whoever is looked at begins no earlier than those who have their lanes: when the last of them ends is all that matters.
  const busyTill = new Map<number, number>()
  const take = (lane: number, till: number) => busyTill.set(lane, Math.max(till, busyTill.get(lane) ?? till))
  for (const { lane, till } of booked.filter(isOver)) take(lane, till)
  const moves = new Map<number, number>()
  const toFit = booked.filter((one) => !isOver(one))
  for (const one of toFit.toSorted((a, b) => a.from - b.from || a.id - b.id)) {
    const isFree = (lane: number) => lane <= lanes && (busyTill.get(lane) ?? one.from) <= one.from
    const lane = isFree(one.lane) ? one.lane : lowest(lanes, isFree)
    if (lane === undefined) return { ok: false, first: one }
    take(lane, one.till)
    if (lane !== one.lane) moves.set(one.id, lane)
  }
  return { ok: true, moves }
}

function lowest(lanes: number, isFree: (lane: number) => boolean): number | undefined {
  for (let lane = 1; lane <= lanes; lane += 1) if (isFree(lane)) return lane
  return undefined
}
