import { isCalendarDate, type LocalDate } from '@rinda/domain/time/zone'

const parts = ['day', 'line', 'hours', 'rules'] as const

/** All that the address of a past moment holds; without a moment it is the present, without a date the moment's own day. */
export type TimeTravelSearch = {
  readonly location?: number
  readonly part?: (typeof parts)[number]
  readonly moment?: string
  readonly date?: LocalDate
}

/** Part of the address that is chosen otherwise. */
export type TimeTravelChange = {
  readonly [Key in keyof TimeTravelSearch]?: TimeTravelSearch[Key] | undefined
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** Reads an address. What is no id, no part, no moment or no day is left out. */
export function parseTimeTravelSearch(search: Record<string, unknown>): TimeTravelSearch {
  const { moment, date } = search
  const location = typeof search.location === 'object' ? Number.NaN : Number(search.location)
  const part = parts.find((one) => one === search.part)
  const isMoment = typeof moment === 'string' && instant.test(moment) && !Number.isNaN(Date.parse(moment))
  return {
    ...(Number.isSafeInteger(location) && location > 0 ? { location } : {}),
    ...(part && part !== 'day' ? { part } : {}),
    ...(isMoment ? { moment: new Date(moment).toISOString() } : {}),
    ...(typeof date === 'string' && isCalendarDate(date) ? { date } : {}),
  }
}
