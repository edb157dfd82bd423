import { workPaths } from '../../../session/work-paths.ts'

/** The ways to look at a branch's bookings. */
export type BookingsView = 'day' | 'week' | 'overview' | 'list'

export const viewPaths = {
  day: workPaths.bookings,
  week: workPaths.calendar,
  overview: workPaths.overview,
  list: workPaths.list,
} as const satisfies Record<BookingsView, string>
