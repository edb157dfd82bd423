import type { Lengths } from './lengths.ts'
import { firstMix, type Mix } from './mix.ts'
import { firstWidth, type Width } from './width.ts'

/** Times that visits of a service took lately in milliseconds, the last one last, and when each ended. */
export type VisitTimes = { ms: number[]; at: number[] }

/**
 * Record of what is learnt of a location's line: small, and it can be kept as JSON. All of it is bounded, and what is new counts for more than
 * what is old.
 */
export type Habits = {
  /** By the service's id. */
  services: Record<string, VisitTimes>
  /** Pauses of counters between a visit and the next call while somebody waited, and which part of the pauses were long ones. */
  gaps: VisitTimes
  longGaps: number
  /** Part of those in line who left before they were called, and after how long the last of them did. */
  left: number
  leftMs: number[]
  /** Milliseconds by which those with an appointment came later than their time; below 0 where earlier. */
  lateMs: number[]
  /** Share of appointments that nobody came for. */
  missed: number
  /** Counters that were open, by half hours of the day; null for those in which nobody came. */
  openBySlot: (number | null)[]
  /** Moment at which the last visit at each counter ended. */
  lastEnds: Record<string, number>
  /** Waits of walk-ins at each length of the line, by the service's id, and how far they are to be trusted beside what is drawn. */
  lengths: Record<string, Lengths>
  mix: Mix
  width: Width
}

/** Parts of an hour by which open counters are learnt. */
export const slotsAnHour = 2

/** Makes the habits of a line of which nothing is known. */
export function noHabits(): Habits {
  const openBySlot = Array.from({ length: 24 * slotsAnHour }, () => null)
  const counts = { gaps: { ms: [], at: [] }, longGaps: 0.02, left: 0, leftMs: [], lateMs: [], missed: 0.1 }
  return {
    services: {},
    ...counts,
    openBySlot,
    lastEnds: {},
    lengths: {},
    mix: firstMix(),
    width: firstWidth(),
  }
}
