import type { TicketResource } from '@rinda/contract/queue/ticket'

/** The tickets under way of a location in the order in which their holders stand, by service: so kept that nothing goes through all of them at each act. */
export class StandingTickets {
  private readonly lines = new Map<number | null, TicketResource[]>()
  private readonly appointments = new Map<string, TicketResource>()

  add(ticket: TicketResource): void {
    const { service_id, appointment_at } = ticket.attributes
    if (appointment_at !== null) this.appointments.set(ticket.id, ticket)
    if (!stands(ticket)) return
    const line = this.lines.get(service_id) ?? []
    line.splice(positionIn(line, ticket), 0, ticket)
    this.lines.set(service_id, line)
  }

  /** Takes out a ticket as it was added. */
  remove(ticket: TicketResource): void {
    this.appointments.delete(ticket.id)
    const line = this.lines.get(ticket.attributes.service_id) ?? []
    const position = positionIn(line, ticket)
    if (line[position]?.id === ticket.id) line.splice(position, 1)
  }

  hasAppointments(): boolean {
    return this.appointments.size > 0
  }

  /**
   * Counts who waits before a ticket that came after all of those who are known to wait in its service's line; undefined where it did not, or where
   * appointments say who is before it. Others who came since may stand behind it.
   */
  countBeforeNew(ticket: TicketResource, isKnown: (id: string) => boolean): number | undefined {
    const { service_id, appointment_at } = ticket.attributes
    if (!isInPlace(ticket) || appointment_at !== null || this.hasOthersByRight(ticket)) return undefined
    const line = this.lines.get(service_id) ?? []
    const before = positionIn(line, ticket)
    for (let behind = line.length - 1; behind >= before; behind -= 1) {
      const other = line[behind]
      if (other && other.id !== ticket.id && isKnown(other.id)) return undefined
    }
    return before
  }

  private hasOthersByRight({ id, attributes: { service_id } }: TicketResource): boolean {
    const others = [...this.appointments.values()].filter((one) => one.id !== id)
    return others.some((one) => one.attributes.service_id === service_id && stands(one))
  }
}

function stands(ticket: TicketResource): boolean {
  return ticket.attributes.status === 'WAITING' && isInPlace(ticket)
}

/** Tells whether neither an agent set somebody aside nor one counter alone calls them. */
function isInPlace({ attributes: { held, counter } }: TicketResource): boolean {
  return !held && counter === null
}

/** The position that a ticket has in a line, or would have: the number of those before it. */
function positionIn(line: readonly TicketResource[], ticket: TicketResource): number {
  let [from, till] = [0, line.length]
  while (from < till) {
    const middle = (from + till) >>> 1
    const other = line[middle]
    if (other && isBefore(other, ticket)) from = middle + 1
    else till = middle
  }
  return from
}

function isBefore(one: TicketResource, other: TicketResource): boolean {
  const [own, others] = [one.attributes.place ?? 0, other.attributes.place ?? 0]
  return own < others || (own === others && Number(one.id) < Number(other.id))
}
