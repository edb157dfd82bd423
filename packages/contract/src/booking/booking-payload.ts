import { z } from 'zod'
import {
  bookingConfig,
  bookingFields,
  bookingNotes,
  calendarDate,
  clockTime,
  email,
  language,
  minutes,
  moment,
  opaque,
  optionalRowId,
  phoneCountryCode,
  phoneNumber,
  rowId,
  text,
  visitorCode,
} from '../wire/fields.ts'

/**
 * The `booking` of a POST or PATCH: flat, snake_case, `status` and `approval` in lower case. Attributes that a caller may not set are
 * ignored, so that what a GET gave can be sent back.
 */
const attributes = z.object({
  status: z.string('field_wrong').toLowerCase().optional(),
  location_id: rowId.optional(),
  service_id: rowId.optional(),
  specialist_id: optionalRowId.optional(),
  date: calendarDate.optional(),
  time: clockTime.optional(),
  duration: minutes.nullish(),
  first_name: text(100).optional(),
  last_name: text(100).optional(),
  email: email.optional(),
  phone_country_code: phoneCountryCode.optional(),
  phone_number: phoneNumber.optional(),
  customer_type: z
    .string('field_wrong')
    .toLowerCase()
    .pipe(z.enum(['none', 'person', 'business'], 'field_wrong'))
    .optional(),
  customer_number: text(100).optional(),
  language: language.optional(),
  fields: bookingFields.optional(),
  notes: bookingNotes.optional(),
  config: bookingConfig.optional(),
  token: opaque.optional(),
})

export const createBookingPayload = z.object({
  booking: attributes
    .required({ location_id: true, service_id: true, date: true, time: true })
    /** Through what it came in, as a program of the operator says. */
    .extend({ client_type: z.string().toLowerCase().nullish().catch('widget') }),
})
/** A change may also decide (`approval`), and show that an address is the visitor's (`status` verified, with the `code` that was sent there), and say when a visit
 * was to begin that is confirmed (`seen_start`). */
const changed = attributes.extend({
  approval: z.string('field_wrong').toLowerCase().optional(),
  code: visitorCode.nullish(),
  seen_start: moment.optional(),
})
export const updateBookingPayload = z.object({ booking: changed })

export type BookingPayload = z.output<typeof attributes>
export type CreateBookingPayload = z.output<typeof createBookingPayload>['booking']
export type BookingChangePayload = z.output<typeof changed>
