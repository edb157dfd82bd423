import { type LocalDate, weekdayOf } from '@rinda/domain/time/zone'

/** Days back and ahead for which the calendar is full, and days ahead for which it holds single visits. */
export const fullDays = { back: 7, ahead: 7 }
export const lastDayAhead = 60
/** From here on the calendar is nearly empty: other programs count on it. */
const nearlyEmptyFrom = 18

const aheadShare = [1, 0.97, 0.85, 0.75, 0.65, 0.58, 0.5, 0.44]

/** The part of an ordinary busy day that is booked on a day `days` from today. */
function shareByDistance(days: number): number {
  if (days < 0) return 0.78
  if (days <= fullDays.ahead) return aheadShare[days] ?? 0.4
  return days < nearlyEmptyFrom ? 0.06 : 0.012
}

function shareByWeekday(date: LocalDate, days: number): number {
  if (days === 0) return 1
  const weekday = weekdayOf(date)
  if (weekday === 'sunday') return days === 1 ? 0.92 : 0.45
  if (weekday === 'saturday') return days === 1 ? 0.95 : 0.7
  return 1
}

/** Mornings begin slowly, evenings fade: by minutes since opening and the length of the day. */
function shareByTime(sinceOpening: number, openMinutes: number): number {
  if (sinceOpening < 60) return 0.6
  if (sinceOpening < 120) return 0.9
  const left = openMinutes - sinceOpening
  if (left <= 60) return 0.5
  return left <= 150 ? 0.8 : 1.1
}

/** The part of the time that is booked then, 0 to 1. */
export function demand(
  busyness: number,
  day: { date: LocalDate; days: number },
  sinceOpening: number,
  openMinutes: number,
): number {
  const share =
    busyness *
    shareByDistance(day.days) *
    shareByWeekday(day.date, day.days) *
    shareByTime(sinceOpening, openMinutes)
  return Math.min(0.95, share)
}
