import { approvals, bookingStatuses } from '@rinda/domain/booking/status'
import { languages } from '@rinda/domain/set-up/field'
import { z } from 'zod'
import { listDocument, oneDocument, resourceShape } from '../openapi/describe.ts'

const text = z.string()
const moment = z.iso.datetime()
const insideText = text.optional().describe('Not for visitors')
const some = z.record(text, z.unknown())

const booking = resourceShape(
  'booking',
  z.object({
    qtid: text.describe('Public id: `{id}` of a path may be it too'),
    token: text.optional().describe('Not for a key that only reads'),
    type: z.literal('APPOINTMENT'),
    status: z.enum(bookingStatuses),
    approval: z.enum(approvals),
    location_id: z.number(),
    service_id: z.number(),
    specialist_id: z.number().nullable(),
    user_id: z.number().nullable(),
    customer_type: z.enum(['none', 'person', 'business']),
    ...{ customer_number: text, first_name: text, last_name: text, email: text },
    ...{ phone_country_code: text, phone_number: text },
    date: z.iso.date().describe('UTC'),
    time: text.describe('HH:mm, UTC'),
    duration: z.number().describe('Minutes'),
    code: text.describe('By which its visitor checks in'),
    language: z.enum(languages),
    expire_at: moment.nullable().describe('When the hold ends by itself; null: it is no hold'),
    fields: some,
    notes: z
      .object({ description: text, internal: insideText, canceled: text, declined: text, blocked: text })
      .partial(),
    config: some,
    log: z
      .array(z.looseObject({ at: moment, act: text, by: text, status: text }))
      .optional()
      .describe('Not for visitors'),
    attachment_name: text,
    served_at: moment.nullable(),
    user_deleted_at: moment.nullable(),
    client_type: text.describe('portal, app or widget'),
    ...{ ip: insideText, session: insideText, user: insideText },
    bms_id: text,
    dbid: text.describe('The same as `id`'),
    ...{ created_at: moment, updated_at: moment, timestamp: z.number() },
  }),
)

/** The documents of the calls of bookings, as the OpenAPI document shows them. */
export const oneBookingDocument = oneDocument(booking)
export const bookingOrNoneDocument = oneBookingDocument.extend({ data: booking.nullable() })
export const bookingsDocument = listDocument(booking)
export const bookingLogDocument = bookingsDocument.extend({
  meta: z
    .object({ total: z.number().describe('How many there are') })
    .optional()
    .describe('With the first page'),
})
