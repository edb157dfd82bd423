import type { DayState } from '@rinda/contract/booking/day-state'
import type { QueryFilters } from '@tanstack/react-query'
import { derivedKey } from './derived-queries.ts'
import type { Issue } from './issues-query.ts'

/** The lists of issues that a new state may change: something there needs attention, or did. */
export function issuesOf(state: DayState): QueryFilters {
  return {
    queryKey: derivedKey('issues'),
    predicate: ({ queryKey, state: { data } }) =>
      queryKey[2] !== 'count' && data !== undefined && isAbout(data as { issues: Issue[] }, state),
  }
}

function isAbout({ issues }: { readonly issues: readonly Issue[] }, state: DayState): boolean {
  return (
    state.attention.length > 0 ||
    issues.some(
      ({ booking, date }) =>
        date === state.date &&
        String(booking.locationId) === state.location_id &&
        String(state.kind === 'specialist' ? booking.specialistId : booking.serviceId) === state.id,
    )
  )
}
