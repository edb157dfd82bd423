import type { BookingResource } from '@rinda/contract/booking/booking'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import { type Booking, bookingOf } from './booking-view.ts'

/** Says that a booking was paid for at the counter, or that money which came for nothing was given back: which cents, where that is known. */
export async function markPayment(
  http: Http,
  qtid: string,
  status: 'paid' | 'refunded',
  amount: number | null,
): Promise<HttpResult<Booking | undefined>> {
  const result = await http<Document<BookingResource>>({
    method: 'POST',
    path: `/api/portal/bookings/${encodeURIComponent(qtid)}/payment`,
    body: { payment: { status, ...(amount === null ? {} : { amount }) } },
  })
  if (!result.ok) return result
  return { ok: true, value: result.value ? bookingOf(result.value.data) : undefined }
}
