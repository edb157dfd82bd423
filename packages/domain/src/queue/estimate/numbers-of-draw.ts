import type { CallingCounter } from '../waiting-ticket.ts'
import type { OpenCounter } from '../waits.ts'
import { counterChanges } from './counters-by-hour.ts'
import { uniformOf } from './draw.ts'
import type { Drawn } from './forward-draw.ts'
import type { Habits } from './habits.ts'
import { longestGapMs } from './learn.ts'
import type { LineToDraw } from './line-to-draw.ts'
import { restOfVisit, type ServiceTimes, serviceTimes, visitTime } from './service-times.ts'

/** Counter that has paused or closed, and since when nobody has been served there. */
export type AwayCounter = CallingCounter & { since: number }

/** State that the numbers of all draws are made of. `hour` is that of the location's day, with its part. */
export type ToDraw = {
  line: LineToDraw
  counters: readonly OpenCounter[]
  away: readonly AwayCounter[]
  times: ReadonlyMap<number, ServiceTimes>
  habits: Habits
  now: number
  hour: number
}

const minute = 60_000
const usualGapMs = 15_000
/** Milliseconds by which people come later than their time, where it is not known yet. */
const usualLateMs = [-25, -15, -12, -10, -8, -6, -5, -3, -1, 2, 7].map((minutes) => minutes * minute)
const enoughLate = 10
/** Purposes of a thing's numbers: none of them follows from another. */
const purposes = { takes: 0, leaves: 1, isMissed: 2, comes: 3, rest: 4, counters: 5, pause: 6 }
const keyOf = (thing: number, purpose: keyof typeof purposes) => Math.imul(thing, 8) + purposes[purpose]

function keyOfName(name: string): number {
  let key = 7
  for (let index = 0; index < name.length; index++) key = Math.imul(key, 31) + name.charCodeAt(index)
  return key
}

/** Makes what fills in the numbers of a draw. The same arrays are filled each time. */
export function numbersOfDraws({
  line,
  counters,
  away,
  times,
  habits,
  now,
  hour,
}: ToDraw): (draw: number) => Drawn {
  const count = line.tickets.length
  const drawn: Drawn = {
    ...{ takes: new Float64Array(count), comesAt: new Float64Array(count) },
    ...{ freeAt: new Float64Array(counters.length + away.length) },
    ...{ opens: [], closes: [] },
  }
  const gaps = serviceTimes(habits.gaps, usualGapMs, now)
  const late = (habits.lateMs.length < enoughLate ? usualLateMs : habits.lateMs).toSorted((a, b) => a - b)
  const changes = counterChanges(habits, hour, now)
  const timesOf = line.tickets.map(({ serviceId }) => times.get(serviceId))
  const keys = [...counters, ...away].map(({ name }) => keyOfName(name))

  const leaves = line.tickets.map(({ place }, index) => (index < line.present ? leavesAfter(now - place) : 0))

  /** Chance that who has waited for so long leaves before they are called. It hangs on the past alone, so that a longer line never frees a counter. */
  function leavesAfter(waited: number): number {
    const later = habits.leftMs.filter((ms) => ms > waited).length / Math.max(1, habits.leftMs.length)
    return (habits.left * later) / (1 - habits.left * (1 - later) + 1e-9)
  }

  function comes(id: number, appointmentAt: number, draw: number): number {
    const sooner = late.filter((ms) => appointmentAt + ms <= now).length / late.length
    const remaining = (1 - habits.missed) * (1 - sooner)
    if (uniformOf(keyOf(id, 'isMissed'), draw) * (remaining + habits.missed) >= remaining)
      return Number.POSITIVE_INFINITY
    const part = sooner + uniformOf(keyOf(id, 'comes'), draw) * (1 - sooner)
    return appointmentAt + (late[Math.min(late.length - 1, Math.floor(part * late.length))] as number)
  }

  function freeAt({ serving }: OpenCounter, key: number, draw: number): number {
    const unit = uniformOf(keyOf(key ^ ((serving?.since ?? 0) | 0), 'rest'), draw)
    const pause = visitTime(gaps, uniformOf(keyOf(key, 'pause'), draw))
    if (!serving) return now + unit * Math.min(pause, usualGapMs)
    const own = times.get(serving.serviceId)
    return now + pause + (own ? restOfVisit(own, now - serving.since, unit) : minute)
  }

  /** Moment at which a counter is back; never where it is away for longer than a pause lasts. */
  function backAt({ since }: AwayCounter, key: number, draw: number): number {
    const lasted = now - since
    const longer = (habits.gaps.ms.filter((ms) => ms > lasted).length + 0.05) / (habits.gaps.ms.length + 1)
    const isBack = uniformOf(keyOf(key, 'comes'), draw) * (longer + habits.longGaps) < longer
    if (!isBack || lasted > longestGapMs) return Number.POSITIVE_INFINITY
    return now + restOfVisit(gaps, lasted, uniformOf(keyOf(key, 'pause'), draw))
  }

  /** The number of counters follows what is usual, whole counters at a time; which way a part of one goes, the draw says. */
  function changeCounters(draw: number): void {
    drawn.opens.length = 0
    drawn.closes.length = 0
    const unit = uniformOf(keyOf(1, 'counters'), draw)
    let [part, more] = [0, 0]
    for (const change of changes) {
      part = Math.max(-0.9, part + change.part)
      const wanted = Math.floor(part * counters.length + unit)
      for (; more < wanted; more++) drawn.opens.push(change.at)
      for (; more > wanted; more--) drawn.closes.push(change.at)
    }
  }

  return (draw) => {
    for (let index = 0; index < count; index++) {
      const { id, appointmentAt } = line.tickets[index] as { id: number; appointmentAt: number | null }
      const own = timesOf[index]
      const isThere = uniformOf(keyOf(id, 'leaves'), draw) >= (leaves[index] as number)
      const pause = visitTime(gaps, uniformOf(keyOf(id, 'pause'), draw))
      drawn.takes[index] = own && isThere ? visitTime(own, uniformOf(keyOf(id, 'takes'), draw)) + pause : 0
      drawn.comesAt[index] = index < line.present ? -Infinity : comes(id, appointmentAt ?? now, draw)
    }
    for (const [index, counter] of counters.entries())
      drawn.freeAt[index] = freeAt(counter, keys[index] as number, draw)
    for (const [index, counter] of away.entries()) {
      const place = counters.length + index
      drawn.freeAt[place] = backAt(counter, keys[place] as number, draw)
    }
    changeCounters(draw)
    return drawn
  }
}
