import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { CallRules, WaitingTicket } from '@rinda/domain/queue/waiting-ticket'
import type { TicketRow } from './store.ts'

/** Minutes before its time from which an appointment may be called ahead of the line. */
const windowBeforeMinutes = 10
const minuteMs = 60_000

/** The rules under which a company's lines are called. */
export function callRulesOf({ queue }: Pick<CompanyProfile, 'queue'>): CallRules {
  return {
    mostAppointmentsInRow: queue.mostAppointmentsInRow,
    windowBeforeMs: windowBeforeMinutes * minuteMs,
    graceMs: queue.graceMinutes * minuteMs,
  }
}

export type Waiting = Pick<
  TicketRow,
  'ticket_id' | 'service_id' | 'place' | 'appointment_at' | 'created_at' | 'is_held' | 'counter'
>

/** A ticket as the order of calls sees it. */
export function waitingTicket(row: Waiting): WaitingTicket {
  return {
    id: row.ticket_id,
    serviceId: row.service_id,
    place: row.place,
    appointmentAt: row.appointment_at?.getTime() ?? null,
    checkedInAt: row.appointment_at === null ? null : row.created_at.getTime(),
    held: row.is_held,
    // While it is set aside it remembers where it was, and waits for nobody.
    onlyCounter: row.counter,
  }
}
