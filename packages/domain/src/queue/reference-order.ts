/** The order of calls, slow and obvious: everything is counted anew from what was called since the morning. For tests alone. */
import type { CallingCounter, CallRules, LineKey, WaitingTicket } from './waiting-ticket.ts'

/** A call as it was: by whom, of whom, and who of those that the counter takes stood in line at that moment, the called one included. */
export type PastCall = { counter: CallingCounter; called: WaitingTicket; inLine: readonly WaitingTicket[] }

/** Tells whether a counter would call a ticket. */
export function isFor(counter: CallingCounter, ticket: WaitingTicket): boolean {
  const isItsLine =
    ticket.onlyCounter === null
      ? counter.serviceIds.some((id) => id === ticket.serviceId)
      : ticket.onlyCounter === counter.name
  return isItsLine && !ticket.held
}

/** Tells whether a ticket may be called ahead of the line. */
export function hasRight(ticket: WaitingTicket, rules: CallRules, now: number): boolean {
  return ticket.appointmentAt !== null && ticket.appointmentAt - now <= rules.windowBeforeMs
}

/** Tells whether a ticket is called in its place of the line. */
export function standsInLine(ticket: WaitingTicket, rules: CallRules, now: number): boolean {
  return !hasRight(ticket, rules, now) || now - (ticket.appointmentAt ?? 0) >= rules.graceMs
}

/** Tells whether one stands before the other in the line. */
export function isBefore(one: WaitingTicket, other: WaitingTicket): boolean {
  return one.place < other.place || (one.place === other.place && one.id < other.id)
}

function isDueBefore(one: WaitingTicket, other: WaitingTicket): boolean {
  const [a, b] = [one.appointmentAt ?? 0, other.appointmentAt ?? 0]
  return a < b || (a === b && isBefore(one, other))
}

function firstOf(tickets: readonly WaitingTicket[], isFirst: typeof isBefore): WaitingTicket | undefined {
  return tickets.find((ticket) => tickets.every((other) => other === ticket || isFirst(ticket, other)))
}

/** Tells whether a call went past somebody: the called one was not the first in line, and somebody stood there. */
function wentAhead({ called, inLine }: PastCall): boolean {
  const first = firstOf(inLine, isBefore)
  return first !== undefined && first.id !== called.id
}

/** Counts the calls past the line since the last one that was not, at counters that call from this line. */
export function referenceRow(key: LineKey, calls: readonly PastCall[]): number {
  const concerned = calls.filter(({ counter }) =>
    typeof key === 'number' ? counter.serviceIds.includes(key) : counter.name === key,
  )
  const lastInTurn = concerned.findLastIndex((call) => !wentAhead(call))
  return concerned.length - 1 - lastInTurn
}

/** Lists the whole order in which a counter would call. */
export function referenceOrder(
  tickets: readonly WaitingTicket[],
  calls: readonly PastCall[],
  rules: CallRules,
  counter: CallingCounter,
  now: number,
): WaitingTicket[] {
  const waiting = tickets.filter((ticket) => isFor(counter, ticket))
  if (waiting.length === 0) return []
  const inLine = waiting.filter((ticket) => standsInLine(ticket, rules, now))
  const due = waiting.filter((ticket) => hasRight(ticket, rules, now))
  const keys = [...counter.serviceIds, counter.name]
  const isLinesTurn = keys.some((key) => referenceRow(key, calls) >= rules.mostAppointmentsInRow)
  const first = firstOf(inLine, isBefore)
  const earliest = firstOf(due, isDueBefore)
  const called = (isLinesTurn ? (first ?? earliest) : (earliest ?? first)) as WaitingTicket
  const rest = tickets.filter((ticket) => ticket !== called)
  return [called, ...referenceOrder(rest, [...calls, { counter, called, inLine }], rules, counter, now)]
}
