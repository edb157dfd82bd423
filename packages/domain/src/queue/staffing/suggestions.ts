import type { LocalDate } from '../../time/zone.ts'

/** Hour as advice sees it: counters that are planned and that are needed. */
export type PlannedHour = { hour: number; planned: number; needed: number; isPast: boolean }
export type PlannedDay = { date: LocalDate; hours: readonly PlannedHour[] }

/** Appointments that could be offered: of which service, and how long each takes. */
export type SlotToOpen = { serviceId: number; minutes: number }

/** Start of the grid at which that service can be booked already: minutes of its day's clock, and how many can book it. */
export type OfferedStart = { date: LocalDate; minute: number; available: number }

/** Advice for a day. Hours are those of its clock; `till` is where the last one ends. */
export type Suggestion =
  | { kind: 'move'; date: LocalDate; from: number[]; to: number[] }
  | {
      kind: 'open'
      date: LocalDate
      from: number
      till: number
      slots: number
      minutes: number
      serviceId: number
    }
  | { kind: 'close'; date: LocalDate; from: number; till: number; counters: number }

const most = 6
const leastToOpen = 2

/**
 * Suggests what could be done with counters that are planned and not needed: each helps an hour of the same day that lacks one, first; of
 * what is left, two hours and more in a row are offered for appointments, where there are any, and the rest can be closed. Appointments that
 * can be booked already are not advised once more, and where they may take all that can be spared nothing is said.
 */
export function suggest(
  days: readonly PlannedDay[],
  slot: SlotToOpen | null,
  offered: readonly OfferedStart[],
): Suggestion[] {
  const all = days.flatMap((day) => {
    const ofDay = offered.filter(({ date }) => date === day.date)
    return suggestFor(day, slot && { ...slot, offered: ofDay })
  })
  const rank = ({ kind }: Suggestion) => ['move', 'open', 'close'].indexOf(kind)
  return all.sort((one, other) => rank(one) - rank(other)).slice(0, most)
}

/** The service of appointments on a day, with the starts that can be booked already. */
type SlotOfDay = SlotToOpen & { offered: readonly OfferedStart[] }

function suggestFor({ date, hours }: PlannedDay, slot: SlotOfDay | null): Suggestion[] {
  const ahead = hours.filter(({ isPast }) => !isPast)
  const lacking = ahead.filter(({ planned, needed }) => needed > planned)
  const spare = ahead.filter(({ planned, needed }) => planned > Math.max(1, needed))
  const count = Math.min(lacking.length, spare.length)
  const given = spare.slice(0, count)
  const hoursOf = (some: readonly PlannedHour[]) => some.map(({ hour }) => hour)
  const moves: Suggestion[] =
    count === 0 ? [] : [{ kind: 'move', date, from: hoursOf(given), to: hoursOf(lacking.slice(0, count)) }]
  const rest = stretchesOf(spare.slice(count))
  return [...moves, ...rest.flatMap((stretch) => useOf(date, stretch, slot))]
}

/** Hours that follow each other and can spare as many. */
function stretchesOf(hours: readonly PlannedHour[]): PlannedHour[][] {
  const stretches: PlannedHour[][] = []
  for (const one of hours) {
    const last = stretches.at(-1)
    const before = last?.at(-1)
    const isNext = before?.hour === one.hour - 1 && spareOf(before) === spareOf(one)
    if (isNext && last) last.push(one)
    else stretches.push([one])
  }
  return stretches
}

const spareOf = ({ planned, needed }: PlannedHour) => planned - Math.max(1, needed)

function useOf(date: LocalDate, stretch: readonly PlannedHour[], slot: SlotOfDay | null): Suggestion[] {
  const [first] = stretch
  if (!first) return []
  const [from, till, counters] = [first.hour, first.hour + stretch.length, spareOf(first)]
  if (slot && stretch.length >= leastToOpen) {
    const { serviceId, minutes } = slot
    // Each counter takes whole visits only: what is left of one's time is of no use to another.
    const visits = counters * Math.floor((stretch.length * 60) / minutes)
    const slots = visits - visitsOffered(slot, from * 60, till * 60)
    if (slots > 0) return [{ kind: 'open', date, from, till, slots, minutes, serviceId }]
    if (visits > 0) return []
  }
  const left = Math.max(...stretch.map(({ needed }) => Math.max(1, needed)))
  return [{ kind: 'close', date, from, till, counters: left }]
}

/** Counts the visits that can be booked already in some minutes of a day: starts of a grid may overlap, those that are counted do not. */
function visitsOffered({ minutes, offered }: SlotOfDay, from: number, till: number): number {
  let [count, freeFrom] = [0, from]
  for (const { minute, available } of offered.toSorted((one, other) => one.minute - other.minute)) {
    if (minute < freeFrom || minute >= till) continue
    count += available
    freeFrom = minute + minutes
  }
  return count
}
