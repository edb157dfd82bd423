import type { CallRules, WaitingTicket } from './waiting-ticket.ts'

/** Right to be called ahead of the line: the moment at which it begins, and from which its holder stands in the line as well. */
type Right = { begins: number; isOverdue: number }

/**
 * Gives the right of a ticket to be called ahead of the line: from `windowBeforeMs` before its appointment until it is called. None for
 * walk-ins, nor for who checked in later than `graceMs` after the appointment: they wait in line from their check-in.
 */
export function rightOf(
  { appointmentAt, checkedInAt }: WaitingTicket,
  { windowBeforeMs, graceMs }: CallRules,
): Right | null {
  if (appointmentAt === null || checkedInAt === null) return null
  const isOverdue = appointmentAt + graceMs
  return checkedInAt > isOverdue ? null : { begins: appointmentAt - windowBeforeMs, isOverdue }
}

/**
 * Tells how a ticket stands at a moment. In its own right: it may be called ahead of the line. In line: it is called in its place.
 * Before its right begins an appointment stands in line; when its grace is over and nobody has called it yet, it stands in both.
 */
export function standingAt(
  ticket: WaitingTicket,
  rules: CallRules,
  now: number,
): { isByRight: boolean; isInLine: boolean } {
  const right = rightOf(ticket, rules)
  if (!right || now < right.begins) return { isByRight: false, isInLine: true }
  return { isByRight: true, isInLine: now >= right.isOverdue }
}

/** Compares two tickets by their places in the line. */
export function byPlace(one: WaitingTicket, other: WaitingTicket): number {
  return one.place - other.place || one.id - other.id
}

/** Compares two appointments by their times; equal ones go by their places. */
export function byAppointment(one: WaitingTicket, other: WaitingTicket): number {
  return (one.appointmentAt ?? 0) - (other.appointmentAt ?? 0) || byPlace(one, other)
}
