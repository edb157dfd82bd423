import { appointmentsInRowAt, type Choice, chooseFirst, type Firsts } from './call-order.ts'
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

function least<Ticket>(
  one: Ticket | undefined,
  other: Ticket | undefined,
  compare: (one: Ticket, other: Ticket) => number,
): Ticket | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return compare(other, one) < 0 ? other : one
}

/** All lines of a location while time runs forward and their tickets are called. Moments that are asked for never go back. */
export class LinesForward {
  private readonly lines: ReadonlyMap<LineKey, LineForward>
  private readonly inRow: Map<LineKey, number>
  private readonly mostInRow: number

  constructor({ tickets, appointmentsInRow, rules }: WaitingLine) {
    const waiting = Map.groupBy(
      tickets.filter(({ held }) => !held),
      lineKeyOf,
    )
    this.lines = new Map(Array.from(waiting, ([key, some]) => [key, new LineForward(some, rules)]))
    this.inRow = new Map(appointmentsInRow)
    this.mostInRow = rules.mostAppointmentsInRow
  }

  /** First by right and first in line of all that wait for a counter. */
  firstsAt(counter: CallingCounter, now: number): Firsts<WaitingTicket> {
    const firsts: Firsts<WaitingTicket> = { byRight: undefined, inLine: undefined }
    for (const key of lineKeysOf(counter)) {
      const own = this.lines.get(key)
      if (!own) continue
      firsts.byRight = least(firsts.byRight, own.firstByRight(now), byAppointment)
      firsts.inLine = least(firsts.inLine, own.firstInLine(now), byPlace)
    }
    return firsts
  }

  /** Chooses which of these a counter calls. */
  choose(counter: CallingCounter, firsts: Firsts<WaitingTicket>): Choice<WaitingTicket> | undefined {
    return chooseFirst(firsts, appointmentsInRowAt(counter, this.inRow), this.mostInRow)
  }

  /** Takes a ticket out, as a counter called it. */
  call(counter: CallingCounter, { ticket, isAhead }: Choice<WaitingTicket>): void {
    for (const key of lineKeysOf(counter)) this.inRow.set(key, isAhead ? (this.inRow.get(key) ?? 0) + 1 : 0)
    this.lines.get(lineKeyOf(ticket))?.take(ticket)
  }
}
