/** A week in Riga, open 08:00–21:00, on a grid of 30 minutes, with specialists and bookings on them. */
import type { Occupancy, Resource, Slot } from '@rinda/domain/availability/day-board'
import { type OfferRules, offeredStarts } from '@rinda/domain/availability/offer'
import { referenceSlots } from '@rinda/domain/availability/reference-slots'
import { addDays, type Interval, weekdays } from '@rinda/domain/time/zone'

export const durationMinutes = 30

const open = { from: '08:00', till: '21:00' }
const rules: OfferRules = {
  hours: {
    zone: 'Europe/Riga',
    week: Object.fromEntries(weekdays.map((weekday) => [weekday, open])),
    specials: [],
  },
  bookingTimes: [],
  range: null,
  stepMinutes: durationMinutes,
  durationMinutes,
}
const dates = Array.from({ length: 7 }, (_, index) => addDays('2026-11-23', index))

export type Week = {
  rules: OfferRules
  dates: readonly string[]
  /** The grid of each day, and from when to when the day is open. */
  starts: readonly (readonly number[])[]
  openings: readonly Interval[]
  resources: readonly Resource[]
  bookings: readonly Occupancy[]
  /** One free half-hour, to be taken and given back. */
  spare: Occupancy
}

/** The same week each time: a small generator of pseudo-random numbers, from 0 up to 1. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A week with so many specialists and bookings; every booking takes one place of the grid. */
export function weekWith(specialists: number, bookingCount: number): Week {
  const starts = dates.map((date) => offeredStarts(rules, date))
  const resources = Array.from({ length: specialists }, (_, index) => ({
    kind: 'specialist' as const,
    id: index + 1,
    lanes: 1,
  }))
  const random = randomFrom(20_261_123)
  const places = resources
    .flatMap(({ kind, id }) =>
      starts.flat().map((from) => ({ kind, id, lane: 1, from, till: from + durationMinutes })),
    )
    .map((place) => ({ place, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place)
  const spare = places[bookingCount]
  if (!spare) throw new RangeError('more bookings than the week has room for')
  const openings = starts.map((day) => ({ from: day[0] ?? 0, till: (day.at(-1) ?? 0) + durationMinutes }))
  return { rules, dates, starts, openings, resources, bookings: places.slice(0, bookingCount), spare }
}

/** The right answer, from the slow engine. */
export function rightAnswer({ dates: days, resources, bookings }: Week): Slot[] {
  return days.flatMap((date) =>
    referenceSlots({ rules, date, resources, occupancies: bookings, notBefore: 0 }),
  )
}
