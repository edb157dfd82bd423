import { LinesForward } from './lines-forward.ts'
import type { CallingCounter, WaitingLine, WaitingTicket } from './waiting-ticket.ts'

/** Counter that is open, and when it comes free. */
export type FreeFrom = CallingCounter & { freeAt: number }

/** Counter that came free while nobody stood in line for it; `isIdle` where no appointment was due either. */
export type NobodyInLine = { counter: CallingCounter; at: number; isIdle: boolean }

/** Time that a visit of a service takes, in milliseconds. */
export type VisitMs = (serviceId: number) => number

/**
 * Runs the line forward: each counter calls whoever is next for it as it comes free, by the rule of `call-order.ts`, the first in the list
 * where several come free at once. Gives the moment at which each ticket is called; one that no open counter takes is missing. `heard` is told
 * of each counter that found nobody in line. `lines` is that line, where it has been looked at already.
 */
export function runForward(
  line: WaitingLine,
  counters: readonly FreeFrom[],
  visitMs: VisitMs,
  heard: (nobody: NobodyInLine) => void = () => {},
  lines = new LinesForward(line),
): Map<WaitingTicket, number> {
  const calledAt = new Map<WaitingTicket, number>()
  const desks = counters.map((counter) => ({ counter, freeAt: counter.freeAt }))
  for (;;) {
    const [first, ...others] = desks
    if (!first) return calledAt
    const desk = others.reduce((one, other) => (other.freeAt < one.freeAt ? other : one), first)
    const { counter, freeAt } = desk
    const firsts = lines.firstsAt(counter, freeAt)
    if (!firsts.inLine) heard({ counter, at: freeAt, isIdle: !firsts.byRight })
    const choice = lines.choose(counter, firsts)
    if (!choice) {
      desks.splice(desks.indexOf(desk), 1)
      continue
    }
    lines.call(counter, choice)
    calledAt.set(choice.ticket, freeAt)
    desk.freeAt = freeAt + visitMs(choice.ticket.serviceId)
  }
}
