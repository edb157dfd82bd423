import type { Location, LocationDraft } from '@rinda/client/set-up/locations'
import { type Weekday, weekdays } from '@rinda/domain/time/zone'
import { wholeTime } from './time-mask.ts'

/** Both ends of a day as they are typed; empty: closed. */
type DayTimes = { readonly from: string; readonly till: string }
export type Week = { readonly [Day in Weekday]: DayTimes }

type Hours = Pick<Location, `open${Capitalize<Weekday>}${'From' | 'Till'}`>

const [sunday, ...workWeek] = weekdays
/** Weeks start on Monday. */
export const weekFromMonday: readonly Weekday[] = [...workWeek, sunday]
const fromMondayTillFriday = weekFromMonday.slice(0, 5)

const nameOf = (day: Weekday, end: 'From' | 'Till') =>
  `open${day.charAt(0).toUpperCase()}${day.slice(1)}${end}` as keyof Hours

/** The hours of a location as they are typed. */
export function weekOf(location: Partial<Hours>): Week {
  const days = weekdays.map((day): [Weekday, DayTimes] => [
    day,
    { from: location[nameOf(day, 'From')] ?? '', till: location[nameOf(day, 'Till')] ?? '' },
  ])
  return Object.fromEntries(days) as Week
}

/**
 * Gives the typed hours as the fields of a location, null where a day is closed. A time that is still
 * incomplete is completed.
 */
export function hoursOf(week: Week): LocationDraft {
  const ends = weekdays.flatMap((day) => [
    [nameOf(day, 'From'), wholeTime(week[day].from) || null],
    [nameOf(day, 'Till'), wholeTime(week[day].till) || null],
  ])
  return Object.fromEntries(ends) as LocationDraft
}

/** The week in which others have the times of one day: Monday to Friday, or all. */
export function withSameTimes(week: Week, day: Weekday, others: 'workdays' | 'all'): Week {
  const days = others === 'all' ? weekdays : fromMondayTillFriday
  return { ...week, ...Object.fromEntries(days.map((one) => [one, week[day]])) }
}
