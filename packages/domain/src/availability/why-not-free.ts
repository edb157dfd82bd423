/** Reasons why nothing can begin at a moment: the slot engine's answer in words that a person can act on. */
import { availableTimeOn, hoursOn, type TimeRange } from '../hours/opening-hours.ts'
import { type EpochMinutes, type LocalDate, localDateOf, localMinuteOf, minuteOfDay } from '../time/zone.ts'
import type { Occupancy, Resource } from './day-board.ts'
import type { MinuteRange } from './minute-ranges.ts'
import { bookableIntervals, bookingRanges, isInRange, type OfferRules } from './offer.ts'
import { type Absence, absentTill, whyOff, workingRanges } from './working-time.ts'

export type FreeQuestion<Hold extends Occupancy = Occupancy> = {
  readonly rules: OfferRules
  readonly resources: readonly Resource[]
  readonly occupancies: Iterable<Hold>
  readonly at: EpochMinutes
  /** Earliest start that is not past. */
  readonly notBefore: EpochMinutes
}

export type WhyNotFree<Hold extends Occupancy = Occupancy> =
  | { readonly code: 'past' }
  | { readonly code: 'outside_range'; readonly from: LocalDate; readonly till: LocalDate }
  | { readonly code: 'closed'; readonly isSpecial: boolean }
  | { readonly code: 'outside_hours'; readonly hours: TimeRange; readonly isSpecial: boolean }
  /** Open, but so near to the opening or closing of a special day that nothing is booked then. */
  | { readonly code: 'special_day'; readonly bookable: TimeRange | null }
  /** Minutes of the day at which the service can be booked; none: not on this day. */
  | { readonly code: 'outside_booking_times'; readonly ranges: readonly MinuteRange[] }
  /**
   * Reason that the time left before closing, or before the next hold on every lane, is shorter than the
   * service takes.
   */
  | {
      readonly code: 'too_short'
      readonly minutes: number
      readonly neededMinutes: number
      readonly holds: readonly Hold[]
    }
  /** Nothing begins at this minute, though it is free: the starts around it. */
  | {
      readonly code: 'between_starts'
      readonly before: EpochMinutes
      readonly after: EpochMinutes | null
    }
  | { readonly code: 'taken'; readonly holds: readonly Hold[] }
  /** The specialist has other hours: minutes of the day at which they work; none: not on this day. */
  | { readonly code: 'specialist_off'; readonly id: number; readonly ranges: readonly MinuteRange[] }
  | ({ readonly code: 'specialist_away'; readonly id: number } & Pick<Absence, 'tillDate' | 'tillTime'>)

/**
 * Every reason for which the engine does not offer a start at `at`, in the order in which they are said. Empty exactly when it does: the
 * start is on the grid, not past, and a lane is free for the whole of it.
 */
export function whyNotFree<Hold extends Occupancy>(question: FreeQuestion<Hold>): WhyNotFree<Hold>[] {
  const { rules, at } = question
  const date = localDateOf(at, rules.hours.zone)
  const reasons: WhyNotFree<Hold>[] = at < question.notBefore ? [{ code: 'past' }] : []
  if (!isInRange(rules.range, date) && rules.range) reasons.push({ code: 'outside_range', ...rules.range })
  const stretch = bookableIntervals({ ...rules, range: null }, date).find(
    ({ from, till }) => from <= at && at < till,
  )
  if (!stretch) return [...reasons, whyClosed(rules, date, at)]
  const left = stretch.till - at
  const needed = rules.durationMinutes
  if (left < needed) reasons.push({ code: 'too_short', minutes: left, neededMinutes: needed, holds: [] })
  reasons.push(...whyTaken(question))
  const sinceStart = (at - stretch.from) % rules.stepMinutes
  // Off the grid is worth a word only where nothing else stands in the way.
  if (sinceStart === 0 || reasons.length > 0) return reasons
  const before = at - sinceStart
  const after = before + rules.stepMinutes
  return [{ code: 'between_starts', before, after: after + needed <= stretch.till ? after : null }]
}

/** Gives the reason why a minute lies in no stretch that can be booked. */
function whyClosed(
  { hours, bookingTimes }: OfferRules,
  date: LocalDate,
  at: EpochMinutes,
): WhyNotFree<never> {
  const { range, isSpecial } = hoursOn(hours, date)
  if (!range) return { code: 'closed', isSpecial }
  const minute = localMinuteOf(at, hours.zone)
  if (!isWithin(range, minute)) return { code: 'outside_hours', hours: range, isSpecial }
  const bookable = availableTimeOn(hours, date)
  if (!bookable || !isWithin(bookable, minute)) return { code: 'special_day', bookable }
  return { code: 'outside_booking_times', ranges: bookingRanges(bookingTimes, date) ?? [] }
}

const isWithin = ({ from, till }: TimeRange, minute: number) =>
  minuteOfDay(from) <= minute && minute < minuteOfDay(till)

/**
 * Lists what holds every lane for a part of the slot, and the specialists who are not at work; empty when a
 * lane is free for the whole of it.
 */
function whyTaken<Hold extends Occupancy>(question: FreeQuestion<Hold>): WhyNotFree<Hold>[] {
  const { resources, occupancies, at, rules } = question
  const neededMinutes = rules.durationMinutes
  const till = at + neededMinutes
  const { zone } = rules.hours
  const unlike = [...new Map(resources.map((one) => [`${one.kind} ${one.id}`, one])).values()]
  const off = unlike.filter(({ work }) => work && whyOff(work, { from: at, till }, zone))
  const holds = [...occupancies].filter((hold) => hold.from < till && hold.till > at)
  const lanes = unlike
    .filter((resource) => !off.includes(resource))
    .flatMap(({ kind, id, lanes: count }) =>
      Array.from({ length: count }, (_, index) =>
        holds.filter((hold) => hold.kind === kind && hold.id === id && hold.lane === index + 1),
      ),
    )
  if (lanes.some((lane) => lane.length === 0)) return []
  const offReasons = off.flatMap((resource) => whyNotAtWork(resource, question))
  if (lanes.length === 0 && offReasons.length > 0) return offReasons
  const minutes = Math.max(0, ...lanes.map((lane) => Math.min(...lane.map((hold) => hold.from)) - at))
  const inTheWay = lanes.flat()
  const taken: WhyNotFree<Hold> =
    minutes > 0
      ? { code: 'too_short', minutes, neededMinutes, holds: inTheWay }
      : { code: 'taken', holds: inTheWay }
  return [taken, ...offReasons]
}

function whyNotAtWork({ id, work }: Resource, { at, rules }: FreeQuestion): WhyNotFree<never>[] {
  if (!work) return []
  const { zone } = rules.hours
  const end = absentTill(work, at, at + rules.durationMinutes, zone)
  if (end) return [{ code: 'specialist_away', id, ...end }]
  return [{ code: 'specialist_off', id, ranges: workingRanges(work, localDateOf(at, zone)) ?? [] }]
}
