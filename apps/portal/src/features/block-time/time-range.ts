import type { Location } from '@rinda/client/set-up/locations'
import type { EpochMinutes, LocalDate } from '@rinda/domain/time/zone'

/** What a block was asked for; what is not known yet is chosen in the dialog. */
export type BlockStart = {
  readonly location: Location
  /** Whose column it was: a specialist, or a service without specialists. */
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
