import { addDays, addMonths, type LocalDate } from '../time/zone.ts'

/**
 * Bounds of the days on which a company can be booked; of several ends the earliest counts, of several
 * beginnings the latest.
 */
export type RangeRule = {
  fromDays?: number
  fromDate?: LocalDate
  tillDays?: number
  tillMonths?: number
  tillDate?: LocalDate
}

/** Bounds that a service adds: dates, and days counted from today. */
export type ServicePeriod = {
  bmsStartDate?: LocalDate | null
  bmsEndDate?: LocalDate | null
  periodMinDays?: number | null
  periodMaxDays?: number | null
}

const firstDay = '0001-01-01'
const lastDay = '9999-12-31'
/** Longer periods are cut to a century, as no calendar reaches the years that they would lead to. */
const longestDays = 36_525

/**
 * The days that can be booked, both included: the company's rule, narrowed by the service's dates and
 * periods. Null when nothing bounds them. When `from` is after `till`, no day can be booked.
 */
export function bookableRange(
  rule: RangeRule | null,
  service: ServicePeriod,
  today: LocalDate,
): { from: LocalDate; till: LocalDate } | null {
  const inDays = (days: number | null | undefined) =>
    days == null ? null : addDays(today, Math.min(days, longestDays))
  const begins = [inDays(rule?.fromDays), rule?.fromDate, service.bmsStartDate, inDays(service.periodMinDays)]
  const ends = [
    inDays(rule?.tillDays),
    rule?.tillMonths === undefined ? null : addMonths(today, rule.tillMonths),
    rule?.tillDate,
    service.bmsEndDate,
    inDays(service.periodMaxDays),
  ]
  const from =
    begins
      .filter((day) => day != null)
      .sort()
      .at(-1) ?? firstDay
  const till =
    ends
      .filter((day) => day != null)
      .sort()
      .at(0) ?? lastDay
  return from === firstDay && till === lastDay ? null : { from, till }
}
