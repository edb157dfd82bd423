import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'
import { type CustomerColumns, type CustomerInput, customerAfter } from './customer.ts'
import { isBookedUnproven } from './proven-address-store.ts'

/** The address that a code goes to, as far as the customer has given one. */
export function addressOf(customer: CustomerColumns, by: 'email' | 'sms'): string {
  if (by === 'email') return customer.email.toLowerCase()
  return customer.phone_number && `${customer.phone_country_code} ${customer.phone_number}`
}

/** The refusal of a visitor who books where a code is asked for with every booking, without having entered it. */
export function whyNotVerified(
  caller: Caller,
  profile: CompanyProfile,
  status: BookingRow['status'],
): Refused | null {
  const { visitorCode, visitorCodeFrom } = profile.booking
  if (caller.kind !== 'visitor' || visitorCode === 'none' || visitorCodeFrom !== 'first') return null
  return status === 'verified' ? null : refuse('code_required')
}

type Booked = Pick<BookingRow, 'status'> & {
  /** Null: it was not held before. */
  bookingId: number | null
  customer: CustomerColumns
}

/**
 * The refusal of a visitor whose address has been booked with before and proven by nobody: neither was a code entered for it, nor has anybody come.
 * To be asked where the limits on the bookings of the same address are: until the transaction ends, nobody else books with it.
 */
export async function whyUnprovenAgain(
  tx: Database,
  scope: CompanyScope,
  caller: Caller,
  { booking: { visitorCode: by, visitorCodeFrom } }: CompanyProfile,
  { status, bookingId, customer }: Booked,
): Promise<Refused | null> {
  if (caller.kind !== 'visitor' || by === 'none' || visitorCodeFrom !== 'second') return null
  if (status === 'verified') return null
  if (addressOf(customer, by) === '')
    return refuse('field_required', by === 'email' ? 'email' : 'phoneNumber')
  const isUnproven = await isBookedUnproven(tx, scope, by, customer, bookingId)
  return isUnproven ? refuse('code_required', 'code') : null
}

/** The refusal of a visitor who would put another address in the place of the one that a code was, or has to be, entered for. */
export function whyNotReaddress(
  caller: Caller,
  profile: CompanyProfile,
  before: CustomerColumns & Pick<BookingRow, 'status' | 'verification_code'>,
  input: CustomerInput,
): Refused | null {
  const by = profile.booking.visitorCode
  if (caller.kind !== 'visitor' || by === 'none') return null
  if (before.status === 'locked' && before.verification_code === '') return null
  if (addressOf(customerAfter(before, input), by) === addressOf(before, by)) return null
  return refuse('field_wrong', by === 'email' ? 'email' : 'phoneNumber')
}
