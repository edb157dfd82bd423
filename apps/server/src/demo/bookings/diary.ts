import type { ResourceKind } from '@rinda/domain/availability/day-board'
import { bookableIntervals, type OfferRules } from '@rinda/domain/availability/offer'
import type { LocationHours } from '@rinda/domain/hours/opening-hours'
import type { Interval, LocalDate } from '@rinda/domain/time/zone'
import type { DemoService } from '../company.ts'

/** One lane of a specialist, or of a service without specialists, and when it is taken. */
export type Lane = { kind: ResourceKind; id: number; lane: number; taken: Interval[] }

/** When a service can be booked at its location on a day; the demo's services have no other bounds. */
export function intervalsOf(
  hours: LocationHours,
  service: DemoService,
  date: LocalDate,
): readonly Interval[] {
  const rules: OfferRules = {
    hours,
    bookingTimes: service.bookingTimes ?? [],
    range: null,
    stepMinutes: 30,
    durationMinutes: 30,
  }
  return bookableIntervals(rules, date)
}

export function isFree(lane: Lane, from: number, till: number): boolean {
  return lane.taken.every((held) => held.till <= from || held.from >= till)
}

export function take(lane: Lane, from: number, till: number): void {
  lane.taken.push({ from, till })
}
