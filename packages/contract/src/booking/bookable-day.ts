import type { ResourceObject } from '../wire/json-api.ts'

/**
 * Reasons why a day cannot be booked: it lies outside the days for which the service can be booked, nothing
 * is open on it, or the service takes no bookings.
 */
export const unbookableReasons = ['outside_range', 'closed', 'not_bookable'] as const

/**
 * Times at which a service could be booked on a date if nobody had booked, by the wall clock of the company.
 * `starts` are the sample schedule, `step` minutes apart. The id is the date.
 */
export type BookableDayResource = ResourceObject<
  'bookable_day',
  {
    date: string
    windows: { from: string; till: string; starts: string[] }[]
    step: number
    reason: (typeof unbookableReasons)[number] | null
  }
>
