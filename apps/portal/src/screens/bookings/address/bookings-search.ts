import { isCalendarDate, type LocalDate } from '@rinda/domain/time/zone'
import { type ListPeriod, listPeriods, usualPeriod } from './list-period.ts'

/** Choice on the bookings screens, as the address holds it. An absent date is today, absent days are one. */
export type BookingsSearch = {
  readonly location?: number
  readonly date?: LocalDate
  readonly days?: number
  readonly specialist?: number
  readonly service?: number
  /** Period that the list shows; absent: a week. */
  readonly period?: ListPeriod
}

/** More than any company's calendar shows; how many its own does stands in its profile. */
const mostDays = 10

/** Reads an address. What is no id, no day, no number of days or no period is left out. */
export function parseBookingsSearch(search: Record<string, unknown>): BookingsSearch {
  const { date } = search
  const period = listPeriods.find((one) => one === search.period)
  const ids = { location: search.location, specialist: search.specialist, service: search.service }
  const days = numberOf(search.days)
  return {
    ...Object.fromEntries(
      Object.entries(ids).flatMap(([key, id]) => (isId(id) ? [[key, numberOf(id)]] : [])),
    ),
    ...(typeof date === 'string' && isCalendarDate(date) ? { date } : {}),
    ...(Number.isInteger(days) && days > 1 ? { days: Math.min(days, mostDays) } : {}),
    ...(period && period !== usualPeriod ? { period } : {}),
  }
}

const isId = (value: unknown) => Number.isSafeInteger(numberOf(value)) && numberOf(value) > 0

/** An address can hold anything: also objects of which no number can be made without a fault. */
function numberOf(value: unknown): number {
  return typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
}
