import type { Location } from '@rinda/client/set-up/locations'
import type { EpochMinutes, LocalDate } from '@rinda/domain/time/zone'

/** Place and time for which a block was asked; what is null is chosen in the dialog. */
export type BlockStart = {
  readonly location: Location
  /** Specialist whose column it was; `serviceId` is the service of a column without specialists. */
  readonly specialistId: number | null
  readonly serviceId: number | null
  readonly date: LocalDate
  readonly startsAt: EpochMinutes | null
  readonly durationMinutes: number | null
}

/** A stretch of free time that was chosen in a calendar, with the services that may begin at its start. */
export type TimeRange = {
  readonly location: Location
  readonly specialistId: number | null
  readonly serviceId: number | null
  readonly serviceIds: readonly number[]
  readonly startsAt: EpochMinutes
  readonly durationMinutes: number
}
