import type { CallRules, WaitingTicket } from './waiting-ticket.ts'

/**
 * Tells how a ticket stands at a moment. In its own right: it may be called ahead of the line, from `windowBeforeMs` before its appointment
 * until it is called. In line: it is called in its place. Before its right begins an appointment stands in line; when its grace is over
 * and nobody has called it yet, it stands in both. Who came too late for their appointment has none: that was decided as they came.
 */
export function standingAt(
  { appointmentAt }: WaitingTicket,
  { windowBeforeMs, graceMs }: CallRules,
  now: number,
): { isByRight: boolean; isInLine: boolean } {
  if (appointmentAt === null || now < appointmentAt - windowBeforeMs)
    return { isByRight: false, isInLine: true }
  return { isByRight: true, isInLine: now >= appointmentAt + graceMs }
}

/** Compares two tickets by their places in the line. */
export function byPlace(one: WaitingTicket, other: WaitingTicket): number {
  return one.place - other.place || one.id - other.id
}

/** Compares two appointments by their times; equal ones go by their places. */
export function byAppointment(one: WaitingTicket, other: WaitingTicket): number {
  return (one.appointmentAt ?? 0) - (other.appointmentAt ?? 0) || byPlace(one, other)
}
