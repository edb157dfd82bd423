import { callOrder } from './call-order.ts'
import { standingAt } from './standing.ts'
import { type CallingCounter, lineKeyOf, type WaitingLine, type WaitingTicket } from './waiting-ticket.ts'

/** Part of a ticket that stepping back changes. */
export type SteppedBack = Pick<WaitingTicket, 'place' | 'appointmentAt'>

/** Distance behind another one, in milliseconds: less than any two that joined are apart, and exact in a double. */
const justBehind = 1 / 64

/** A counter that calls from the line of this ticket and from no other. */
function counterOfItsLine(ticket: WaitingTicket): CallingCounter {
  const key = lineKeyOf(ticket)
  return typeof key === 'number' ? { name: '', serviceIds: [key] } : { name: key, serviceIds: [] }
}

/** Places that one can step back to: the own one, and just behind each later one of the line. */
function placesBehind(ticket: WaitingTicket, others: readonly WaitingTicket[]): number[] {
  const later = [...new Set(others.map(({ place }) => place))]
    .filter((place) => place >= ticket.place)
    .sort((one, other) => one - other)
  const behind = later.flatMap((place, index) => {
    const next = later[index + 1] ?? Number.POSITIVE_INFINITY
    const between = Math.min(place + justBehind, place + (next - place) / 2)
    return between > place && between < next ? [between] : []
  })
  return [ticket.place, ...behind]
}

/**
 * Gives the place of a waiting ticket whose holder lets `places` others go first: the nearest place at which so many more of its line are
 * called before it as things are now, or the one furthest back. Who could be called by right gives the right up, and waits in line from
 * then on; an appointment whose window has not begun keeps its right. Nobody else's place changes.
 */
export function stepBack(line: WaitingLine, ticket: WaitingTicket, places: number, now: number): SteppedBack {
  const { tickets, rules } = line
  const counter = counterOfItsLine(ticket)
  const others = tickets.filter(
    (other) => other.id !== ticket.id && !other.held && lineKeyOf(other) === lineKeyOf(ticket),
  )
  const indexAs = (changed: SteppedBack) => {
    const as = { ...ticket, ...changed, held: false }
    return callOrder({ ...line, tickets: [...others, as] }, counter, now).indexOf(as)
  }
  let best: SteppedBack = { place: ticket.place, appointmentAt: ticket.appointmentAt }
  let index = indexAs(best)
  const wanted = Math.min(index + places, others.length)
  const appointmentAt = standingAt(ticket, rules, now).isByRight ? null : ticket.appointmentAt
  for (const place of placesBehind(ticket, others)) {
    if (index >= wanted) break
    const there = indexAs({ place, appointmentAt })
    if (there <= index) continue
    index = there
    best = { place, appointmentAt }
  }
  return best
}
