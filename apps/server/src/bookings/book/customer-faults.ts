import { createBookingPayload } from '@rinda/contract/booking/booking-payload'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import type { Caller } from '../../access/caller.ts'
import { checkCustomer, customerAfter, isBlockInput, nobody } from './customer.ts'
import { alwaysRequired } from './required-places.ts'

const { shape } = createBookingPayload.shape.booking

/** Parts of a customer that can be read; the others have their faults already. */
const readable = z.object({
  booking: z.object({
    status: z.string().toLowerCase().pipe(z.literal('scheduled')),
    first_name: shape.first_name.catch(undefined),
    last_name: shape.last_name.catch(undefined),
    phone_country_code: shape.phone_country_code,
    phone_number: shape.phone_number.catch(undefined),
    fields: shape.fields.catch(undefined),
  }),
})

/**
 * Names what a payload that is to be booked lacks of its customer, whatever else is wrong in it: a form shows all faults at once. Where the
 * country of a number cannot be read, nothing can be said of the number.
 */
export function customerFaults(payload: unknown, caller: Caller): Result<unknown> {
  const read = readable.safeParse(payload)
  if (!read.success || isBlockInput(read.data.booking.fields)) return done(null)
  const { booking } = read.data
  const customer = customerAfter(nobody, {
    firstName: booking.first_name,
    lastName: booking.last_name,
    phoneCountryCode: booking.phone_country_code,
    phoneNumber: booking.phone_number,
  })
  return checkCustomer(customer, alwaysRequired[caller.kind])
}
