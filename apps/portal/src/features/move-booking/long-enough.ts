import type { EpochMinutes } from '@rinda/domain/time/zone'

/** A start of the grid, how long its own slot is, and whether somebody can have it. */
export type GridTime = {
  readonly startsAt: EpochMinutes
  readonly durationMinutes: number
  readonly isFree: boolean
}

/**
 * Tells whether free slots follow each other without a gap for `minutes`, beginning at a start of the grid.
 */
export function isLongEnough(times: readonly GridTime[], startsAt: EpochMinutes, minutes: number): boolean {
  const isOffered = times.some((time) => time.isFree && time.startsAt === startsAt)
  let till = startsAt
  for (let at = isOffered ? startsAt : null; at !== null; ) {
    till = at
    if (till >= startsAt + minutes) return true
    const ends = times
      .filter((time) => time.isFree && time.startsAt <= till && time.startsAt + time.durationMinutes > till)
      .map((time) => time.startsAt + time.durationMinutes)
    at = ends.length > 0 ? Math.max(...ends) : null
  }
  return false
}
