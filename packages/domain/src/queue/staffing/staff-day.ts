import { type Drawn, ForwardDraw, type StoodAt } from '../estimate/forward-draw.ts'
import { quantile } from '../estimate/quantile.ts'
import type { CallRules } from '../waiting-ticket.ts'
import { type DayDraw, dayDraws, type ExpectedDay } from './day-draws.ts'
import type { Learnt } from './learn-past.ts'
import { waitOf } from './past-visit.ts'

/** Wait in milliseconds within which nine of ten stay with so many counters; null: with none. */
type WaitWith = { counters: number; wait: number | null }

/** An hour of a day to come, with the counters that are planned for it. */
export type StaffedHour = {
  planned: number
  /** Least number of counters with which nine of ten waits stay within the target, where what is missing earlier on that day is there. */
  needed: number
  /** With the planned number, and with one and two more; the other hours as they are planned. None where nobody is expected. */
  waits: readonly WaitWith[]
  /** Interval in which that wait of a single such day should lie 80 of 100 times; null where nobody is expected. */
  low: number | null
  high: number | null
}

/** Description of a day that is to be run, with all that it is run from. */
export type DayToStaff = {
  day: ExpectedDay
  /** By hour. */
  planned: readonly number[]
  learnt: Learnt
  usualMinutes: ReadonlyMap<number, number>
  rules: CallRules
}

/** Number of counters beyond those planned that are tried, and no more. */
const mostMore = 6
/** Draws are fewer where many come: each then has many waits. */
const fewestDraws = 24
const mostDraws = 80
const visitsOfAll = 6_000
const shownMore = 2

/** Number of draws of a day: an even one, as they come in pairs. */
function drawsOf({ hours, appointments }: ExpectedDay): number {
  const expected = hours.reduce((sum, { walkIns }) => sum + walkIns, appointments.length)
  const wanted = Math.round(visitsOfAll / Math.max(1, expected) / 2) * 2
  return Math.min(mostDraws, Math.max(fewestDraws, wanted))
}

/** A day's line, run forward again and again. */
class DayRuns {
  private readonly run: ForwardDraw
  private readonly draws: readonly DayDraw[]
  private readonly day: DayToStaff
  private readonly appointmentAt: readonly (number | null)[]

  constructor(day: DayToStaff) {
    const { line, draws } = dayDraws(day.day, day.learnt, day.usualMinutes, drawsOf(day.day))
    this.run = new ForwardDraw(line, day.rules)
    this.draws = draws
    this.day = day
    this.appointmentAt = line.tickets.map(({ appointmentAt }) => appointmentAt)
  }

  /** Gives where each draw stands before the first hour. */
  atOpening(): StoodAt[] {
    const freeAt = Float64Array.of(this.day.day.hours[0]?.from ?? 0)
    return this.draws.map(() => {
      this.run.begin({ freeAt })
      return this.run.stoodAt()
    })
  }

  private goThrough(draw: DayDraw, hour: number, counters: number): Float64Array {
    const { hours } = this.day.day
    const from = hours[hour]?.from ?? 0
    const till = hour + 1 < hours.length ? (hours[hour]?.till ?? 0) : Number.POSITIVE_INFINITY
    const change = Math.max(1, counters) - this.run.open
    const at = (count: number) => new Array<number>(Math.max(0, count)).fill(from)
    const drawn: Drawn = { ...draw, freeAt: noNumbers, opens: at(change), closes: at(-change) }
    return this.run.goOn(drawn, till).tickets
  }

  /** Moves each draw on through an hour. */
  after(stood: readonly StoodAt[], hour: number, counters: number): StoodAt[] {
    return stood.map((one, index) => {
      this.run.takeUp(one)
      this.goThrough(this.draws[index] as DayDraw, hour, counters)
      return this.run.stoodAt()
    })
  }

  /** Waits of those who begin to wait in an hour, by draw, with so many counters in it and the planned ones afterwards. */
  waitsIn(stood: readonly StoodAt[], hour: number, counters: number): number[][] {
    return stood.map((one, index) => {
      const draw = this.draws[index] as DayDraw
      this.run.takeUp(one)
      let called = this.goThrough(draw, hour, counters)
      const own: number[] = []
      for (let ticket = 0; ticket < draw.hourOf.length; ticket++)
        if (draw.hourOf[ticket] === hour) own.push(ticket)
      const waits = () => own.some((ticket) => Number.isNaN(called[ticket]))
      for (let next = hour + 1; next < this.day.day.hours.length && waits(); next++)
        called = this.goThrough(draw, next, this.day.planned[next] ?? 1)
      return own.map((ticket) => {
        const till = Math.min(called[ticket] as number, draw.leavesAt[ticket] as number)
        return waitOf(draw.comesAt[ticket] as number, this.appointmentAt[ticket] ?? null, till)
      })
    })
  }
}

const noNumbers = new Float64Array(0)

function nineOfTen(waits: readonly number[]): number | null {
  return waits.length === 0 ? null : quantile(Float64Array.from(waits).sort(), 0.9)
}

/** Gives where eight of ten such days have their own nine of ten: days on which nobody came in that hour have none. */
function bandOf(byDraw: readonly (readonly number[])[]): Band {
  const each = Float64Array.from(byDraw.flatMap((waits) => nineOfTen(waits) ?? [])).sort()
  return each.length === 0
    ? { low: null, high: null }
    : { low: quantile(each, 0.1), high: quantile(each, 0.9) }
}

/** Interval in which nine of ten waits of an hour should lie; null where nobody is expected. */
export type Band = { low: number | null; high: number | null }

/** Forecasts the waits of a day with the counters that are open in each of its hours. Gives a turn to others after each. */
export function* forecastDay(day: DayToStaff): Generator<void, Band[]> {
  const runs = new DayRuns(day)
  let stood = runs.atOpening()
  const hours: Band[] = []
  for (const [hour, counters] of day.planned.entries()) {
    hours.push(bandOf(runs.waitsIn(stood, hour, counters)))
    stood = runs.after(stood, hour, counters)
    yield
  }
  return hours
}

/**
 * Works out how many counters each hour of a day needs, and what one or two more would save. The same numbers are drawn for each number of
 * counters, and a wait with more of them is never told to be longer. Gives a turn to others after each hour.
 */
export function* staffDay(day: DayToStaff, targetMs: number): Generator<void, StaffedHour[]> {
  const runs = new DayRuns(day)
  let stood = runs.atOpening()
  /** The same with what is missing in earlier hours; null as long as nothing is. */
  let filled: StoodAt[] | null = null
  const hours: StaffedHour[] = []
  for (const [hour, planned] of day.planned.entries()) {
    const open = Math.max(1, planned)
    const [asPlanned, asFilled] = [stood, filled ?? stood]
    const byDraw = runs.waitsIn(asPlanned, hour, open)
    const wait = nineOfTen(byDraw.flat())
    const known = new Map([[open, wait]])
    const waitWith = (counters: number) => {
      const own = known.get(counters) ?? nineOfTen(runs.waitsIn(asPlanned, hour, counters).flat())
      known.set(counters, own)
      return own
    }
    const isEnough = (counters: number) => {
      const own = filled ? nineOfTen(runs.waitsIn(asFilled, hour, counters).flat()) : waitWith(counters)
      return isWithin(own, targetMs)
    }
    const needed = wait === null ? 0 : neededOf(open, isEnough)
    hours.push({
      planned,
      needed,
      waits: wait === null ? [] : waitsFrom(planned, waitWith),
      ...bandOf(byDraw),
    })
    yield
    stood = runs.after(asPlanned, hour, open)
    if (filled || needed > open) filled = runs.after(asFilled, hour, Math.max(open, needed))
    yield
  }
  return hours
}

/** Waits with the planned number of counters, where there is any, and with one and two more. */
function waitsFrom(planned: number, waitWith: (counters: number) => number | null): WaitWith[] {
  const waits: WaitWith[] = []
  let least = Number.POSITIVE_INFINITY
  for (let counters = planned; counters <= planned + shownMore; counters++) {
    if (counters > 0) least = Math.min(least, waitWith(counters) ?? 0)
    waits.push({ counters, wait: counters > 0 ? least : null })
  }
  return waits
}

/** Tells whether a wait is within the target as both are shown: in whole minutes, rounded up. */
function isWithin(wait: number | null, targetMs: number): boolean {
  return wait === null || Math.ceil(wait / 60_000) * 60_000 <= targetMs
}

function neededOf(planned: number, holds: (counters: number) => boolean): number {
  let counters = planned
  if (holds(counters)) {
    while (counters > 1 && holds(counters - 1)) counters--
    return counters
  }
  while (counters < planned + mostMore && !holds(counters)) counters++
  return counters
}
