import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import { whyNotCancelable } from '@rinda/domain/booking/cancel'
import { isPaymentPending } from '@rinda/domain/booking/payment'
import type { BookingRow } from '../store.ts'

/**
 * Gives the refusal of a booking that cannot be moved: it can while it could be canceled, ahead, not served, approved where that is asked, and
 * not waiting for its payment.
 */
export function whyNotMove(row: BookingRow, now: Date): Refused | null {
  const { status, approval, served_at: servedAt } = row
  const startsAt = row.starts_at.getTime() / 60_000
  const why = whyNotCancelable({ status, approval, servedAt, startsAt }, now.getTime() / 60_000)
  if (why) return refuse(why)
  return isPaymentPending(row.fields) ? refuse('payment_open') : null
}
