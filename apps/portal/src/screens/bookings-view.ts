import { addDays, type LocalDate, weekdayOf, weekdays } from '@rinda/domain/time/zone'
import { workPaths } from '../session/work-paths.ts'

/** The ways to look at a branch's bookings. */
export type BookingsView = 'day' | 'week' | 'overview' | 'list'

export const viewPaths = {
  day: workPaths.bookings,
  week: workPaths.calendar,
  overview: workPaths.overview,
  list: workPaths.list,
} as const satisfies Record<BookingsView, string>

/** The Monday of a day's week. */
export function weekStart(date: LocalDate): LocalDate {
  return addDays(date, -((weekdays.indexOf(weekdayOf(date)) + 6) % 7))
}
