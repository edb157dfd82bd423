import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNext } from '../call-order.ts'
import { LivedDay, type RandomDay, randomDay } from '../random-days.ts'
import { runForward } from '../run-forward.ts'
import type { WaitingTicket } from '../waiting-ticket.ts'
import type { OpenCounter } from '../waits.ts'
import { drawWaits, type LineNow } from './draw-waits.ts'
import { ForwardDraw } from './forward-draw.ts'
import { type Habits, noHabits } from './habits.ts'
import { learnCall, learnLeft, learnVisit } from './learn.ts'
import { lineToDraw } from './line-to-draw.ts'
import type { Interval } from './width.ts'

const minute = 60_000
const now = Date.UTC(2026, 10, 23, 8)
const rules = { mostAppointmentsInRow: 2, windowBeforeMs: 10 * minute, graceMs: 15 * minute }
const usual = new Map([
  [1, 8],
  [2, 15],
  [3, 0],
])

function livedDay(day: RandomDay): LivedDay {
  const lived = new LivedDay(day)
  for (const act of day.acts) {
    const next = act.do === 'call' && findNext(lived.line, lived.counterAt(act.by), lived.now)
    if (act.do !== 'call') lived.live(act)
    else if (next) lived.call(lived.counterAt(act.by), next)
  }
  return lived
}

const walkIn = (id: number, serviceId: number): WaitingTicket => ({
  ...{ id, serviceId, place: now - (100 - id) * minute, appointmentAt: null },
  ...{ held: false, onlyCounter: null },
})

const visits = fc.array(fc.record({ serviceId: fc.integer({ min: 1, max: 3 }), ms: fc.nat(40 * minute) }), {
  maxLength: 60,
})

function habitsOf(seen: readonly { serviceId: number; ms: number }[]): Habits {
  const habits = noHabits()
  for (const [index, { serviceId, ms }] of seen.entries()) {
    const till = now - (seen.length - index) * minute
    learnVisit(habits, { counter: '1', serviceId, from: till - ms, till })
    learnCall(habits, { counter: '1', at: till + (ms % 90_000), waitingSince: till - minute })
    if (ms % 7 === 0) learnLeft(habits, ms)
  }
  return habits
}

/** Counters that take the same services, some of them busy. */
const counters = fc.array(fc.option(fc.nat(30)), { minLength: 1, maxLength: 5 }).map((busy) =>
  busy.map(
    (ago, index): OpenCounter => ({
      ...{ name: `${index + 1}`, serviceIds: [1, 2, 3] },
      serving: ago === null ? null : { serviceId: 1, since: now - ago * minute },
    }),
  ),
)
const services = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 25 })

const lineOf = (tickets: readonly WaitingTicket[], open: readonly OpenCounter[]): LineNow => ({
  line: { tickets, appointmentsInRow: new Map(), rules },
  ...{ counters: open, away: [], coming: [], now, hour: 8 },
})

function expectNoShorter(longer: Interval | undefined, shorter: Interval | undefined): void {
  for (const part of ['low', 'middle', 'high'] as const)
    expect(longer?.[part]).toBeGreaterThanOrEqual((shorter?.[part] ?? Number.NaN) - 1e-3)
}

describe('a line that is drawn', () => {
  it('is called in the order of the rule, appointments and all', () => {
    fc.assert(
      fc.property(randomDay(40), fc.array(fc.nat(20), { minLength: 3, maxLength: 3 }), (day, minutes) => {
        const { line, now: at } = livedDay(day)
        const takes = (serviceId: number) => (minutes[serviceId - 1] ?? 0) * minute
        const expected = runForward(
          line,
          day.counters.map((counter) => ({ ...counter, freeAt: at })),
          takes,
        )
        const numbers = lineToDraw(line, [], day.counters, [])
        const { tickets } = new ForwardDraw(numbers, line.rules).run({
          takes: Float64Array.from(numbers.tickets, ({ serviceId }) => takes(serviceId)),
          comesAt: new Float64Array(numbers.tickets.length),
          freeAt: new Float64Array(day.counters.length).fill(at),
          ...{ opens: [], closes: [] },
        })
        for (const [index, ticket] of numbers.tickets.entries())
          expect(tickets[index]).toBe(expected.get(ticket) ?? Number.NaN)
      }),
      { numRuns: 300 },
    )
  })

  it('never waits shorter when somebody more stands in it, wherever they stand', () => {
    fc.assert(
      fc.property(services, counters, visits, fc.nat(25), (wanted, open, seen, where) => {
        const tickets = wanted.map((serviceId, index) => walkIn(index + 1, serviceId))
        const more = { ...walkIn(90, 1), place: now - (100 - where) * minute - 1 }
        const habits = habitsOf(seen)
        const shorter = drawWaits(lineOf(tickets, open), habits, usual)
        const longer = drawWaits(lineOf([...tickets, more], open), habits, usual)
        for (const { id } of tickets) expectNoShorter(longer.tickets.get(id), shorter.tickets.get(id))
        for (const id of usual.keys()) expectNoShorter(longer.newcomers.get(id), shorter.newcomers.get(id))
      }),
      { numRuns: 60 },
    )
  })

  it('never waits longer when another counter is open', () => {
    fc.assert(
      fc.property(services, counters, visits, (wanted, open, seen) => {
        const tickets = wanted.map((serviceId, index) => walkIn(index + 1, serviceId))
        const another: OpenCounter = { name: 'another', serviceIds: [1, 2, 3], serving: null }
        const habits = habitsOf(seen)
        const few = drawWaits(lineOf(tickets, open), habits, usual)
        const more = drawWaits(lineOf(tickets, [...open, another]), habits, usual)
        for (const { id } of tickets) expectNoShorter(few.tickets.get(id), more.tickets.get(id))
      }),
      { numRuns: 60 },
    )
  })

  it('has an answer in order for whatever was learnt, the same each time', () => {
    const strange = fc.record({
      ms: fc.oneof(fc.constantFrom(0, 2_000, 3 * 60 * minute, -1, Number.NaN, 1e15), fc.nat(60 * minute)),
      ago: fc.oneof(fc.nat(400 * 24 * 60), fc.constant(-5_000)),
    })
    fc.assert(
      fc.property(randomDay(30), fc.array(strange, { maxLength: 40 }), (day, seen) => {
        const habits = noHabits()
        for (const { ms, ago } of seen) {
          const till = now - ago * minute
          learnVisit(habits, { counter: '1', serviceId: 1, from: till - ms, till })
          learnCall(habits, { counter: '1', at: till + ms, waitingSince: till - 1 })
        }
        const { line, now: at } = livedDay(day)
        const coming = [{ bookingId: 7, serviceId: 2, appointmentAt: at + 20 * minute }]
        const open = day.counters.map((counter) => ({ ...counter, serving: null }))
        const away = [{ name: 'away', serviceIds: [1], since: at + minute }]
        const state = { line, counters: open, away, coming, now: at, hour: 23.9 }
        const first = drawWaits(state, habits, usual)
        for (const { low, middle, high } of [...first.tickets.values(), ...first.newcomers.values()]) {
          expect(low).toBeGreaterThanOrEqual(0)
          expect(middle).toBeGreaterThanOrEqual(low)
          expect(high).toBeGreaterThanOrEqual(middle)
          expect(high).toBeLessThan(14 * 24 * 60 * minute)
        }
        expect(drawWaits(state, habits, usual)).toEqual(first)
      }),
      { numRuns: 60 },
    )
  })
})
