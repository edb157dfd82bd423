import type { AttributeNames, OfKind } from '@rinda/domain/set-up/field'
import { type LocationFields, locationFields } from '@rinda/domain/set-up/location-fields'
import { isCalendarDate } from '@rinda/domain/time/zone'
import { z } from 'zod'
import { rowId } from '../wire/fields.ts'
import { appointmentRules, count } from './company-line-rules.ts'
import { payloadsOf } from './field-schemas.ts'
import { bookingTime, checkConfigNames, configValue, specialTime } from './hours-fields.ts'

/** The name of the end of a weekday's hours: `open_monday_from`. */
export type HourName = AttributeNames<OfKind<LocationFields, 'week'>>

/** Rules of a location's line; a line that is not kept overnight ends at midnight. What is null or missing is as the company has it. */
const queue = z
  .object({
    keep_overnight: z.boolean('field_wrong'),
    /** Number of people who wait at which no more tickets are given to visitors. */
    most_waiting: count(1, 100_000).nullable(),
    /** Minutes before closing from which visitors are given none. */
    stop_before_close_minutes: count(0, 1440),
    /** Metres from the location within which a phone is given a ticket. */
    most_distance_meters: count(10, 1_000_000).nullable(),
    /** Number of people for whom a visitor may take one ticket. */
    most_people: count(1, 99).nullable(),
    ...appointmentRules,
  })
  .partial()

const config = z
  .object({
    special_times: z.array(specialTime, 'field_wrong').max(3000, 'field_too_long').optional(),
    booking_times: z.array(bookingTime, 'field_wrong').max(3000, 'field_too_long').optional(),
    queue: queue.optional(),
    /** Moment at which the announcement ends; null where it is shown until it is taken down. */
    announcement_until: z.iso
      .datetime('field_wrong')
      .refine((until) => isCalendarDate(until.slice(0, 10)), 'date_wrong')
      .nullish(),
  })
  .catchall(configValue)
  .superRefine(checkConfigNames)

const { create, update } = payloadsOf(locationFields, { config })

/** The `location` of a POST: flat, snake_case. `company_id` is heard from the platform admin alone; attributes that nobody may set are ignored. */
export const createLocationPayload = z.object({ location: create.extend({ company_id: rowId.optional() }) })
/** The `location` of a PATCH: any of the same attributes. */
export const updateLocationPayload = z.object({ location: update })

export type LocationPayload = z.output<typeof updateLocationPayload>['location']
