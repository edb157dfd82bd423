import type { Http, HttpResult } from '../../http/create-http.ts'

/** Ends the wish of a booking's visitor to come earlier. Ended already, it stays so. */
export async function stopEarlierWish(http: Http, qtid: string): Promise<HttpResult<unknown>> {
  return await http({
    method: 'POST',
    path: `/api/portal/bookings/${encodeURIComponent(qtid)}/stop_earlier`,
  })
}
