import { isLocalDate } from '@rinda/domain/time/zone'
import type { Day, TimesEdit } from './day-times.ts'
import { fitting } from './fitting.ts'
import type { TimesRow } from './times-row.ts'

type Copied = Pick<TimesRow, 'key' | 'timesOn' | 'usualOn' | 'dates'>

/** One day of a line to other days of it. A date without times of its own has those that hold there. */
export function copyDay(row: Copied, from: Day, to: readonly Day[], mayBeUsual: boolean): TimesEdit[] {
  const own = row.timesOn(from)
  const times = own.kind === 'usual' && isLocalDate(from) ? row.usualOn(from) : own
  return to
    .filter((day) => day !== from)
    .map((day) => ({ row: row.key, day, times: fitting(times, day, mayBeUsual) }))
}

/** The week of one line, and its dates from a day on if they are wanted, to others. What else they say of other dates stays. */
export function copyRow(row: Copied, to: readonly string[], days: readonly Day[]): TimesEdit[] {
  const others = to.filter((key) => key !== row.key)
  return others.flatMap((key) => days.map((day) => ({ row: key, day, times: row.timesOn(day) })))
}
