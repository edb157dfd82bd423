import { done, type Result, refuse } from '@rinda/contract/refusals'
import { transition } from '@rinda/domain/booking/transitions'
import type { Caller } from '../access/caller.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { bookingChange, logLine } from './booking-change.ts'
import type { BookingName } from './booking-name.ts'
import type { BookingContext } from './context.ts'
import { type CustomerWish, checkCustomer, customerAfter } from './customer.ts'
import { bookingToChange, whyNotChange } from './policy.ts'
import { findBooking, updateBooking } from './store.ts'
import { addressOf } from './visitor-code.ts'

/** A mistyped address is put right once or twice; more is somebody who has strangers sent messages. */
const mostCodes = 3

export type MakeCodeWish = { name: BookingName; token: string | null } & Pick<
  CustomerWish,
  'email' | 'phoneNumber' | 'phoneCountryCode'
>

/** Makes a code for the address of whoever holds a slot, where the company asks for one. The one before is good no longer. */
export async function makeVisitorCode(
  context: BookingContext,
  caller: Caller,
  { name, token, ...address }: MakeCodeWish,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const changing = await bookingToChange(context, caller, name)
  if (!changing.ok) return changing
  const { profile, scope } = changing.value
  const by = profile.booking.visitorCode
  if (by === 'none') return refuse('wrong_state')
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const before = await findBooking(tx, scope, name, 'for update')
    if (!before) return refuse('not_found')
    const forbidden = whyNotChange(caller, before, profile, 'create', token)
    if (forbidden) return forbidden
    const isOver = before.status === 'expired' || (before.expire_at !== null && before.expire_at <= now)
    if (isOver) return refuse('hold_ended')
    if (!transition('verify', before.status)) return refuse('wrong_state')
    if (before.verification_codes >= mostCodes) return refuse('too_many_codes')
    const customer = checkCustomer(customerAfter(before, address), [])
    if (!customer.ok) return customer
    if (addressOf(customer.value, by) === '') {
      return refuse('field_required', by === 'email' ? 'email' : 'phoneNumber')
    }
    const { email, phone_number, phone_country_code } = customer.value
    const after = await updateBooking(tx, scope, before.booking_id, {
      email,
      phone_number,
      phone_country_code,
      verification_code: context.ids.visitorCode(),
      verification_codes: before.verification_codes + 1,
      updated_at: now,
      log: JSON.stringify([...before.log, logLine('code', caller, before.status, now)]),
    })
    const change = bookingChange('code', 'booking_locked', before, after)
    return done({ changes: [change], answer: { type: 'booking_locked', resource: change.event.resource } })
  })
}
