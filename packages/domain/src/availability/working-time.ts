/** Times at which a specialist works and does not work, on the wall clock of the company. */
import type { TimeRange } from '../hours/opening-hours.ts'
import { rangeOf } from '../hours/opening-hours.ts'
import {
  addDays,
  type EpochMinutes,
  type Interval,
  type LocalDate,
  type LocalTime,
  localDateOf,
  minuteOfDay,
  type Weekday,
  wallIntervals,
  weekdayOf,
} from '../time/zone.ts'
import { joined, type MinuteRange } from './minute-ranges.ts'

/** Several ranges a day are possible; a weekday without one is free. */
export type WorkingWeek = Partial<Record<Weekday, readonly TimeRange[]>>
/** Without a time an absence begins with its first day, and ends with its last. */
export type Absence = {
  readonly fromDate: LocalDate
  readonly fromTime: LocalTime | null
  readonly tillDate: LocalDate
  readonly tillTime: LocalTime | null
  readonly note: string
}
/** Without a week of their own somebody works whenever their location is open. */
export type WorkingTime = { readonly week: WorkingWeek | null; readonly absences: readonly Absence[] }

/** Not at work: by the week, or absent. */
export type OffReason = 'off' | 'away'
export type TimeOff = Interval & { readonly why: OffReason }

const dayMinutes = 1440

/** The minutes of a day at which the week has work; null when there is no week, and no day is limited. */
export function workingRanges({ week }: WorkingTime, date: LocalDate): MinuteRange[] | null {
  if (!week) return null
  const ranges = (week[weekdayOf(date)] ?? []).map(rangeOf).filter((range) => range !== null)
  return joined(ranges.map(({ from, till }) => ({ from: minuteOfDay(from), till: minuteOfDay(till) })))
}

/** The minutes of a day that are in none of its ranges. */
function rest(ranges: readonly MinuteRange[]): MinuteRange[] {
  const ends = [{ from: 0, till: 0 }, ...ranges, { from: dayMinutes, till: dayMinutes }]
  return ends.flatMap(({ till }, index) => {
    const next = ends[index + 1]
    return next && till < next.from ? [{ from: till, till: next.from }] : []
  })
}

function absentOn({ fromDate, fromTime, tillDate, tillTime }: Absence, date: LocalDate): MinuteRange | null {
  if (date < fromDate || date > tillDate) return null
  const from = date === fromDate && fromTime ? minuteOfDay(fromTime) : 0
  const till = date === tillDate && tillTime ? minuteOfDay(tillTime) : dayMinutes
  return from < till ? { from, till } : null
}

/**
 * Lists the times of a local day at which somebody is not at work, in order and apart from each other: an
 * absence goes before the week. Of an hour that comes twice both passes are meant, of one that is skipped
 * nothing is left.
 */
export function timeOffOn(work: WorkingTime, date: LocalDate, zone: string): TimeOff[] {
  const away = joined(work.absences.map((one) => absentOn(one, date)).filter((range) => range !== null))
  const atWork = workingRanges(work, date) ?? [{ from: 0, till: dayMinutes }]
  const placed = (ranges: readonly MinuteRange[], why: OffReason) =>
    ranges.flatMap(({ from, till }) =>
      wallIntervals(date, zone, from, till).map((interval) => ({ ...interval, why })),
    )
  const off = [...placed(rest(joined([...atWork, ...away])), 'off'), ...placed(away, 'away')]
  return off.sort((one, other) => one.from - other.from)
}

/** Gives the reason why somebody is not at work for the whole of a visit, on each local day that it touches, or null; an absence goes before the week. */
export function whyOff(work: WorkingTime, { from, till }: Interval, zone: string): OffReason | null {
  const off = datesOf(from, till, zone)
    .flatMap((date) => timeOffOn(work, date, zone))
    .filter((one) => one.from < till && one.till > from)
  return off.find(({ why }) => why === 'away')?.why ?? off[0]?.why ?? null
}

/** Lists the local days that a time touches. */
function datesOf(from: EpochMinutes, till: EpochMinutes, zone: string): LocalDate[] {
  const last = localDateOf(Math.max(from, till - 1), zone)
  const dates = [localDateOf(from, zone)]
  for (let date = dates[0]; date !== undefined && date < last; ) {
    date = addDays(date, 1)
    dates.push(date)
  }
  return dates
}

/** The end of the absence that touches a time, and of those that follow it without a break; null: nobody is absent then. */
export function absentTill(
  work: WorkingTime,
  at: EpochMinutes,
  till: EpochMinutes,
  zone: string,
): Pick<Absence, 'tillDate' | 'tillTime'> | null {
  const date = localDateOf(at, zone)
  const touches = (absence: Absence) => {
    const range = absentOn(absence, date)
    const intervals = range ? wallIntervals(date, zone, range.from, range.till) : []
    return intervals.some((one) => one.from < till && one.till > at)
  }
  let last = work.absences.filter(touches).sort((one, other) => (endOf(one) < endOf(other) ? 1 : -1))[0]
  if (!last) return null
  const inOrder = [...work.absences].sort((one, other) => (beginOf(one) < beginOf(other) ? -1 : 1))
  for (const absence of inOrder) {
    if (beginOf(absence) <= endOf(last) && endOf(absence) > endOf(last)) last = absence
  }
  return { tillDate: last.tillDate, tillTime: last.tillTime }
}

/** Texts that sort as the moments do. */
const beginOf = ({ fromDate, fromTime }: Absence) => `${fromDate} ${fromTime ?? '00:00'}`
const endOf = ({ tillDate, tillTime }: Absence) =>
  tillTime ? `${tillDate} ${tillTime}` : `${addDays(tillDate, 1)} 00:00`
