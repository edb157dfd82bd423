import type { ResourceObject } from '../wire/json-api.ts'

/** Why a day cannot be booked: it lies outside how far ahead the service is booked, it is closed then, or the service takes no bookings. */
export const unbookableReasons = ['outside_range', 'closed', 'not_bookable'] as const

/**
 * When a service can be booked on a date, if nobody had booked: by the wall clock of the company. `starts` are the sample schedule, `step`
 * minutes apart. Its id is the date.
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
