/** Ticket that waits, as far as the order of calls depends on it. Instants are milliseconds since the epoch. */
export type WaitingTicket = {
  id: number
  serviceId: number
  /**
   * Place in the line: at first the moment when its holder joined, so that the smallest is the first; equal ones go by id.
   * A transfer keeps it, and who steps back gets a later one (`step-back.ts`). It need not be a whole number.
   */
  place: number
  /**
   * Time of the appointment that its holder has the right to be called at; null for walk-ins, for those who came too late for theirs, and
   * for those who gave their right up by stepping back.
   */
  appointmentAt: number | null
  /** Set aside by an agent: nobody is called for it, and it keeps its place. */
  held: boolean
  /** The counter that it was transferred to and that alone calls it, whichever services it takes; null for all others. */
  onlyCounter: string | null
}

/** Counter that calls: its name, and the services that it takes at this moment. */
export type CallingCounter = { name: string; serviceIds: readonly number[] }

/** Rules of a company for its line. */
export type CallRules = {
  /** Most appointments in a row that may be called past somebody who stands in line; 1 at least, 2 from the start. */
  mostAppointmentsInRow: number
  /** Time before an appointment from which on it may be called ahead of the line. */
  windowBeforeMs: number
  /** Time after an appointment from which on its holder, where nobody has called them yet, stands in line as well. */
  graceMs: number
}

/** Line that a ticket waits in: that of a service (its id), or that of a single counter (its name). */
export type LineKey = number | string

/**
 * Number of appointments in a row that were called past somebody who stood in line, by line: a small one for each service and
 * each counter. A line that is missing has 0.
 */
export type AppointmentsInRow = ReadonlyMap<LineKey, number>

/** All that wait at a location, what was called before them, and the rules. */
export type WaitingLine<Ticket extends WaitingTicket = WaitingTicket> = {
  tickets: readonly Ticket[]
  appointmentsInRow: AppointmentsInRow
  rules: CallRules
}

/** The line that a ticket waits in. */
export function lineKeyOf({ onlyCounter, serviceId }: WaitingTicket): LineKey {
  return onlyCounter ?? serviceId
}

/** The lines that a counter calls from: those of its services, and its own. */
export function lineKeysOf({ serviceIds, name }: CallingCounter): LineKey[] {
  return [...new Set<LineKey>(serviceIds), name]
}

/** Tells whether a counter would call this ticket at all. */
export function takesTicket(counter: CallingCounter, ticket: WaitingTicket): boolean {
  if (ticket.held) return false
  if (ticket.onlyCounter !== null) return ticket.onlyCounter === counter.name
  return counter.serviceIds.includes(ticket.serviceId)
}
