import type { LocationHours } from '../../hours/opening-hours.ts'
import { type LocalDate, localDateOf, localMinuteOf, type Weekday, weekdayOf } from '../../time/zone.ts'
import { type DayHour, openHoursOn } from './day-hours.ts'
import { countersIn, type OpenTime, openTimesOf } from './open-counters.ts'
import type { PastVisit } from './past-visit.ts'

/** Day of the past: who came in each hour of its clock without an appointment, with one, and when its counters were open. */
type PastDay = {
  date: LocalDate
  walkIns: number[]
  appointments: number[]
  open: OpenTime[]
  visits: PastVisit[]
}

/** Days of the past by their weekdays, the newest first. Days on which nobody came are not among them. */
export type UsualDays = {
  byWeekday: ReadonlyMap<Weekday, readonly PastDay[]>
  /** Weeks in which anybody came. */
  weeks: number
  /** By how much whole days were busier or quieter than usual, beyond what is chance: they gather around 1. */
  factors: readonly number[]
  /** Walk-ins who are expected in each hour of a weekday. */
  walkIns: ReadonlyMap<Weekday, readonly number[]>
}

/** Part of its weight that a day loses with each week. */
const fading = 0.9
const minuteMs = 60_000

/** Sorts past visits by days and hours on the clock of the location. */
export function usualDays(visits: readonly PastVisit[], hours: LocationHours): UsualDays {
  const { zone } = hours
  const byDate = Map.groupBy(visits, ({ cameAt }) => localDateOf(cameAt / minuteMs, zone))
  const days = [...byDate]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([date, some]): PastDay => {
      const day = { walkIns: noHours(), appointments: noHours() }
      for (const { cameAt, appointmentAt } of some) {
        const counts = appointmentAt === null ? day.walkIns : day.appointments
        const hour = Math.floor(localMinuteOf((appointmentAt ?? cameAt) / minuteMs, zone) / 60)
        counts[hour] = (counts[hour] ?? 0) + 1
      }
      return { date, ...day, open: openTimesOf(some), visits: some }
    })
  const byWeekday = Map.groupBy(days, ({ date }) => weekdayOf(date))
  const weeks = Math.max(0, ...Array.from(byWeekday.values(), ({ length }) => length))
  return { byWeekday, weeks, factors: factorsOf(byWeekday), walkIns: walkInsOf(byWeekday, hours) }
}

const noHours = () => new Array<number>(24).fill(0)

/**
 * Gives how unlike the days of a weekday are: their counts against the mean, drawn together as far as chance alone makes equal days differ.
 * One of a few days cannot be told from its own mean: the divisor is one less.
 */
function factorsOf(byWeekday: UsualDays['byWeekday']): number[] {
  const ratios: number[] = []
  let [chance, free] = [0, 0]
  for (const days of byWeekday.values()) {
    const counts = days.map(({ walkIns }) => walkIns.reduce((sum, one) => sum + one, 0))
    const mean = counts.reduce((sum, one) => sum + one, 0) / counts.length
    if (mean < 1 || counts.length < 2) continue
    for (const count of counts) ratios.push(count / mean)
    chance += (counts.length - 1) / mean
    free += counts.length - 1
  }
  const spread = ratios.reduce((sum, one) => sum + (one - 1) ** 2, 0)
  if (free === 0 || spread <= chance) return [1]
  const part = Math.sqrt((spread - chance) / spread) * Math.sqrt(ratios.length / free)
  return ratios.map((one) => Math.max(0.2, 1 + (one - 1) * part)).sort((one, other) => one - other)
}

/** Days that the week's common shape counts for beside a weekday's own: for how busy it is in all, and for each of its hours. */
const shape = { day: 2, hour: 4 }

/**
 * Gives who is expected in each hour of each weekday. A few days of ten people in an hour are no sure sign: a busy weekday, and a busy hour of
 * it, are drawn to what is common to all days, the more the fewer days are known. Waits grow faster than the number of people: what is left of
 * chance in it would make all of them too long.
 */
function walkInsOf(byWeekday: UsualDays['byWeekday'], hours: LocationHours): Map<Weekday, number[]> {
  const open = new Map<PastDay, Set<number>>()
  for (const day of [...byWeekday.values()].flat())
    open.set(day, new Set(openHoursOn(hours, day.date).map(({ hour }) => hour)))
  const isOpen = (day: PastDay, hour: number) => open.get(day)?.has(hour) ?? false
  const countIn = (hour: number) => (day: PastDay) => (isOpen(day, hour) ? (day.walkIns[hour] ?? 0) : null)
  const all = [...open.keys()].sort((one, other) => (one.date < other.date ? 1 : -1))
  // By days, not by weeks: each of the seven is as old as its week.
  const common = noHours().map((_, hour) => meanOf(all, countIn(hour), fading ** (1 / 7)) ?? 0)
  return new Map(
    [...byWeekday].map(([weekday, days]) => {
      const usual = (day: PastDay) =>
        common.reduce((sum, one, hour) => sum + (isOpen(day, hour) ? one : 0), 0)
      const came = (day: PastDay) => common.reduce((sum, _, hour) => sum + (countIn(hour)(day) ?? 0), 0)
      const [expected, mean] = [meanOf(days, usual) ?? 0, meanOf(days, came) ?? 0]
      const weight = weightOf(days.length)
      const busy = expected > 0 ? ((mean / expected) * weight + shape.day) / (weight + shape.day) : 1
      const own = common.map((one, hour) => {
        const usualHere = meanOf(days, countIn(hour)) ?? 0
        return (usualHere * weight + one * busy * shape.hour) / (weight + shape.hour)
      })
      return [weekday, own]
    }),
  )
}

/** Gives the usual number of open counters in an hour of a weekday, a whole one; null where no such day is known. */
export function usualCounters(
  days: readonly PastDay[],
  { hour }: DayHour,
  hourOn: (date: LocalDate, hour: number) => DayHour | undefined,
): number | null {
  const mean = meanOf(days, ({ date, open }) => {
    const then = hourOn(date, hour)
    return then ? countersIn(open, then) : null
  })
  return mean === null ? null : Math.max(mean > 0 ? 1 : 0, Math.round(mean))
}

/** Sum of the weights of so many days, of which each counts for less than the next one. */
const weightOf = (days: number) => (1 - fading ** days) / (1 - fading)

/** Mean of what is known of some days, the newest first, each of which counts for so much of the one after it. */
function meanOf(
  days: readonly PastDay[],
  of: (day: PastDay) => number | null,
  fades = fading,
): number | null {
  let [sum, weights, weight] = [0, 0, 1]
  for (const day of days) {
    const value = of(day)
    if (value !== null) {
      sum += value * weight
      weights += weight
    }
    weight *= fades
  }
  return weights === 0 ? null : sum / weights
}
