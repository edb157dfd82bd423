import { mostFigureDays } from '@rinda/domain/reports/queue-figures'
import { daysBetween, isCalendarDate, type LocalDate } from '@rinda/domain/time/zone'

/** Choice that the address of the figures holds: no period is a day, no date is today; from one day to another is any period. */
export type FiguresSearch = {
  readonly location?: number
  readonly period?: 'week' | 'month'
  readonly date?: LocalDate
  readonly from?: LocalDate
  readonly to?: LocalDate
  readonly view?: 'table'
}

/** Reads an address. What is no location, no period and no day is left out, and so are days that are too many. */
export function parseFiguresSearch(search: Readonly<Record<string, unknown>>): FiguresSearch {
  const location = Number(search.location)
  const period = (['week', 'month'] as const).find((one) => one === search.period)
  const [date, from, to] = [search.date, search.from, search.to].map(dayOf)
  const isStretch =
    from !== undefined && to !== undefined && from <= to && daysBetween(from, to) < mostFigureDays
  return {
    ...(Number.isSafeInteger(location) && location > 0 ? { location } : {}),
    ...(isStretch ? { from, to } : { ...(period ? { period } : {}), ...(date ? { date } : {}) }),
    ...(search.view === 'table' ? { view: 'table' } : {}),
  }
}

function dayOf(value: unknown): LocalDate | undefined {
  return typeof value === 'string' && isCalendarDate(value) ? value : undefined
}
