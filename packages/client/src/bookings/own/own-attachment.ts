import type { Http, HttpResult } from '../../http/create-http.ts'
import type { BookingLink } from './own-booking.ts'

/** Time in ms that a file may take on a poor line. */
const fileTimeoutMs = 180_000

/** The most bytes that a file may have. */
export const mostFileBytes = 5 * 1024 * 1024

/** Gives a file along with a booking or a hold, in the place of the one before; under the same key once. */
export async function attachToOwnBooking(
  http: Http,
  link: BookingLink,
  file: Blob,
  idempotencyKey: string,
): Promise<HttpResult<unknown>> {
  return await http({ ...ofFile(link), method: 'POST', body: file, timeoutMs: fileTimeoutMs, idempotencyKey })
}

/** Takes the file of a booking away again. */
export async function detachFromOwnBooking(http: Http, link: BookingLink): Promise<HttpResult<unknown>> {
  return await http({ ...ofFile(link), method: 'DELETE' })
}

function ofFile({ qtid, token }: BookingLink) {
  const path = `/api/visit/bookings/${encodeURIComponent(qtid)}/attachment`
  return { path, headers: { 'x-booking-token': token } }
}
