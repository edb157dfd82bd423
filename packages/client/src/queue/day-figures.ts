import type { DayFiguresAttributes, DayFiguresResource, Figures } from '@rinda/contract/queue/day-figures'
import type { LocalTime } from '@rinda/domain/time/calendar'
import type { LocalDate } from '@rinda/domain/time/zone'
import type { Http, HttpResult } from '../http/create-http.ts'
import { readOne, withQuery } from '../http/reads.ts'

/** A share of a day in figures: those of one hour, of one service, and so on; `of` is which. */
export type DayShare<Of> = Figures & { readonly of: Of }

/** A location's day in figures. Times are minutes with their fractions. */
export type DayFigures = {
  readonly date: LocalDate
  readonly total: Figures
  readonly hours: readonly DayShare<number>[]
  readonly services: readonly DayShare<number>[]
  readonly counters: readonly DayShare<string>[]
  readonly origins: readonly DayShare<DayFiguresAttributes['origins'][number]['origin']>[]
}

/** Asks for a location's day in figures; for today's, where no day is named; as it stood at a time of that day, where one is. */
export function getDayFigures(
  http: Http,
  locationId: number,
  date?: LocalDate,
  until?: LocalTime,
): Promise<HttpResult<DayFigures | undefined>> {
  const path = withQuery(`/api/portal/locations/${locationId}/day_figures`, { date, until })
  return readOne(http, path, ({ data }) => dayFiguresFrom((data as DayFiguresResource).attributes))
}

function dayFiguresFrom(day: DayFiguresAttributes): DayFigures {
  return {
    date: day.date,
    total: day.total,
    hours: day.hours.map(({ hour: of, ...figures }) => ({ of, ...figures })),
    services: day.services.map(({ service_id: of, ...figures }) => ({ of, ...figures })),
    counters: day.counters.map(({ counter: of, ...figures }) => ({ of, ...figures })),
    origins: day.origins.map(({ origin: of, ...figures }) => ({ of, ...figures })),
  }
}
