import type { Location } from '@rinda/client/set-up/locations'
import type { LocalDate } from '@rinda/domain/time/zone'

/** A time of a calendar's column that is not free. `startsAt` is null in an hour that the clock leaps over. */
export type TimeQuestion = {
  readonly location: Location
  readonly date: LocalDate
  readonly startsAt: number | null
  readonly specialistId: number | null
  readonly serviceId: number | null
}
