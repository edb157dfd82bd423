import { dayParts } from '@rinda/domain/booking/earlier'
import { approvals, bookingStatuses } from '@rinda/domain/booking/status'
import { languages } from '@rinda/domain/set-up/field'
import { weekdays } from '@rinda/domain/time/zone'
import { z } from 'zod'
import { listDocument, oneDocument, resourceShape } from '../openapi/describe.ts'

const text = z.string()
const moment = z.iso.datetime()
const maybe = moment.nullable()
const until = maybe.describe('Up to when it may be done; null: not')
const cents = z.number().describe('Whole cents')

function inLanguages(field: string): Record<string, z.ZodString> {
  return Object.fromEntries(
    [field, ...languages.map((language) => `${field}_${language}`)].map((name) => [name, text]),
  )
}

const specialist = z.object({ id: z.number(), name: text }).nullable()
const named = { ...inLanguages('name'), id: z.number() }
const may = z.object({
  ...{ cancel_until: until, move_until: until },
  confirm: z.boolean(),
  ...{ check_in_from: maybe, check_in_until: until },
  ...{ tell_late_from: maybe, tell_late_until: until },
  ask_earlier_until: until,
})
const offer = z.object({ id: text, starts_at: moment, ends_at: moment, until: moment, specialist })
const wish = z.object({
  asked_at: moment,
  weekdays: z.array(z.enum(weekdays)),
  parts: z.array(z.enum(dayParts)),
  same_specialist: z.boolean(),
  offer: offer.nullable(),
})
const payment = z.object({
  status: z.enum(['pending', 'paid', 'expired', 'canceled']),
  amount: cents.nullable(),
  currency: text.nullable(),
  until: maybe,
  refund: cents,
})
const person = z.object({
  ...{ first_name: text, last_name: text, email: text, phone_country_code: text, phone_number: text },
  description: text,
  fields: z.record(text, z.unknown()),
  has_file: z.boolean(),
})

const ownBooking = resourceShape(
  'own_booking',
  z.object({
    ...{ qtid: text, code: text },
    status: z.enum(bookingStatuses),
    approval: z.enum(approvals),
    language: z.enum(languages),
    ...{ starts_at: moment, ends_at: moment, timezone: text, served_at: maybe },
    company: z.object(named),
    location: z.object({
      ...{ ...named, ...inLanguages('address'), phone: text },
      ...{ latitude: z.number().nullable(), longitude: z.number().nullable() },
    }),
    service: z.object({ ...named, bookable: z.boolean() }),
    specialist,
    reason: text.describe('Why staff canceled or declined it'),
    may,
    late_minutes: z.number().nullable(),
    ticket: z.object({ id: text, token: text, label: text }).nullable(),
    moved_to: z.object({ qtid: text, token: text, starts_at: moment }).nullable(),
    earlier: wish.nullable(),
    payment: payment.nullable(),
    person,
    user_deleted_at: maybe,
    socket_key: text,
    updated_at: moment,
  }),
)

const listedBooking = resourceShape(
  'listed_booking',
  z.object({
    ...{ qtid: text, token: text.describe('By which its own page is opened') },
    status: z.enum(bookingStatuses),
    approval: z.enum(approvals),
    ...{ starts_at: moment, ends_at: moment, timezone: text, served_at: maybe },
    service: z.object(inLanguages('name')),
    location: z.object({ ...inLanguages('name'), ...inLanguages('address') }),
  }),
)
const shortLink = resourceShape('short_link', z.object({ qtid: text, token: text }))
const paymentPage = resourceShape(
  'payment_page',
  z.object({ page_url: text.describe('Where the booking is paid for') }),
)
const challenge = resourceShape(
  'challenge',
  z.looseObject({
    parameters: z.looseObject({}).describe('Sent back as they are, with what solves them'),
    signature: text.optional(),
  }),
)

/** The documents of a visitor's own bookings, as the OpenAPI document shows them. */
export const ownBookingDocument = oneDocument(ownBooking)
export const listedBookingsDocument = listDocument(listedBooking)
export const shortLinkDocument = oneDocument(shortLink)
export const paymentPageDocument = oneDocument(paymentPage)
export const challengeDocument = oneDocument(challenge)
