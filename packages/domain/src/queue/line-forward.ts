import { byAppointment, byPlace } from './standing.ts'
import type { CallRules, WaitingTicket } from './waiting-ticket.ts'

/**
 * One line (of a service, or of a counter) while time runs forward and its tickets are called: its first in line and its first by right are at
 * hand at each moment. Each ticket is sorted once; afterwards a call costs the same however many wait. Moments that are asked for never go back.
 */
export class LineForward {
  private readonly lasting: WaitingTicket[]
  /** Appointments with a right, in the order of their times, in which their rights begin, and in which they become overdue. */
  private readonly appointments: WaitingTicket[]
  /** The same by their places: whose right has not begun stands in line. */
  private readonly early: WaitingTicket[]
  /** Appointments that are overdue and stand in line again, the first one last. */
  private readonly overdue: WaitingTicket[] = []
  private readonly gone = new Set<WaitingTicket>()
  private readonly rules: CallRules
  private lastingAt = 0
  private earlyAt = 0
  private appointmentAt = 0
  private overdueAt = 0

  constructor(tickets: readonly WaitingTicket[], rules: CallRules) {
    this.rules = rules
    const isLasting = ({ appointmentAt }: WaitingTicket) => appointmentAt === null
    this.lasting = tickets.filter(isLasting).sort(byPlace)
    this.early = tickets.filter((ticket) => !isLasting(ticket)).sort(byPlace)
    this.appointments = this.early.toSorted(byAppointment)
  }

  private begins(ticket: WaitingTicket): number {
    return (ticket.appointmentAt ?? 0) - this.rules.windowBeforeMs
  }

  /** The first that may be called ahead of the line at this moment. */
  firstByRight(now: number): WaitingTicket | undefined {
    for (; ; this.appointmentAt++) {
      const ticket = this.appointments[this.appointmentAt]
      if (!ticket || this.begins(ticket) > now) return undefined
      if (!this.gone.has(ticket)) return ticket
    }
  }

  /** The first that stands in line at this moment. */
  firstInLine(now: number): WaitingTicket | undefined {
    const first = this.firstLasting()
    if (this.appointments.length === 0) return first
    return [first, this.firstEarly(now), this.firstOverdue(now)]
      .filter((ticket) => ticket !== undefined)
      .sort(byPlace)[0]
  }

  private firstLasting(): WaitingTicket | undefined {
    for (; ; this.lastingAt++) {
      const ticket = this.lasting[this.lastingAt]
      if (!ticket || !this.gone.has(ticket)) return ticket
    }
  }

  private firstEarly(now: number): WaitingTicket | undefined {
    for (; ; this.earlyAt++) {
      const ticket = this.early[this.earlyAt]
      if (!ticket || (!this.gone.has(ticket) && this.begins(ticket) > now)) return ticket
    }
  }

  private firstOverdue(now: number): WaitingTicket | undefined {
    for (; ; this.overdueAt++) {
      const ticket = this.appointments[this.overdueAt]
      if (!ticket || (ticket.appointmentAt ?? 0) + this.rules.graceMs > now) break
      const after = this.overdue.findLastIndex((other) => byPlace(ticket, other) < 0)
      this.overdue.splice(after + 1, 0, ticket)
    }
    for (;;) {
      const ticket = this.overdue.at(-1)
      if (!ticket || !this.gone.has(ticket)) return ticket
      this.overdue.pop()
    }
  }

  /** Takes a ticket out, as it was called. */
  take(ticket: WaitingTicket): void {
    this.gone.add(ticket)
  }
}
