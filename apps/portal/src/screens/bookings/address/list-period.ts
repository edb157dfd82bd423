import { addDays, addMonths, daysBetween, type LocalDate, mondayOf } from '@rinda/domain/time/zone'

/** Periods that the list can show at once; `quarter` is three months. */
export const listPeriods = ['day', 'week', 'month', 'quarter', 'year'] as const
export type ListPeriod = (typeof listPeriods)[number]

export const usualPeriod: ListPeriod = 'week'

export type PeriodDays = {
  readonly from: LocalDate
  readonly days: number
  /** A day of the period before, and of the one after. */
  readonly previous: LocalDate
  readonly next: LocalDate
}

/** The days of the period in which a day lies; three months are its own and the two after it. */
export function periodAround(period: ListPeriod, date: LocalDate): PeriodDays {
  if (period === 'day') return stretch(date, 1)
  if (period === 'week') {
    const monday = mondayOf(date)
    return { ...stretch(monday, 7), previous: addDays(date, -7), next: addDays(date, 7) }
  }
  const months = { month: 1, quarter: 3, year: 12 }[period]
  const from = period === 'year' ? `${date.slice(0, 4)}-01-01` : `${date.slice(0, 7)}-01`
  const next = addMonths(from, months)
  return { from, days: daysBetween(from, next), previous: addMonths(from, -months), next }
}

function stretch(from: LocalDate, days: number): PeriodDays {
  return { from, days, previous: addDays(from, -days), next: addDays(from, days) }
}
