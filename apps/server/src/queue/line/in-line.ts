import type { TicketResource, Turn } from '@rinda/contract/queue/ticket'
import type { LineFigures } from '../../locations/line-figures.ts'

/** Place of a ticket in its line. Waits are in whole minutes; the interval should hold 80 of 100 times. */
export type InLine = {
  turn: Turn | null
  /** True where each counter that takes it calls it next. */
  calledNext: boolean
  /** False where no counter that takes it is open; another system does not say it. */
  isStaffed?: boolean
  ticketsToWait: number | null
  timeToWait: number | null
  low: number | null
  high: number | null
}

/** Results of a look at a line: the places of those who wait, and its figures. */
export type WorkedOut = {
  byTicket: ReadonlyMap<string, InLine>
  /** Place of somebody who took a ticket then, by service. */
  newcomers: ReadonlyMap<number, InLine>
  figures: LineFigures
}

const nowhere: InLine = {
  ...{ turn: null, calledNext: false, ticketsToWait: null, timeToWait: null, low: null, high: null },
}
const called: InLine = { ...nowhere, turn: 'CALLED', ticketsToWait: 0, timeToWait: 0, low: 0, high: 0 }

/** A ticket with its place, on its way out. One that does not wait has none, whatever the line says of it. */
export function withPlace(ticket: TicketResource, inLine: InLine | undefined): TicketResource {
  const { turn, calledNext, isStaffed = true, ticketsToWait, timeToWait, low, high } = placeOf(ticket, inLine)
  return {
    ...ticket,
    attributes: {
      ...ticket.attributes,
      turn,
      called_next: calledNext,
      staffed: isStaffed,
      tickets_to_wait: ticketsToWait,
      time_to_wait: timeToWait,
      time_to_wait_low: low,
      time_to_wait_high: high,
    },
  }
}

function placeOf({ attributes: { status } }: TicketResource, inLine: InLine | undefined): InLine {
  if (status === 'CALLED') return called
  const waits = status === 'WAITING' || status === 'REQUESTED'
  return (waits && inLine) || (waits ? { ...nowhere, turn: 'COMING' } : nowhere)
}

/** A text that two tickets have in common exactly when their holders are told the same of their places. */
export function toldOf({ attributes: a }: TicketResource): string {
  return [
    a.status,
    a.turn,
    a.called_next,
    a.staffed,
    a.tickets_to_wait,
    a.time_to_wait,
    a.time_to_wait_low,
    a.time_to_wait_high,
  ].join()
}
