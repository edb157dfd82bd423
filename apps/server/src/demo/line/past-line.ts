import type { EpochMinutes } from '@rinda/domain/time/zone'
import type { Random } from '../random.ts'
import { type LineService, pickService } from './demand.ts'

/** Visit of somebody who came to the line; what has not happened by the end of the time told is null. */
export type PastVisit = {
  service: LineService
  cameAt: EpochMinutes
  calledAt: EpochMinutes | null
  endedAt: EpochMinutes | null
  /** Counter that called it. */
  counter: number | null
  end: 'done' | 'no_show' | 'canceled'
}

type Told = {
  random: Random
  services: readonly [LineService, ...LineService[]]
  counters: number
  /** The minutes in which the location was open, oldest first. */
  openTimes: readonly { from: EpochMinutes; till: EpochMinutes }[]
  /** Visitors that come in an hour around this minute. */
  perHour(at: EpochMinutes): number
}

/** Minutes for which somebody who was called and does not come is waited for. */
const noShowMinutes = 2
const betweenVisits = 0.5
/** Minutes after closing in which those who still wait are served; then they are sent home. */
const afterClosing = 20

/** Tells what a line was like, minute by minute: who came, at which counter they were served and when. First come, first served. */
export function tellPast({ random, services, counters, openTimes, perHour }: Told): PastVisit[] {
  const freeAt = Array.from({ length: counters }, () => Number.NEGATIVE_INFINITY)
  return openTimes.flatMap(({ from, till }) => {
    const visits: PastVisit[] = []
    for (let minute = from; minute < till; minute += 1) {
      if (!random.chance(perHour(minute) / 60)) continue
      const cameAt = minute + random.int(0, 59) / 60
      visits.push(tellVisit(random, pickService(random, services), cameAt, till, freeAt))
    }
    return visits
  })
}

function tellVisit(
  random: Random,
  service: LineService,
  cameAt: EpochMinutes,
  till: EpochMinutes,
  freeAt: number[],
): PastVisit {
  const counter = freeAt.indexOf(Math.min(...freeAt))
  const calledAt = Math.max(cameAt + 0.1, freeAt[counter] ?? cameAt)
  const leavesAt = Math.min(cameAt + random.int(45, 120), till + afterClosing)
  if (calledAt > leavesAt)
    return { service, cameAt, calledAt: null, endedAt: leavesAt, counter: null, end: 'canceled' }
  const end = random.chance(0.04) ? 'no_show' : 'done'
  const takes = end === 'done' ? minutesOf(random, service) : noShowMinutes
  freeAt[counter] = calledAt + takes + betweenVisits
  return { service, cameAt, calledAt, endedAt: calledAt + takes, counter: counter + 1, end }
}

/** Minutes that a visit takes: about the service's average, now and then much more. */
function minutesOf(random: Random, { averageMinutes }: LineService): number {
  const usual = (random.int(40, 130) + random.int(40, 130)) / 200
  return averageMinutes * (random.chance(0.06) ? usual * 2.2 : usual)
}

/** Gives a visit as it stands at a moment; null: nobody has come yet. */
export function asOf(visit: PastVisit, now: EpochMinutes): PastVisit | null {
  if (visit.cameAt > now) return null
  const isCalled = visit.calledAt !== null && visit.calledAt <= now
  const isOver = visit.endedAt !== null && visit.endedAt <= now
  return {
    ...visit,
    calledAt: isCalled ? visit.calledAt : null,
    counter: isCalled ? visit.counter : null,
    endedAt: isOver ? visit.endedAt : null,
  }
}
