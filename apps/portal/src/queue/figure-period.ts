import { addDays, addMonths, daysBetween, type LocalDate, weekdayOf, weekdays } from '@rinda/domain/time/zone'

/** Periods of which figures are told; `other` is from any day to any other. */
export const figurePeriods = ['day', 'week', 'month', 'other'] as const
export type FigurePeriodKind = (typeof figurePeriods)[number]

/** Days from the first to the last. */
export type Days = { readonly from: LocalDate; readonly to: LocalDate }

/** Period of which figures are told, with its neighbours. */
export type FigurePeriod = Days & {
  readonly kind: FigurePeriodKind
  /** Tells whether today is the last of its days: those to come are none of it yet. */
  readonly isRunning: boolean
  /** Days with which it is compared. */
  readonly before: Days
  /** The whole period a step back, and a step on. */
  readonly previous: Days
  readonly next: Days
}

/**
 * Gives the period of a kind in which the last of some days lies, up to today where it is still running. A day is compared with the same weekday
 * of the week before, as weekdays differ; a week and a month with the one before, while they run with as many of its days; any other period
 * with as many days before it.
 */
export function figurePeriod(kind: FigurePeriodKind, chosen: Days, today: LocalDate): FigurePeriod {
  const whole = wholePeriod(kind, chosen)
  const isRunning = whole.from <= today && today <= whole.to
  const to = isRunning ? today : whole.to
  const previous = stepped(kind, whole, -1)
  return {
    ...{ kind, from: whole.from, to, isRunning, previous, next: stepped(kind, whole, 1) },
    before: beforeOf(kind, { from: whole.from, to }, whole, previous),
  }
}

function wholePeriod(kind: FigurePeriodKind, chosen: Days): Days {
  if (kind === 'other') return chosen
  if (kind === 'day') return { from: chosen.to, to: chosen.to }
  if (kind === 'month') return monthFrom(`${chosen.to.slice(0, 7)}-01`)
  const monday = addDays(chosen.to, -((weekdays.indexOf(weekdayOf(chosen.to)) + 6) % 7))
  return { from: monday, to: addDays(monday, 6) }
}

function monthFrom(from: LocalDate): Days {
  return { from, to: addDays(addMonths(from, 1), -1) }
}

function stepped(kind: FigurePeriodKind, whole: Days, steps: 1 | -1): Days {
  if (kind === 'month') return monthFrom(addMonths(whole.from, steps))
  const days = (daysBetween(whole.from, whole.to) + 1) * steps
  return { from: addDays(whole.from, days), to: addDays(whole.to, days) }
}

function beforeOf(kind: FigurePeriodKind, { from, to }: Days, whole: Days, previous: Days): Days {
  if (kind === 'day') return { from: addDays(from, -7), to: addDays(to, -7) }
  if (to === whole.to) return previous
  const days = Math.min(daysBetween(from, to), daysBetween(previous.from, previous.to))
  return { from: previous.from, to: addDays(previous.from, days) }
}
