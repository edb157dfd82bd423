import { byAppointment, byPlace } from '../standing.ts'
import {
  type CallingCounter,
  type LineKey,
  lineKeyOf,
  lineKeysOf,
  type WaitingLine,
  type WaitingTicket,
} from '../waiting-ticket.ts'

/** Somebody with an appointment who has not come yet. */
export type Coming = { bookingId: number; serviceId: number; appointmentAt: number }

/** A line as numbers, so that it can be run forward many times: tickets, lines and counters are places in arrays. */
export type LineToDraw = {
  tickets: readonly WaitingTicket[]
  /** Of these the first `present` have come; the others may come. */
  present: number
  lineOf: Int32Array
  place: Float64Array
  appointmentAt: Float64Array
  /** By line: those without a right in the order of their places, and those who have one, or may get it, in that of their appointments. */
  lasting: readonly Int32Array[]
  rights: readonly Int32Array[]
  /** By counter: the lines that it calls from; the last of it stands for one that opens later, and takes what any of them takes. */
  linesOfDesk: readonly Int32Array[]
  /** By line: appointments called in a row. */
  inRow: Int32Array
  services: readonly number[]
  lineOfService: ReadonlyMap<number, number>
}

function ticketOf({ bookingId, serviceId, appointmentAt }: Coming): WaitingTicket {
  const own = { id: bookingId, serviceId, appointmentAt, place: appointmentAt }
  return { ...own, held: false, onlyCounter: null }
}

/** Makes the numbers of a line. */
export function lineToDraw(
  { tickets, appointmentsInRow }: WaitingLine,
  coming: readonly Coming[],
  counters: readonly CallingCounter[],
  services: readonly number[],
): LineToDraw {
  // By id: what has the same place is called in this order.
  const here = tickets.filter(({ held }) => !held).sort((one, other) => one.id - other.id)
  const all = [...here, ...coming.map(ticketOf)]
  const lines = new Map<LineKey, number>()
  const lineAt = (key: LineKey) => {
    const known = lines.get(key) ?? lines.size
    lines.set(key, known)
    return known
  }
  const lineOf = Int32Array.from(all, (ticket) => lineAt(lineKeyOf(ticket)))
  const linesOfDesk = counters.map((counter) => Int32Array.from(lineKeysOf(counter), lineAt))
  const anything = counters.flatMap(({ serviceIds }) => serviceIds)
  linesOfDesk.push(Int32Array.from(new Set(anything), lineAt))
  const lineOfService = new Map(services.map((id) => [id, lineAt(id)]))
  const byLine = Array.from({ length: lines.size }, (): { lasting: number[]; rights: number[] } => ({
    lasting: [],
    rights: [],
  }))
  for (const [index, ticket] of all.entries()) {
    const line = byLine[lineOf[index] as number]
    if (ticket.appointmentAt === null) line?.lasting.push(index)
    else line?.rights.push(index)
  }
  const sorted = (indexes: number[], compare: (one: WaitingTicket, other: WaitingTicket) => number) =>
    Int32Array.from(
      indexes.sort((one, other) => compare(all[one] as WaitingTicket, all[other] as WaitingTicket)),
    )
  return {
    ...{ tickets: all, present: here.length, lineOf, linesOfDesk, services, lineOfService },
    place: Float64Array.from(all, ({ place }) => place),
    appointmentAt: Float64Array.from(all, ({ appointmentAt }) => appointmentAt ?? 0),
    lasting: byLine.map(({ lasting }) => sorted(lasting, byPlace)),
    rights: byLine.map(({ rights }) => sorted(rights, byAppointment)),
    inRow: Int32Array.from(lines.keys(), (key) => appointmentsInRow.get(key) ?? 0),
  }
}
