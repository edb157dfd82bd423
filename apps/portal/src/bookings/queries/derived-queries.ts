import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Location } from '@rinda/client/set-up/locations'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { fromUtcDateTime, type Interval, type LocalDate } from '@rinda/domain/time/zone'
import type { QueryFilters } from '@tanstack/react-query'

/** Makes the query key of what the server works out from bookings, hours and services: free times, attention. */
export const derivedKey = (...parts: readonly (string | number)[]) => ['derived', ...parts] as const

/** Scope of such a query: a location, or all that are the person’s; a stretch of time, or whatever day. */
export type Subject = { readonly locationId?: number | undefined; readonly span?: Interval }

/** Says of a query what it depends on: no other change has it asked again. */
export const dependsOn = (subject: Subject) => ({ meta: { subject } })

/** Says the same of a query that is told what a change of a booking makes of it: it is asked again only where that may have been missed. */
export const isTold = (subject: Subject) => ({ meta: { subject, isTold: true } })

/** Keeps, of the queries that a filter finds, those that are told nothing. */
export const untold = (filters: QueryFilters): QueryFilters => ({
  ...filters,
  predicate: (query) => query.meta?.isTold !== true && (filters.predicate?.(query) ?? true),
})

/** The subject of some days of a location, and a day around, as the zone is not looked at. */
export function daysAt(locationId: number | undefined, date: LocalDate, days: number): Subject {
  const first = fromUtcDateTime(date, '00:00')
  return { locationId, span: { from: first - 1440, till: first + (days + 1) * 1440 } }
}

/** No stretch of time: for what depends on the set-up and on no booking. */
export const noTime: Interval = { from: 0, till: 0 }

/** The derived queries that a change of a booking can concern; who is taken at one location is taken at all of theirs. */
export function concernedBy(booking: ShortBooking, locations: readonly Location[]): QueryFilters {
  const places = new Set([booking.locationId])
  for (const { id, specialists } of locations)
    if (specialists.some((one) => one.id === booking.specialistId)) places.add(id)
  return subjects(
    ({ locationId, span }) =>
      (locationId === undefined || places.has(locationId)) &&
      (!span || (booking.startsAt < span.till && booking.endsAt > span.from)),
  )
}

/** The derived queries that a change of the set-up can concern: of a specialist all, as they may serve anywhere. */
export function concernedBySetUp({ type, id, attributes }: ResourceObject): QueryFilters {
  if (type === 'specialist') return { queryKey: derivedKey() }
  const changed = type === 'location' ? Number(id) : Number(attributes.location_id)
  return subjects(({ locationId }) => locationId === undefined || locationId === changed)
}

function subjects(isConcerned: (subject: Subject) => boolean): QueryFilters {
  return {
    queryKey: derivedKey(),
    predicate: ({ meta }) => isConcerned((meta?.subject as Subject | undefined) ?? {}),
  }
}
