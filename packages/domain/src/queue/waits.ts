import { orderAmong } from './call-order.ts'
import { findCalledNext } from './called-next.ts'
import { LinesForward } from './lines-forward.ts'
import { type FreeFrom, type NobodyInLine, runForward, type VisitMs } from './run-forward.ts'
import {
  type CallingCounter,
  lineKeyOf,
  takesTicket,
  type WaitingLine,
  type WaitingTicket,
} from './waiting-ticket.ts'

/** Counter that is open; `serving` says which service the visit at hand is of and since when, and is null for a free one. */
export type OpenCounter = CallingCounter & { serving: { serviceId: number; since: number } | null }

/** Wait of one ticket; a part of it that nobody can tell is null. */
export type Wait = {
  /** Number of those who are called before it in its own line, as things are now; 0 for the first. */
  ticketsToWait: number | null
  /** Whole minutes until it is called, rounded up. */
  timeToWaitMinutes: number | null
}

/** Waits of all tickets by their ids, and by service that of somebody who took a ticket now; `calledNext` are the ids of those who are told that they are next. */
export type Waits = {
  tickets: Map<number, Wait>
  newcomers: Map<number, Wait>
  calledNext: ReadonlySet<number>
}

/** Visit at hand that takes longer than usual is expected to take no less than this any more. */
const shortestRestMs = 60_000

function freeFrom({ serving, ...counter }: OpenCounter, visitMs: VisitMs, now: number): FreeFrom {
  const rest = serving ? serving.since + visitMs(serving.serviceId) - now : 0
  return { ...counter, freeAt: serving ? now + Math.max(shortestRestMs, rest) : now }
}

/** Somebody who would join now, behind everybody. */
function newcomerOf(serviceId: number): WaitingTicket {
  const last = { id: Number.POSITIVE_INFINITY, place: Number.POSITIVE_INFINITY }
  return { ...last, serviceId, appointmentAt: null, held: false, onlyCounter: null }
}

function minutesUntil(at: number | undefined, now: number): number | null {
  return at === undefined ? null : Math.ceil((at - now) / 60_000)
}

/** Finds when somebody who joined each of these services now would be called, beside when the others are. */
function callsOf(
  line: WaitingLine,
  lines: LinesForward,
  counters: readonly FreeFrom[],
  visitMs: VisitMs,
  services: Iterable<number>,
) {
  const newcomers = new Map<number, number>()
  const unlike = new Set<number>()
  // Who is behind everybody changes nothing until a counter finds nobody else in line: idle, it would call them. Where it calls an
  // appointment, that one would go past them and be counted, so that the rest of the day is another one.
  const hear = ({ counter, at, isIdle }: NobodyInLine) => {
    for (const id of counter.serviceIds) {
      if (newcomers.has(id) || unlike.has(id)) continue
      if (isIdle) newcomers.set(id, at)
      else unlike.add(id)
    }
  }
  const tickets = runForward(line, counters, visitMs, hear, lines)
  for (const id of services) {
    if (!unlike.has(id)) continue
    const newcomer = newcomerOf(id)
    const at = runForward({ ...line, tickets: [...line.tickets, newcomer] }, counters, visitMs).get(newcomer)
    if (at !== undefined) newcomers.set(id, at)
  }
  return { tickets, newcomers }
}

/**
 * Estimates the wait of each ticket, and of somebody who came now, by running the line forward through the rule by which it is called:
 * `averageMinutes` says how long a visit of each service takes, and lists the services that newcomers are answered for; one that is missing
 * takes no time. Where no open counter takes a ticket, its time is null. A ticket that is held has neither number.
 *
 * A ticket is called next where it is the first of its own line, each of `staffed`, the counters that may call, would call it now if it takes it,
 * and the first of them that is expected to come free still would by then: an appointment whose right begins until then is not passed over.
 */
export function estimateWaits(
  line: WaitingLine,
  counters: readonly OpenCounter[],
  averageMinutes: ReadonlyMap<number, number>,
  now: number,
  staffed: readonly CallingCounter[] = counters,
): Waits {
  const visitMs: VisitMs = (serviceId) => (averageMinutes.get(serviceId) ?? 0) * 60_000
  const open = counters.map((counter) => freeFrom(counter, visitMs, now))
  const lines = new LinesForward(line)
  const nextNow = findCalledNext(lines, staffed, now)
  const calls = callsOf(line, lines, open, visitMs, averageMinutes.keys())
  const staffedNames = new Set(staffed.map(({ name }) => name))
  const isFirstCall = (ticket: WaitingTicket) => {
    const taking = open.filter((counter) => staffedNames.has(counter.name) && takesTicket(counter, ticket))
    return (
      taking.length === 0 || calls.tickets.get(ticket) === Math.min(...taking.map(({ freeAt }) => freeAt))
    )
  }
  const waiting = Map.groupBy(
    line.tickets.filter(({ held }) => !held),
    lineKeyOf,
  )
  const tickets = new Map<number, Wait>(
    line.tickets.map(({ id }) => [id, { ticketsToWait: null, timeToWaitMinutes: null }]),
  )
  for (const [key, some] of waiting) {
    const order = orderAmong(some, line.appointmentsInRow.get(key) ?? 0, line.rules, now)
    for (const [ticketsToWait, ticket] of order.entries())
      tickets.set(ticket.id, {
        ticketsToWait,
        timeToWaitMinutes: minutesUntil(calls.tickets.get(ticket), now),
      })
  }
  const isFirst = ({ id }: WaitingTicket) => tickets.get(id)?.ticketsToWait === 0
  const calledNext = new Set(
    [...nextNow].filter((ticket) => isFirst(ticket) && isFirstCall(ticket)).map(({ id }) => id),
  )
  const newcomers = new Map<number, Wait>()
  for (const id of averageMinutes.keys()) {
    const newcomer = newcomerOf(id)
    const among = [...(waiting.get(id) ?? []), newcomer]
    const order = orderAmong(among, line.appointmentsInRow.get(id) ?? 0, line.rules, now)
    const timeToWaitMinutes = minutesUntil(calls.newcomers.get(id), now)
    newcomers.set(id, { ticketsToWait: order.indexOf(newcomer), timeToWaitMinutes })
  }
  return { tickets, newcomers, calledNext }
}

/** Turn of a ticket, as its holder is told. */
export type TicketTurn = 'COMING' | 'NEXT' | 'CALLED'

/**
 * Tells whose turn it is: CALLED who was called, NEXT the first of a line, COMING all others, and who is held.
 * `ticketsToWait` is null for a held ticket.
 */
export function ticketTurn(isCalled: boolean, ticketsToWait: number | null): TicketTurn {
  if (isCalled) return 'CALLED'
  return ticketsToWait === 0 ? 'NEXT' : 'COMING'
}
