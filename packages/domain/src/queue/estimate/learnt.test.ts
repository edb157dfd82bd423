import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WaitingTicket } from '../waiting-ticket.ts'
import { drawWaits } from './draw-waits.ts'
import { type Habits, noHabits } from './habits.ts'
import { learnAppointment, learnCall, learnLeft, learnOpen, learnVisit, learnWaited } from './learn.ts'
import { learnLength, noLengths, usualAtLength } from './lengths.ts'
import { firstMix, mixed, noteMix, partOfDraws } from './mix.ts'
import { corrected, firstWidth, noteKept } from './width.ts'

const minute = 60_000
const ten = Date.UTC(2026, 10, 23, 10)
const rules = { mostAppointmentsInRow: 2, windowBeforeMs: 10 * minute, graceMs: 15 * minute }
const tickets = [1, 2, 3, 4].map(
  (id): WaitingTicket => ({
    ...{ id, serviceId: 1, place: ten - (10 - id) * minute, appointmentAt: null },
    ...{ held: false, onlyCounter: null },
  }),
)
const lasting = (since: number, open = 1) =>
  Array.from({ length: open }, (_, index) => ({
    ...{ name: `${index + 1}`, serviceIds: [1] },
    serving: { serviceId: 1, since: ten - since * minute },
  }))

/** Middle of the wait of the last of four, in minutes. */
function waitOfLast(habits: Habits, { open = lasting(0), usual = 10, hour = 10 } = {}): number {
  const line = { tickets, appointmentsInRow: new Map(), rules }
  const state = { line, counters: open, away: [], coming: [], now: ten, hour }
  return (drawWaits(state, habits, new Map([[1, usual]])).tickets.get(4)?.middle ?? Number.NaN) / minute
}

function seen(minutes: number, count: number, till = ten): Habits {
  const habits = noHabits()
  for (let index = 0; index < count; index++) {
    const at = till - (count - index) * 15 * minute
    learnVisit(habits, { counter: '1', serviceId: 1, from: at - minutes * minute, till: at })
  }
  return habits
}

describe('what is learnt of a line', () => {
  it('is the usual time at first, and what visits took once there were enough', () => {
    expect(waitOfLast(noHabits())).toBeGreaterThan(30)
    expect(waitOfLast(noHabits())).toBeLessThan(42)
    const few = waitOfLast(seen(3, 3))
    expect(few).toBeGreaterThan(waitOfLast(seen(3, 100)))
    expect(few).toBeLessThan(waitOfLast(noHabits()))
    expect(waitOfLast(seen(3, 100))).toBeGreaterThan(11)
    expect(waitOfLast(seen(3, 100))).toBeLessThan(14)
  })

  it('is forgotten where nobody used the service for a year', () => {
    const old = seen(3, 100, ten - 365 * 24 * 60 * minute)
    expect(waitOfLast(old)).toBeGreaterThan(0.8 * waitOfLast(noHabits()))
  })

  it('is told from what is known where somebody comes once a week, and after weeks without a record', () => {
    const weekly = noHabits()
    for (let week = 60; week > 0; week--) {
      const at = ten - week * 7 * 24 * 60 * minute
      learnCall(weekly, { counter: '1', at: at - 20 * minute, waitingSince: at - 21 * minute })
      learnVisit(weekly, { counter: '1', serviceId: 1, from: at - 20 * minute, till: at })
    }
    // Six visits of 20 minutes lately, beside a usual time of ten.
    expect(waitOfLast(weekly)).toBeGreaterThan(1.2 * waitOfLast(noHabits()))
    expect(waitOfLast(weekly)).toBeLessThan(90)
    // Three weeks of which nothing is known are no pause of a counter.
    expect(weekly.gaps.ms).toEqual([])
    const hole = seen(3, 100, ten - 21 * 24 * 60 * minute)
    expect(waitOfLast(hole)).toBeLessThan(1.2 * waitOfLast(seen(3, 100)))
  })

  it('moves little for visits that were ended by mistake at once, or forgotten for hours', () => {
    const habits = seen(10, 90)
    for (const [index, ms] of [2_000, 180 * minute, 2_000, 2_000, 180 * minute, 2_000].entries()) {
      const at = ten - (6 - index) * minute
      learnVisit(habits, { counter: '2', serviceId: 1, from: at - ms, till: at })
    }
    const usual = waitOfLast(seen(10, 96))
    expect(waitOfLast(habits)).toBeGreaterThan(0.8 * usual)
    expect(waitOfLast(habits)).toBeLessThan(1.25 * usual)
  })

  it('stays sane where the clock goes back by a day after it was learnt, or visits seem to come from tomorrow', () => {
    const ahead = seen(10, 100, ten + 24 * 60 * minute)
    ahead.lastEnds = { 1: ten + 24 * 60 * minute }
    learnCall(ahead, { counter: '1', at: ten, waitingSince: ten - minute })
    expect(ahead.gaps.ms).toEqual([])
    expect(waitOfLast(ahead)).toBeGreaterThan(0.9 * waitOfLast(seen(10, 100)))
    expect(waitOfLast(ahead)).toBeLessThan(1.1 * waitOfLast(seen(10, 100)))
    // A visit at hand that begins in an hour, by its own clock.
    expect(waitOfLast(ahead, { open: lasting(-60) })).toBeLessThan(110)
  })

  it('counts how long the visit at hand has lasted', () => {
    const habits = seen(10, 100)
    expect(waitOfLast(habits, { open: lasting(9) })).toBeLessThan(waitOfLast(habits) - 5)
    expect(waitOfLast(habits, { open: lasting(180) })).toBeLessThan(180)
  })

  it('halves the wait with twice the counters', () => {
    const habits = seen(10, 100)
    const [one, two] = [waitOfLast(habits), waitOfLast(habits, { open: lasting(0, 2) })]
    expect(two).toBeLessThan(0.65 * one)
    expect(two).toBeGreaterThan(0.35 * one)
  })

  it('knows that counters open at a certain hour', () => {
    const habits = seen(20, 100)
    for (let day = 0; day < 100; day++)
      for (const [hour, open] of [
        [10, 1],
        [10.5, 3],
        [11, 3],
        [11.5, 3],
      ] as const)
        learnOpen(habits, hour, open)
    expect(waitOfLast(habits, { hour: 10.4 })).toBeLessThan(waitOfLast(seen(20, 100)) - 15)
    expect(waitOfLast(habits, { hour: 11 })).toBeGreaterThan(waitOfLast(habits, { hour: 10.4 }) + 15)
  })

  it('takes nothing from what no clock can have measured, and stays small', () => {
    const habits = noHabits()
    for (const [from, till] of [
      [ten, ten - 1],
      [0, ten],
      [Number.NaN, ten],
    ] as const)
      learnVisit(habits, { counter: '1', serviceId: 1, from, till })
    learnCall(habits, { counter: '1', at: ten, waitingSince: ten + minute })
    learnLeft(habits, -1)
    learnAppointment(habits, Number.POSITIVE_INFINITY)
    learnOpen(habits, 25, 3)
    expect({ ...habits, missed: 0.1 }).toEqual(noHabits())
    for (let index = 0; index < 3_000; index++) {
      const at = ten + index * minute
      learnVisit(habits, { counter: `${index}`, serviceId: index, from: at - 1, till: at })
      learnVisit(habits, { counter: '1', serviceId: 1, from: at - minute, till: at })
      learnLeft(habits, minute)
      learnAppointment(habits, minute)
    }
    for (let index = 0; index < 30_000; index++)
      learnWaited(habits, {
        ...{ serviceId: index % 300, people: 1 + (index % 170), waitedMs: 3_600_000 },
        ...{ drawn: 1, usual: 1 },
      })
    expect(Object.keys(habits.lengths).length).toBeLessThanOrEqual(40)
    expect(JSON.stringify(habits).length).toBeLessThan(140_000)
  })
})

describe('the usual wait at a length of the line', () => {
  const minutesAt = (known: [people: number, minutes: number][], people: number) => {
    const lengths = noLengths()
    for (const [length, minutes] of known) learnLength(lengths, length, minutes * minute)
    return Math.round((usualAtLength(lengths)?.(people) ?? Number.NaN) / minute)
  }

  it('lies between the lengths that are known, and grows with the people beyond them', () => {
    const known: [number, number][] = [
      [2, 10],
      [4, 20],
    ]
    expect([1, 2, 3, 4, 8].map((people) => minutesAt(known, people))).toEqual([5, 10, 15, 20, 40])
    expect(minutesAt([], 3)).toBeNaN()
  })

  it('never falls as the line grows, whatever came', () => {
    const seen = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 200 })), {
      minLength: 1,
    })
    fc.assert(
      fc.property(seen, (known) => {
        const lengths = noLengths()
        for (const [length, minutes] of known) learnLength(lengths, length, minutes * minute)
        const usual = usualAtLength(lengths) ?? (() => Number.NaN)
        const all = Array.from({ length: 80 }, (_, index) => usual(index + 1))
        for (const [index, ms] of all.entries())
          expect(ms).toBeGreaterThanOrEqual((all[index - 1] ?? 0) - 1e-6)
      }),
    )
  })

  it('has a say as far as it was nearer to what came, and none before that is known', () => {
    const drawn = { low: 8, middle: 10, high: 12 }
    const mix = firstMix()
    expect(mixed(drawn, 20, mix)).toEqual(drawn)
    // The one errs by 4 minutes to either side, the other by 2, each for its own reasons.
    for (let index = 0; index < 200; index++)
      noteMix(
        mix,
        {
          drawn: (10 + (index % 2 === 0 ? 4 : -4)) * minute,
          usual: (10 + (index % 4 < 2 ? 2 : -2)) * minute,
        },
        10 * minute,
      )
    expect(partOfDraws(mix)).toBeCloseTo(0.2, 2)
    expect(mixed(drawn, 20, mix).middle).toBeCloseTo(18, 1)
    // A line that stands as it never stood: the draw has the say.
    expect(mixed(drawn, 1_000, mix).middle).toBeLessThan(30)
  })

  it('does not keep twice the counters from making the wait shorter', () => {
    const habits = seen(10, 100)
    for (let index = 0; index < 300; index++)
      for (const people of [1, 2, 3, 4])
        learnWaited(habits, {
          ...{ serviceId: 1, people, waitedMs: people * 10 * minute },
          ...{ drawn: people * 10 * minute + ((index % 2) - 0.5) * 4 * minute, usual: people * 10 * minute },
        })
    expect(waitOfLast(habits)).toBeGreaterThan(35)
    expect(waitOfLast(habits, { open: lasting(0, 4) })).toBeLessThan(35)
  })
})

describe('the width of intervals', () => {
  it('comes to hold 80 of 100, whatever was drawn, also once habits change', () => {
    const width = firstWidth()
    const drawn = { low: 9 * minute, middle: 10 * minute, high: 11 * minute }
    const held = (spread: number) => {
      let count = 0
      for (let index = 0; index < 5_000; index++) {
        // Each of 997 parts of the range once, in an order that goes to and fro.
        const waited = 10 * minute + (((index * 389) % 997) / 997 - 0.5) * spread
        const { low, middle, high } = corrected(drawn, width)
        if (waited >= low && waited <= high) count++
        noteKept(width, { low, middle, high }, waited)
      }
      return count / 5_000
    }
    for (const minutes of [8, 2, 16]) {
      const part = held(minutes * minute)
      expect(part).toBeGreaterThan(0.77)
      expect(part).toBeLessThan(0.83)
    }
  })
})
