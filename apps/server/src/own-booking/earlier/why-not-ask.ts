import type { RefusalReason } from '@rinda/contract/wire/refusals'
import { firstOfferable } from '@rinda/domain/booking/earlier'
import { isPaymentPending } from '@rinda/domain/booking/payment'
import type { LocationSetting } from '../../availability/setting.ts'
import { whyNotCanceled } from '../../bookings/act/cancel.ts'
import type { BookingRow } from '../../bookings/store.ts'

/** Gives the reason why a visitor cannot ask for an earlier time; null when they can: it could be moved, and there is time left for an offer. */
export function whyNotAskEarlier(row: BookingRow, setting: LocationSetting, now: Date): RefusalReason | null {
  if (row.kind !== 'appointment' || row.expire_at !== null) return 'wrong_state'
  if (row.bms_id !== '') return 'bookings_elsewhere'
  const why = whyNotCanceled(row, now)
  if (why) return why
  if (isPaymentPending(row.fields)) return 'payment_open'
  if (setting.services.get(row.service_id)?.isBookable !== true) return 'service_not_bookable'
  return lastAsk(row, setting) <= now ? 'booking_in_past' : null
}

/** Moment up to which somebody can ask for it: from then on no offer could come in time. */
export function lastAsk(
  { starts_at, ends_at }: Pick<BookingRow, 'starts_at' | 'ends_at'>,
  setting: LocationSetting,
): Date {
  const minutes = firstOfferable(0, setting.profile.earlier)
  return new Date(2 * starts_at.getTime() - ends_at.getTime() - minutes * 60_000)
}
