import type { BookableDayResource } from '@rinda/contract/booking/bookable-day'
import type { Http, HttpResult } from '../http/create-http.ts'

/** Times at which a service can be booked on a date; `reason` says why it cannot. */
export type BookableDay = BookableDayResource['attributes']

/**
 * Lists the times at which a service can be booked on each day from one to another, as visitors or staff may;
 * at most 92 days.
 */
export async function listBookableDays(
  http: Http,
  place: { locationId: number; serviceId: number },
  days: { from: string; till: string; audience: 'visitor' | 'staff' },
): Promise<HttpResult<BookableDay[]>> {
  const path = `/api/portal/locations/${place.locationId}/services/${place.serviceId}/bookable_days`
  const result = await http<{ data: BookableDayResource[] }>({ path: `${path}?${new URLSearchParams(days)}` })
  if (!result.ok) return result
  return { ok: true, value: (result.value?.data ?? []).map(({ attributes }) => attributes) }
}
