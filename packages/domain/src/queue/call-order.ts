/**
 * Order of calls: one line of walk-ins and appointments. `docs/decisions/2026-11-22-who-is-next.md` says what it promises, and why.
 *
 * Everybody has a place in the line, by when they joined. An appointment whose time has come may be called ahead of it, the earliest
 * appointment first. After `mostAppointmentsInRow` such calls in a row, the next one is for whoever is first in the line.
 */
import { byAppointment, byPlace, standingAt } from './standing.ts'
import {
  type AppointmentsInRow,
  type CallingCounter,
  type CallRules,
  type LineKey,
  lineKeysOf,
  takesTicket,
  type WaitingLine,
  type WaitingTicket,
} from './waiting-ticket.ts'

/** First of those who may be called ahead of the line, and first of the line. One ticket can be both. */
export type Firsts<Ticket> = { byRight: Ticket | undefined; inLine: Ticket | undefined }

/** Ticket to call, and whether it is called ahead of somebody who stands in line. */
export type Choice<Ticket> = { ticket: Ticket; isAhead: boolean }

/** Chooses between the first by right and the first in line, where so many appointments were called in a row. */
export function chooseFirst<Ticket>(
  { byRight, inLine }: Firsts<Ticket>,
  appointmentsInRow: number,
  mostInRow: number,
): Choice<Ticket> | undefined {
  const isLinesTurn = byRight === undefined || byRight === inLine || appointmentsInRow >= mostInRow
  if (inLine !== undefined && isLinesTurn) return { ticket: inLine, isAhead: false }
  return byRight === undefined ? undefined : { ticket: byRight, isAhead: inLine !== undefined }
}

/** Number of appointments in a row that counts against the next one at this counter: the most of any line that it calls from. */
export function appointmentsInRowAt(counter: CallingCounter, rows: AppointmentsInRow): number {
  return Math.max(...lineKeysOf(counter).map((key) => rows.get(key) ?? 0))
}

function firstsAt<Ticket extends WaitingTicket>(
  { tickets, rules }: WaitingLine<Ticket>,
  counter: CallingCounter,
  now: number,
): Firsts<Ticket> {
  let byRight: Ticket | undefined
  let inLine: Ticket | undefined
  for (const ticket of tickets) {
    if (!takesTicket(counter, ticket)) continue
    const { isByRight, isInLine } = standingAt(ticket, rules, now)
    if (isByRight && (!byRight || byAppointment(ticket, byRight) < 0)) byRight = ticket
    if (isInLine && (!inLine || byPlace(ticket, inLine) < 0)) inLine = ticket
  }
  return { byRight, inLine }
}

/** Finds the ticket that a counter calls next at this moment; undefined when nobody waits for it. Looks at each ticket once. */
export function findNext<Ticket extends WaitingTicket>(
  line: WaitingLine<Ticket>,
  counter: CallingCounter,
  now: number,
): Ticket | undefined {
  const inRow = appointmentsInRowAt(counter, line.appointmentsInRow)
  return chooseFirst(firstsAt(line, counter, now), inRow, line.rules.mostAppointmentsInRow)?.ticket
}

/** Lists in which order a counter would call all that wait for it, as things are at this moment and if it alone called; the first `most` of them. */
export function callOrder<Ticket extends WaitingTicket>(
  { tickets, appointmentsInRow, rules }: WaitingLine<Ticket>,
  counter: CallingCounter,
  now: number,
  most = Number.POSITIVE_INFINITY,
): Ticket[] {
  const taken = tickets.filter((ticket) => takesTicket(counter, ticket))
  return orderAmong(taken, appointmentsInRowAt(counter, appointmentsInRow), rules, now, most)
}

/** Lists in which order these are called, whoever calls them, after so many appointments in a row. */
export function orderAmong<Ticket extends WaitingTicket>(
  tickets: readonly Ticket[],
  appointmentsInRow: number,
  rules: CallRules,
  now: number,
  most = Number.POSITIVE_INFINITY,
): Ticket[] {
  const inLine = tickets.filter((ticket) => standingAt(ticket, rules, now).isInLine).sort(byPlace)
  const byRight = tickets.filter((ticket) => standingAt(ticket, rules, now).isByRight).sort(byAppointment)
  const order = new Set<Ticket>()
  let inRow = appointmentsInRow
  let [rightAt, lineAt] = [0, 0]
  while (order.size < most) {
    while (order.has(byRight[rightAt] as Ticket)) rightAt++
    while (order.has(inLine[lineAt] as Ticket)) lineAt++
    const firsts = { byRight: byRight[rightAt], inLine: inLine[lineAt] }
    const choice = chooseFirst(firsts, inRow, rules.mostAppointmentsInRow)
    if (!choice) break
    order.add(choice.ticket)
    inRow = choice.isAhead ? inRow + 1 : 0
  }
  return [...order]
}

/**
 * Gives the numbers of `appointmentsInRow` that a call changes, of no line but those that the counter calls from; often none. `line` is as
 * it was before, with the called ticket. A call ahead of the line adds one to each; a call of the first in line, or one past nobody,
 * begins them anew. Who is called out of their turn, by a click on their ticket, changes nothing unless by right.
 */
export function rowsAfterCall<Ticket extends WaitingTicket>(
  line: WaitingLine<Ticket>,
  counter: CallingCounter,
  called: Ticket,
  now: number,
): [LineKey, number][] {
  const { inLine } = firstsAt(line, counter, now)
  const isInTurn = inLine === undefined || inLine.id === called.id
  if (!isInTurn && !standingAt(called, line.rules, now).isByRight) return []
  return lineKeysOf(counter).flatMap((key) => {
    const before = line.appointmentsInRow.get(key) ?? 0
    const after = isInTurn ? 0 : before + 1
    return before === after ? [] : [[key, after] satisfies [LineKey, number]]
  })
}
