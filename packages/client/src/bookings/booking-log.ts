import type { BookingResource } from '@rinda/contract/booking/booking'
import type { BookingChangeAttributes, BookingChangeResource } from '@rinda/contract/booking/booking-log'
import type { Document } from '@rinda/contract/wire/json-api'
import { type Http, type HttpResult, timeoutsMs } from '../http/create-http.ts'
import { type Query, withQuery } from '../http/reads.ts'
import { type Booking, bookingOf } from './booking-view.ts'

/** A page of the log of bookings; how many there are in all is said with the first. */
export type BookingLogPage = {
  readonly bookings: readonly Booking[]
  readonly total: number | null
  readonly next: string | null
}
export type BookingHistoryEntry = BookingChangeAttributes & { readonly id: string }

/** Lists a page of the log; the first without `next`, the others with what the page before names. */
export async function listBookingLog(
  http: Http,
  query: Query,
  next?: string,
): Promise<HttpResult<BookingLogPage>> {
  const path = next ?? withQuery('/api/portal/tools/bookings', query)
  const result = await http<Document<BookingResource[]>>({ path, timeoutMs: timeoutsMs.list })
  if (!result.ok) return result
  const { data = [], links, meta } = result.value ?? {}
  const total = typeof meta?.total === 'number' ? meta.total : null
  return { ok: true, value: { bookings: data.map(bookingOf), total, next: links?.next ?? null } }
}

/** One booking with every field as it is on the wire. */
export async function getBookingResource(
  http: Http,
  id: string,
): Promise<HttpResult<BookingResource | null>> {
  const path = `/api/bookings/${encodeURIComponent(id)}`
  const result = await http<Document<BookingResource>>({ path })
  return result.ok ? { ok: true, value: result.value?.data ?? null } : result
}

/** Lists who changed what of a booking, newest first. */
export async function listBookingHistory(
  http: Http,
  id: string,
): Promise<HttpResult<readonly BookingHistoryEntry[]>> {
  const path = `/api/portal/bookings/${encodeURIComponent(id)}/history`
  const result = await http<Document<BookingChangeResource[]>>({ path })
  if (!result.ok) return result
  return { ok: true, value: (result.value?.data ?? []).map(({ id, attributes }) => ({ ...attributes, id })) }
}
