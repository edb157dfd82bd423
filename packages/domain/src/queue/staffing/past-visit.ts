import type { ServedVisit, TimeAtCounter } from '../visit-parts.ts'

/** Somebody who came to a line in the past weeks, and what became of it. Instants are milliseconds since the epoch. */
export type PastVisit = {
  serviceId: number
  counter: string | null
  cameAt: number
  /** Time of the appointment; null for walk-ins. */
  appointmentAt: number | null
  /** First call; of those who were sent on too. */
  calledAt: number | null
  endedAt: number | null
  end: 'done' | 'no_show' | 'left' | 'open'
  /** Its visits by service, and its times at counters, where it had parts. */
  inParts?: { served: readonly ServedVisit[]; times: readonly TimeAtCounter[] }
}

/** Appointment of the past weeks, or one to come: when it was booked, when it begins, and when somebody came for it, if anybody did. */
export type Appointment = { serviceId: number; bookedAt: number; at: number; cameAt: number | null }

/** Gives how long somebody waited until they were called, or left: who comes before their appointment waits from its time on, as they chose to be early. */
export function waitOf(cameAt: number, appointmentAt: number | null, till: number): number {
  return Math.max(0, till - Math.max(cameAt, appointmentAt ?? cameAt))
}
