import { addMonths, dayBounds, type Interval, type LocalDate, localDateOf } from '../time/zone.ts'

/** A month as `2026-11`. */
export type Month = string

const firstDay = (month: Month): LocalDate => `${month}-01`

/** The month on the wall of a zone at an instant. */
export function monthOf(atMs: number, zone: string): Month {
  return localDateOf(Math.floor(atMs / 60_000), zone).slice(0, 7)
}

/** The month so many months later, or earlier when negative. */
export function monthAfter(month: Month, months: number): Month {
  return addMonths(firstDay(month), months).slice(0, 7)
}

/** The instants of a month in a zone: a month in which clocks change is an hour longer or shorter. */
export function monthBounds(month: Month, zone: string): Interval {
  return {
    from: dayBounds(firstDay(month), zone).from,
    till: dayBounds(firstDay(monthAfter(month, 1)), zone).from,
  }
}

/** The months from one to another, both included; none where the second comes first. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = monthAfter(month, 1)) months.push(month)
  return months
}
