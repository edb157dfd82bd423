/** Random days of a line for the property tests: who comes, who calls, and what is done to tickets in between. */
import fc from 'fast-check'
import { rowsAfterCall } from './call-order.ts'
import { isFor, type PastCall, standsInLine } from './reference-order.ts'
import { stepBack } from './step-back.ts'
import type { CallingCounter, CallRules, LineKey, WaitingLine, WaitingTicket } from './waiting-ticket.ts'

const minute = 60_000
const morning = Date.UTC(2026, 10, 22, 7)

/** Act that happens next: its numbers pick among whoever there is at that moment. */
export type Act =
  | { do: 'walk in'; serviceId: number }
  | { do: 'check in'; serviceId: number; minutesToAppointment: number }
  | { do: 'call'; by: number }
  | { do: 'leave' | 'hold' | 'resume'; whom: number }
  | { do: 'transfer'; whom: number; serviceId: number; toCounter: number | null }
  | { do: 'step back'; whom: number; places: number }
  | { do: 'pass time'; minutes: number }

export type RandomDay = { counters: CallingCounter[]; rules: CallRules; acts: Act[] }

const serviceId = fc.integer({ min: 1, max: 3 })
const whom = fc.nat(99)

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('walk in' as const), serviceId }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('check in' as const),
      serviceId,
      minutesToAppointment: fc.integer({ min: -30, max: 40 }),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('call' as const), by: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('leave' as const, 'hold', 'resume'), whom }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('transfer' as const),
      whom,
      serviceId,
      toCounter: fc.option(fc.nat(3), { freq: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('step back' as const),
      whom,
      places: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('pass time' as const), minutes: fc.integer({ min: 0, max: 9 }) }),
  },
)

const counters = fc
  .array(fc.subarray([1, 2, 3], { minLength: 1 }), { minLength: 1, maxLength: 4 })
  .map((sets) => sets.map((serviceIds, index) => ({ name: `${index + 1}`, serviceIds })))

/** Days that begin with somebody in line and more appointments at that moment than may go past in a row. */
export function randomDay(maxLength: number): fc.Arbitrary<RandomDay> {
  return fc.record({
    counters,
    rules: fc.record({
      mostAppointmentsInRow: fc.integer({ min: 1, max: 3 }),
      windowBeforeMs: fc.constantFrom(0, 5, 10, 20).map((minutes) => minutes * minute),
      graceMs: fc.constantFrom(0, 5, 15).map((minutes) => minutes * minute),
    }),
    acts: fc
      .array(act, { maxLength, size: 'max' })
      .map((acts): Act[] => [
        ...[1, 2, 3].map((id): Act => ({ do: 'walk in', serviceId: id })),
        ...[1, 2, 3, 1, 2, 3].map((id): Act => ({ do: 'check in', serviceId: id, minutesToAppointment: 0 })),
        ...acts,
      ]),
  })
}

/** A day as it stands: who waits, what was called, and the numbers that are kept between calls. */
export class LivedDay {
  readonly day: RandomDay
  readonly rows = new Map<LineKey, number>()
  readonly calls: PastCall[] = []
  tickets: WaitingTicket[] = []
  now = morning
  private lastId = 0

  constructor(day: RandomDay) {
    this.day = day
  }

  get line(): WaitingLine {
    return { tickets: this.tickets, appointmentsInRow: this.rows, rules: this.day.rules }
  }

  /** The counter that a number picks. */
  counterAt(pick: number): CallingCounter {
    return this.day.counters[pick % this.day.counters.length] as CallingCounter
  }

  private join(serviceId: number, appointmentAt: number | null): void {
    const ticket = { id: ++this.lastId, serviceId, place: this.now, appointmentAt }
    this.tickets.push({ ...ticket, held: false, onlyCounter: null })
  }

  /** Lets somebody come for their appointment, with the right to be called at it unless its grace is over. */
  private checkIn(serviceId: number, msToAppointment: number): void {
    const isLate = msToAppointment < -this.day.rules.graceMs
    this.join(serviceId, isLate ? null : this.now + msToAppointment)
  }

  private change(whom: number, changed: (ticket: WaitingTicket) => WaitingTicket[]): void {
    const picked = this.tickets[whom % Math.max(1, this.tickets.length)]
    this.tickets = this.tickets.flatMap((ticket) => (ticket === picked ? changed(ticket) : [ticket]))
  }

  /** Notes a call: the ticket leaves the line, and the numbers change. */
  call(counter: CallingCounter, called: WaitingTicket): void {
    const inLine = this.tickets.filter(
      (ticket) => isFor(counter, ticket) && standsInLine(ticket, this.day.rules, this.now),
    )
    for (const [key, inRow] of rowsAfterCall(this.line, counter, called, this.now)) this.rows.set(key, inRow)
    this.calls.push({ counter, called, inLine })
    this.tickets = this.tickets.filter((ticket) => ticket !== called)
  }

  /** Does what happens next; calls are left to the test. */
  live(next: Exclude<Act, { do: 'call' }>): void {
    if (next.do === 'walk in') this.join(next.serviceId, null)
    if (next.do === 'check in') this.checkIn(next.serviceId, next.minutesToAppointment * minute)
    if (next.do === 'pass time') this.now += next.minutes * minute
    if (next.do === 'leave') this.change(next.whom, () => [])
    if (next.do === 'hold') this.change(next.whom, (ticket) => [{ ...ticket, held: true }])
    if (next.do === 'resume') this.change(next.whom, (ticket) => [{ ...ticket, held: false }])
    if (next.do === 'transfer') {
      const onlyCounter = next.toCounter === null ? null : this.counterAt(next.toCounter).name
      this.change(next.whom, (ticket) => [{ ...ticket, serviceId: next.serviceId, onlyCounter }])
    }
    if (next.do === 'step back') {
      this.change(next.whom, (ticket) => [
        { ...ticket, ...stepBack(this.line, ticket, next.places, this.now) },
      ])
    }
  }
}
