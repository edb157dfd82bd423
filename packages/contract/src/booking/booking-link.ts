import type { Approval, BookingStatus } from '@rinda/domain/booking/status'
import { z } from 'zod'
import { email, language, phoneCountryCode, phoneNumber, rowId } from '../wire/fields.ts'
import type { ResourceObject } from '../wire/json-api.ts'

type Texts<Field extends string> = { [Each in Field | `${Field}_lv` | `${Field}_en` | `${Field}_ru`]: string }

/** Asks for a link to the bookings of whoever has an address: of an e-mail address or of a telephone. */
export const askForBookings = z.object({
  link: z
    .object({
      company_id: rowId,
      email: email.optional(),
      phone_number: phoneNumber.optional(),
      phone_country_code: phoneCountryCode.optional(),
      language: language.optional(),
    })
    .refine((sent) => Boolean(sent.email) || Boolean(sent.phone_number), {
      error: 'field_required',
      path: ['email'],
    }),
})
export type AskForBookings = z.output<typeof askForBookings>['link']

/** A booking in the list that a link leads to, with what its own page is opened by. */
export type ListedBookingAttributes = {
  qtid: string
  token: string
  status: BookingStatus
  approval: Approval
  starts_at: string
  ends_at: string
  timezone: string
  served_at: string | null
  service: Texts<'name'>
  location: Texts<'name'> & Texts<'address'>
}
export type ListedBookingResource = ResourceObject<'listed_booking', ListedBookingAttributes>

/** Name and token of the booking that the short link of a text message leads to. */
export type ShortLinkResource = ResourceObject<'short_link', { qtid: string; token: string }>
