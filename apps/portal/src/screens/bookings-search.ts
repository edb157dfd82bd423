import { isLocalDate, type LocalDate } from '@rinda/domain/time/zone'

/** What is chosen on the bookings screen, as the address holds it. An absent date is today, absent days are one. */
export type BookingsSearch = {
  readonly location?: number
  readonly date?: LocalDate
  readonly days?: number
  readonly specialist?: number
  readonly service?: number
}

const mostDays = 7

/** Reads an address. What is no id, no day or no number of days is left out. */
export function parseBookingsSearch(search: Record<string, unknown>): BookingsSearch {
  const { date } = search
  const ids = { location: search.location, specialist: search.specialist, service: search.service }
  const days = Number(search.days)
  return {
    ...Object.fromEntries(Object.entries(ids).flatMap(([key, id]) => (isId(id) ? [[key, Number(id)]] : []))),
    ...(typeof date === 'string' && isLocalDate(date) ? { date } : {}),
    ...(Number.isInteger(days) && days > 1 ? { days: Math.min(days, mostDays) } : {}),
  }
}

const isId = (value: unknown) => Number.isSafeInteger(Number(value)) && Number(value) > 0 && value !== true
