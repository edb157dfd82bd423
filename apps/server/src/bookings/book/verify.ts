import { timingSafeEqual } from 'node:crypto'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { transition } from '@rinda/domain/booking/transitions'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import { doneWith, writeAct } from '../act/write-act.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { bookingToChange, whyHoldEnded, whyNotChange } from '../policy.ts'
import { findBooking } from '../store.ts'
import { spendAttempt } from './verification-store.ts'

/** Of a million codes, this many may be tried on one hold. */
const mostAttempts = 5

export type VerifyInput = { name: BookingName; token: string | null; code: string }

/** Takes the code that a visitor was sent: the right one shows that the address is theirs. The hold ends when it would have ended. */
export async function verifyBooking(
  context: BookingContext,
  caller: Caller,
  input: VerifyInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const changing = await bookingToChange(context, caller, input.name)
  if (!changing.ok) return changing
  const { profile, scope, row } = changing.value
  const isAttemptLeft = await spendAttempt(context.db, scope, row.booking_id, mostAttempts)
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const before = await findBooking(tx, scope, input.name, 'for update')
    if (!before) return refuse('not_found')
    const forbidden =
      whyNotChange(caller, before, profile, 'create', input.token) ?? whyHoldEnded(before, now)
    if (forbidden) return forbidden
    const status = transition('verify', before.status)
    if (!status) return refuse('wrong_state')
    if (!isAttemptLeft) return refuse('too_many_codes')
    if (!isCode(input.code, before.verification_code)) return refuse('code_wrong', 'code')
    const verified = { act: 'verify', type: 'booking_verified', caller, now } as const
    return doneWith(await writeAct(tx, scope, before, verified, { status, verification_code: '' }))
  })
}

function isCode(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return wanted !== '' && one.length === other.length && timingSafeEqual(one, other)
}
