import { z } from 'zod'
import { text } from '../wire/fields.ts'
import type { ResourceObject } from '../wire/json-api.ts'

/**
 * Reasons why a calendar could not be read: its address may not be called, nobody answers there or not in time, it leads on too often, there is no calendar
 * (any more), it is too large, it is none, or it repeats without end.
 */
export const calendarFaults = [
  ...[
    'address',
    'unreachable',
    'too_slow',
    'moved',
    'refused',
    'gone',
    'failed',
    'too_large',
    'garbled',
    'endless',
  ],
] as const
export type CalendarFault = (typeof calendarFaults)[number]

/** A specialist's private calendar, as the admins of the company see it. Times are ISO 8601 with `Z`. */
export type BusyCalendarAttributes = {
  company_id: number
  specialist_id: number
  /** Host of its address, by which people tell it from another. The address itself is told to nobody. */
  host: string
  /** Tells whether somebody asked for a reading that is not done yet. */
  reading: boolean
  /** Last time that it answered; null: not yet. */
  heard_at: string | null
  fault: CalendarFault | null
  /** Since when it could not be read; null: it could. */
  failing_since: string | null
  /** Number of busy times to come. */
  busy_times: number
  created_by: string
  created_at: string
}
export type BusyCalendarResource = ResourceObject<'busy_calendar', BusyCalendarAttributes>

/** The address of a calendar. What stands in it before `:` may be `webcal`, as programs for calendars write it. */
export const busyCalendarPayload = z.object({
  busy_calendar: z.object({
    url: text(1_000)
      .refine((url) => url !== '', 'field_required')
      .transform((url) => url.replace(/^webcals?:/i, 'https:')),
  }),
})
export type BusyCalendarInput = z.output<typeof busyCalendarPayload>['busy_calendar']
