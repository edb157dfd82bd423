import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { Caller } from '../../access/caller.ts'
import type { BookingRow } from '../store.ts'
import { type CustomerColumns, type CustomerInput, customerAfter } from './customer.ts'

/** The address that a code goes to, as far as the customer has given one. */
export function addressOf(customer: CustomerColumns, by: 'email' | 'sms'): string {
  if (by === 'email') return customer.email.toLowerCase()
  return customer.phone_number && `${customer.phone_country_code} ${customer.phone_number}`
}

/** The refusal of a visitor who books where a code is asked for, without having entered it. */
export function whyNotVerified(
  caller: Caller,
  profile: CompanyProfile,
  status: BookingRow['status'],
): Refused | null {
  if (caller.kind !== 'visitor' || profile.booking.visitorCode === 'none') return null
  return status === 'verified' ? null : refuse('code_required')
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
