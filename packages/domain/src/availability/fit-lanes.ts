/** Time on a lane, in any unit; `till` is no part of it. */
export type LaneTime = { id: number; lane: number; from: number; till: number }

/** Which bookings have to go to which lane; or the first of them that finds no room. */
export type Fitted = { ok: true; moves: ReadonlyMap<number, number> } | { ok: false; first: LaneTime }

/**
 * Fits what is booked into the lanes from 1 to `lanes`: whoever is on one of them stays where possible. Those that are over by `now` take
 * their lanes, and are not moved. In order of their starts each takes its own lane or the lowest that is free then, which finds
 * room for all whenever no moment has more of them than lanes.
 */
export function fitLanes(booked: readonly LaneTime[], lanes: number, now: number): Fitted {
  const isFixed = ({ till }: LaneTime) => till <= now
  const fixed = booked.filter((one) => isFixed(one) && one.lane <= lanes)
  const onLane = new Map<number, LaneTime[]>()
  for (const one of fixed) put(onLane, one.lane, one)
  const moves = new Map<number, number>()
  const toFit = booked.filter((one) => !isFixed(one))
  for (const one of toFit.toSorted((a, b) => a.from - b.from || a.id - b.id)) {
    const isFree = (lane: number) =>
      lane <= lanes &&
      !(onLane.get(lane) ?? []).some((other) => other.from < one.till && one.from < other.till)
    const lane = isFree(one.lane) ? one.lane : lowest(lanes, isFree)
    if (lane === undefined) return { ok: false, first: one }
    put(onLane, lane, one)
    if (lane !== one.lane) moves.set(one.id, lane)
  }
  return { ok: true, moves }
}

function lowest(lanes: number, isFree: (lane: number) => boolean): number | undefined {
  for (let lane = 1; lane <= lanes; lane += 1) if (isFree(lane)) return lane
  return undefined
}

function put(onLane: Map<number, LaneTime[]>, lane: number, one: LaneTime): void {
  const there = onLane.get(lane)
  if (there) there.push(one)
  else onLane.set(lane, [one])
}
