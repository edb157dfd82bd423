import { appointmentsInRowAt, chooseFirst } from './call-order.ts'
import { LineForward } from './line-forward.ts'
import { byAppointment, byPlace } from './standing.ts'
import {
  type CallingCounter,
  type LineKey,
  lineKeyOf,
  lineKeysOf,
  type WaitingLine,
  type WaitingTicket,
} from './waiting-ticket.ts'

/** Counter that is open, and when it comes free. */
export type FreeFrom = CallingCounter & { freeAt: number }

/** Counter that came free while nobody stood in line for it; `isIdle` where no appointment was due either. */
export type NobodyInLine = { counter: CallingCounter; at: number; isIdle: boolean }

/** Time that a visit of a service takes, in milliseconds. */
export type VisitMs = (serviceId: number) => number

function least<Ticket>(
  one: Ticket | undefined,
  other: Ticket | undefined,
  compare: (one: Ticket, other: Ticket) => number,
): Ticket | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return compare(other, one) < 0 ? other : one
}

function linesOf({ tickets, rules }: WaitingLine): Map<LineKey, LineForward> {
  const waiting = Map.groupBy(
    tickets.filter(({ held }) => !held),
    lineKeyOf,
  )
  return new Map(Array.from(waiting, ([key, some]) => [key, new LineForward(some, rules)]))
}

/**
 * Runs the line forward: each counter calls whoever is next for it as it comes free, by the rule of `call-order.ts`, the first in the list
 * where several come free at once. Gives the moment at which each ticket is called; one that no open counter takes is missing. `heard` is told
 * of each counter that found nobody in line.
 */
export function runForward(
  line: WaitingLine,
  counters: readonly FreeFrom[],
  visitMs: VisitMs,
  heard: (nobody: NobodyInLine) => void = () => {},
): Map<WaitingTicket, number> {
  const calledAt = new Map<WaitingTicket, number>()
  const lines = linesOf(line)
  const inRow = new Map(line.appointmentsInRow)
  const desks = counters.map((counter) => ({ counter, keys: lineKeysOf(counter), freeAt: counter.freeAt }))
  for (;;) {
    const [first, ...others] = desks
    if (!first) return calledAt
    const desk = others.reduce((one, other) => (other.freeAt < one.freeAt ? other : one), first)
    const { counter, keys, freeAt } = desk
    let byRight: WaitingTicket | undefined
    let inLine: WaitingTicket | undefined
    for (const key of keys) {
      const own = lines.get(key)
      if (!own) continue
      byRight = least(byRight, own.firstByRight(freeAt), byAppointment)
      inLine = least(inLine, own.firstInLine(freeAt), byPlace)
    }
    if (!inLine) heard({ counter, at: freeAt, isIdle: !byRight })
    const row = appointmentsInRowAt(counter, inRow)
    const choice = chooseFirst({ byRight, inLine }, row, line.rules.mostAppointmentsInRow)
    if (!choice) {
      desks.splice(desks.indexOf(desk), 1)
      continue
    }
    const { ticket, isAhead } = choice
    for (const key of keys) inRow.set(key, isAhead ? (inRow.get(key) ?? 0) + 1 : 0)
    lines.get(lineKeyOf(ticket))?.take(ticket)
    calledAt.set(ticket, freeAt)
    desk.freeAt = freeAt + visitMs(ticket.serviceId)
  }
}
