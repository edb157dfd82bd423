import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { transition } from '@rinda/domain/booking/transitions'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import { actOnBooking } from '../act/act-on-booking.ts'
import { doneWith, writeAct } from '../act/write-act.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { countAct, whyOverLimit } from '../limits/count-act.ts'
import { limitsOfCode } from '../limits/visitor-limits.ts'
import { whyHoldEnded } from '../policy.ts'
import { type CustomerInput, checkCustomer, customerAfter } from './customer.ts'
import { addressOf } from './visitor-code.ts'

/** A mistyped address is put right once or twice; more is somebody who has strangers sent messages. */
const mostCodes = 3

export type MakeCodeInput = { name: BookingName; token: string | null } & Pick<
  CustomerInput,
  'email' | 'phoneNumber' | 'phoneCountryCode'
>

/** Makes a code for the address of whoever holds a slot, where the company asks for one. The one before is good no longer. */
export async function makeVisitorCode(
  context: BookingContext,
  caller: Caller,
  { name, token, ...address }: MakeCodeInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const act = { caller, input: { name, token }, right: 'create', elsewhere: 'here', request, now } as const
  return await actOnBooking(context, act, async (tx, before, { setting, profile, scope }) => {
    const by = profile.booking.visitorCode
    if (by === 'none') return refuse('wrong_state')
    const over = whyHoldEnded(before, now)
    if (over) return over
    if (!transition('verify', before.status)) return refuse('wrong_state')
    if (before.verification_codes >= mostCodes) return refuse('too_many_codes')
    const customer = checkCustomer(customerAfter(before, address), [])
    if (!customer.ok) return customer
    if (addressOf(customer.value, by) === '') {
      return refuse('field_required', by === 'email' ? 'email' : 'phoneNumber')
    }
    const limits = limitsOfCode(caller, profile.visitorLimits, { by, customer: customer.value })
    const tooMany = await whyOverLimit(tx, scope, limits, { zone: setting.zone, now })
    if (tooMany) return tooMany
    await countAct(tx, scope, limits, { bookingId: before.booking_id, now })
    const { email, phone_number, phone_country_code } = customer.value
    const made = { act: 'code', type: 'booking_locked', caller, now } as const
    return doneWith(
      await writeAct(tx, scope, before, made, {
        email,
        phone_number,
        phone_country_code,
        verification_code: context.ids.visitorCode(),
        verification_codes: before.verification_codes + 1,
      }),
    )
  })
}
