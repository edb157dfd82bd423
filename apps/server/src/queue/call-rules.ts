import type { CompanyProfile, QueueRules } from '@rinda/domain/company/profile'
import type { CallRules, WaitingTicket } from '@rinda/domain/queue/waiting-ticket'
import type { LocationConfig } from '../database/tables/set-up-tables.ts'
import type { TicketRow } from './store.ts'

/** Minutes before its time from which an appointment may be called ahead of the line. */
const windowBeforeMinutes = 10
const minuteMs = 60_000

type AtLocation = { location: { config: LocationConfig } }

/** The rules of a line: those of its location, else those of the company. */
export function queueRulesOf({ queue }: Pick<CompanyProfile, 'queue'>, { location }: AtLocation): QueueRules {
  const own = location.config.queue ?? {}
  return {
    graceMinutes: own.grace_minutes ?? queue.graceMinutes,
    checkInBeforeMinutes: own.check_in_before_minutes ?? queue.checkInBeforeMinutes,
    mostAppointmentsInRow: own.most_appointments_in_row ?? queue.mostAppointmentsInRow,
  }
}

/** Tells whether the line of a location goes on over midnight. */
export function isKeptOvernight({ location }: AtLocation): boolean {
  return location.config.queue?.keep_overnight === true
}

/** The rules under which a line is called. */
export function callRulesOf(profile: Pick<CompanyProfile, 'queue'>, setting: AtLocation): CallRules {
  const queue = queueRulesOf(profile, setting)
  return {
    // Whoever stands in line comes up, also where a row was written by hand.
    mostAppointmentsInRow: Math.max(1, queue.mostAppointmentsInRow),
    windowBeforeMs: windowBeforeMinutes * minuteMs,
    graceMs: queue.graceMinutes * minuteMs,
  }
}

export type Waiting = Pick<
  TicketRow,
  'ticket_id' | 'service_id' | 'place' | 'appointment_at' | 'is_held' | 'counter'
>

/** A ticket as the order of calls sees it. */
export function waitingTicket(row: Waiting): WaitingTicket {
  return {
    id: row.ticket_id,
    serviceId: row.service_id,
    place: row.place,
    appointmentAt: row.appointment_at?.getTime() ?? null,
    held: row.is_held,
    // While it is set aside it remembers where it was, and waits for nobody.
    onlyCounter: row.counter,
  }
}
