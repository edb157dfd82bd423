import type { TimeRange } from '@rinda/domain/hours/opening-hours'
import { minuteOfDay } from '@rinda/domain/time/calendar'
import { closed, type Day, type DayTimes, type TimesEdit } from './day-times.ts'
import type { TimesRow } from './times-row.ts'

/** The times of a day without a break in it. A day that is closed, or does not meet the break, stays as it is. */
export function withBreak(times: DayTimes, { from, till }: TimeRange): DayTimes {
  if (times.kind !== 'open') return times
  const ranges = times.ranges.flatMap((range) => {
    if (range.till <= from || range.from >= till) return [range]
    const parts = [
      { from: range.from, till: from },
      { from: till, till: range.till },
    ]
    return parts.filter((part) => minuteOfDay(part.from) < minuteOfDay(part.till))
  })
  return ranges.length > 0 ? { kind: 'open', ranges } : closed
}

type Broken = Pick<TimesRow, 'key' | 'timesOn' | 'usualOn'>

/** The changes that put a break into days of lines: one without times of its own gets those that hold there, with the break in them. */
export function breakEdits(
  rows: readonly Broken[],
  days: readonly Day[],
  pause: TimeRange,
  mostRanges: number,
): TimesEdit[] {
  return rows.flatMap((row) =>
    days.flatMap((day): TimesEdit[] => {
      const own = row.timesOn(day)
      const before = own.kind === 'usual' ? row.usualOn(day) : own
      const times = withBreak(before, pause)
      const isMany = times.kind === 'open' && times.ranges.length > mostRanges
      // What the break does not meet is not written down: it goes on following what it follows.
      return isMany || times === before || isSame(before, times) ? [] : [{ row: row.key, day, times }]
    }),
  )
}

function isSame(one: DayTimes, other: DayTimes): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
