import type { Booking } from '@rinda/client/bookings/booking-view'
import type { Location } from '@rinda/client/set-up/locations'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import { QueryClient, type QueryFilters } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { concernedBy, concernedBySetUp, daysAt, dependsOn, derivedKey, noTime } from './derived-queries.ts'

const queries = new QueryClient()
const made = {
  count: {},
  'day of 1': daysAt(1, '2026-12-14', 1),
  'week of 1': daysAt(1, '2026-12-21', 7),
  'day of 2': daysAt(2, '2026-12-14', 1),
  'hours of 1': { locationId: 1, span: noTime },
}
for (const [name, subject] of Object.entries(made))
  queries.getQueryCache().build(queries, { queryKey: derivedKey(name), ...dependsOn(subject) })

const found = (filters: QueryFilters) =>
  queries
    .getQueryCache()
    .findAll(filters)
    .map(({ queryKey }) => queryKey[1])
    .sort()

const specialists = [{ id: 5 }]
const locations = [
  { id: 1, specialists },
  { id: 2, specialists },
  { id: 3, specialists: [] },
] as unknown as Location[]
function booking(locationId: number, specialistId: number | null, date = '2026-12-14') {
  const startsAt = fromUtcDateTime(date, '10:00')
  return { locationId, specialistId, startsAt, endsAt: startsAt + 30 } as Booking
}

test('a change of a booking concerns the days on which it is, at its location', () => {
  expect(found(concernedBy(booking(1, null), locations))).toEqual(['count', 'day of 1'])
  expect(found(concernedBy(booking(1, null, '2026-12-27'), locations))).toEqual(['count', 'week of 1'])
  expect(found(concernedBy(booking(3, null), locations))).toEqual(['count'])
})

test('a specialist who is taken at one location is taken at all that they serve at', () => {
  expect(found(concernedBy(booking(3, 5), locations))).toEqual(['count', 'day of 1', 'day of 2'])
  expect(found(concernedBy(booking(1, 6), locations))).toEqual(['count', 'day of 1'])
})

test('a change of the set-up concerns every day of its location', () => {
  const service = { type: 'service', id: '9', attributes: { location_id: 1 } }
  expect(found(concernedBySetUp(service))).toEqual(['count', 'day of 1', 'hours of 1', 'week of 1'])
  expect(found(concernedBySetUp({ type: 'specialist', id: '5', attributes: {} }))).toHaveLength(5)
})
