import type {
  Figures,
  LocationFiguresResource,
  QueueFiguresAttributes,
  QueueFiguresResource,
  ShareFigures,
} from '@rinda/contract/queue/figures'
import type { LocalTime } from '@rinda/domain/time/calendar'
import type { LocalDate } from '@rinda/domain/time/zone'
import { type Http, type HttpResult, timeoutsMs } from '../http/create-http.ts'
import { readList, readOne, withQuery } from '../http/reads.ts'

export type { Figures, ShareFigures }

/** A share of some days in figures: that of one day, of one service, and so on; `of` is which. */
export type Share<Of> = ShareFigures & { readonly of: Of }
/** The same with what was promised beside what came. */
export type FullShare<Of> = Figures & { readonly of: Of }

/** A location's days in figures, from the first to the last of them. Times are minutes with their fractions. */
export type QueueFigures = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly total: Figures
  readonly days: readonly Share<LocalDate>[]
  readonly hours: readonly FullShare<number>[]
  /** By the length of what was promised, of which `of` is the first minute. */
  readonly promises: readonly FullShare<number>[]
  readonly services: readonly Share<number>[]
  readonly counters: readonly Share<string>[]
  readonly origins: readonly Share<QueueFiguresAttributes['origins'][number]['origin']>[]
}

/** Days that are asked for; as they stood at a time of the last of them, where one is named. */
export type AskedDays = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly until?: LocalTime | undefined
}

/** Asks for a location's days in figures. */
export function getFigures(
  http: Http,
  locationId: number,
  asked: AskedDays,
): Promise<HttpResult<QueueFigures | undefined>> {
  const path = withQuery(`/api/portal/locations/${locationId}/queue_figures`, asked)
  const read = ({ data }: { data: unknown }) => figuresFrom((data as QueueFiguresResource).attributes)
  return readOne(http, path, read, timeoutsMs.list)
}

/** Asks for the same days at all locations of its company that the person may see; `of` is the location. */
export function getLocationFigures(
  http: Http,
  locationId: number,
  asked: AskedDays,
): Promise<HttpResult<Share<number>[]>> {
  const path = withQuery(`/api/portal/locations/${locationId}/location_figures`, asked)
  return readList(http, path, ({ data }) =>
    (data as LocationFiguresResource[]).map(({ attributes: { location_id: of, total } }) => ({
      of,
      ...total,
    })),
  )
}

function figuresFrom(told: QueueFiguresAttributes): QueueFigures {
  return {
    ...{ from: told.from, to: told.to, total: told.total },
    days: told.days.map(({ day: of, ...figures }) => ({ of, ...figures })),
    hours: told.hours.map(({ hour: of, ...figures }) => ({ of, ...figures })),
    promises: told.promises.map(({ length: of, ...figures }) => ({ of, ...figures })),
    services: told.services.map(({ service_id: of, ...figures }) => ({ of, ...figures })),
    counters: told.counters.map(({ counter: of, ...figures }) => ({ of, ...figures })),
    origins: told.origins.map(({ origin: of, ...figures }) => ({ of, ...figures })),
  }
}
