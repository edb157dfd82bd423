import { type Habits, slotsAnHour } from './habits.ts'
import { learnLength, noLengths } from './lengths.ts'
import { noteMix } from './mix.ts'

const mostVisits = 300
const mostLate = 60
const mostNames = 200
/** Services whose lengths are kept: those that more people waited for. */
const mostLengths = 40
const longestMs = 8 * 3_600_000
/** A counter that has paused for longer is closed: `counters-by-hour.ts` says when others open. */
export const longestGapMs = 20 * 60_000

const isTime = (ms: number) => ms >= 0 && ms <= longestMs

/** Lets go of the one that is the oldest, where there are too many. */
function bound<Value>(all: Record<string, Value>, ageOf: (value: Value) => number, most = mostNames): void {
  const names = Object.entries(all)
  if (names.length <= most) return
  const [oldest] = names.sort(([, one], [, other]) => ageOf(one) - ageOf(other))
  if (oldest) delete all[oldest[0]]
}

function notePast(past: number[], value: number, most: number): void {
  past.push(Math.round(value))
  if (past.length > most) past.shift()
}

/** Somebody who is called: where, when, and since when they waited. */
export type CallSeen = { counter: string; at: number; waitingSince: number }

/**
 * Learns how many counters are open at an hour of the day. To be called as somebody joins: those who come see counters as they are at any time,
 * while calls are made by open ones alone.
 */
export function learnOpen(habits: Habits, hour: number, open: number): void {
  const slot = Math.floor(hour * slotsAnHour)
  const before = habits.openBySlot[slot]
  if (before === undefined || !(open >= 0)) return
  habits.openBySlot[slot] = before === null ? open : before + (open - before) * 0.05
}

/** Learns from a call. What no clock can have measured is passed over, here and below. */
export function learnCall(habits: Habits, { counter, at, waitingSince }: CallSeen): void {
  const ended = habits.lastEnds[counter]
  delete habits.lastEnds[counter]
  // A counter that nobody waited for was idle: that is no pause.
  if (ended !== undefined && waitingSince <= ended && ended <= at) learnGap(habits, at - ended, at)
  learnWait(habits, at - waitingSince, false)
}

function learnGap(habits: Habits, ms: number, at: number): void {
  const isLong = ms > longestGapMs
  habits.longGaps += ((isLong ? 1 : 0) - habits.longGaps) * 0.01
  if (isLong) return
  notePast(habits.gaps.ms, ms, mostVisits)
  notePast(habits.gaps.at, at, mostVisits)
}

function learnWait(habits: Habits, ms: number, hasLeft: boolean): void {
  if (!isTime(ms)) return
  habits.left += ((hasLeft ? 1 : 0) - habits.left) * 0.01
  if (hasLeft) notePast(habits.leftMs, ms, mostLate)
}

/** Learns from somebody who left the line before they were called. */
export function learnLeft(habits: Habits, waitedMs: number): void {
  learnWait(habits, waitedMs, true)
}

/** Somebody without an appointment who was told a wait and was called since: the people in line with them then, and the two estimates of their wait. */
export type WaitSeen = {
  serviceId: number
  people: number
  waitedMs: number
  drawn: number
  usual: number | null
}

/** Learns from a wait that is over. */
export function learnWaited(habits: Habits, { serviceId, people, waitedMs, drawn, usual }: WaitSeen): void {
  if (!isTime(waitedMs)) return
  const lengths = habits.lengths[serviceId] ?? noLengths()
  habits.lengths[serviceId] = lengths
  learnLength(lengths, people, waitedMs)
  bound(habits.lengths, ({ weight }) => weight.reduce((sum, one) => sum + one, 0), mostLengths)
  if (usual !== null) noteMix(habits.mix, { drawn, usual }, waitedMs)
}

/** Somebody who was at a counter from one moment to another; who did not come when called was there too. */
export type VisitSeen = { counter: string; serviceId: number; from: number; till: number }

/** Learns from a visit that is over. */
export function learnVisit(habits: Habits, { counter, serviceId, from, till }: VisitSeen): void {
  if (!isTime(till - from)) return
  habits.lastEnds[counter] = till
  bound(habits.lastEnds, (at) => at)
  const times = habits.services[serviceId] ?? { ms: [], at: [] }
  habits.services[serviceId] = times
  notePast(times.ms, till - from, mostVisits)
  notePast(times.at, till, mostVisits)
  bound(habits.services, ({ at }) => at.at(-1) ?? 0)
}

/** Learns how much later than their time somebody with an appointment came (earlier: below 0); null where nobody came. */
export function learnAppointment(habits: Habits, lateMs: number | null): void {
  habits.missed += ((lateMs === null ? 1 : 0) - habits.missed) * 0.03
  if (lateMs !== null && isTime(Math.abs(lateMs))) notePast(habits.lateMs, lateMs, mostLate)
}
