import { type EpochMinutes, utcDateTime } from '@rinda/domain/time/zone'

/** A time that is to be booked or blocked. `specialistId` null leaves the choice of a specialist to the server. */
export type WantedSlot = {
  readonly locationId: number
  readonly serviceId: number
  readonly specialistId: number | null
  readonly startsAt: EpochMinutes
  readonly durationMinutes: number
}

/** A slot as the socket takes it. */
export function wireSlot({ locationId, serviceId, specialistId, startsAt, durationMinutes }: WantedSlot) {
  return { locationId, serviceId, specialistId, ...utcDateTime(startsAt), duration: durationMinutes }
}
