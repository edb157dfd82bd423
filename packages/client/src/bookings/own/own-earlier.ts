import type { OwnBookingResource } from '@rinda/contract/booking/own-booking'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../../http/create-http.ts'
import { type BookingLink, type OwnBooking, type OwnEarlier, ownBookingFrom } from './own-booking.ts'

/** Asks to be told of earlier times in a window; asked again, the new window counts. */
export async function askEarlier(
  http: Http,
  link: BookingLink,
  { weekdays, parts, isSameSpecialist }: Omit<OwnEarlier, 'offer'>,
): Promise<HttpResult<OwnBooking>> {
  return await post(http, link, 'earlier', { weekdays, parts, same_specialist: isSameSpecialist })
}

/** Asks no more for it. */
export async function stopEarlier(http: Http, link: BookingLink): Promise<HttpResult<OwnBooking>> {
  return await post(http, link, 'earlier/stop')
}

/** Takes the time that is offered, or leaves it to others; an accepted one is where the booking says that it moved to. */
export async function answerEarlier(
  http: Http,
  link: BookingLink,
  answer: 'accept' | 'decline',
  offer: string,
): Promise<HttpResult<OwnBooking>> {
  return await post(http, link, `earlier/${answer}`, { offer })
}

async function post(
  http: Http,
  { qtid, token }: BookingLink,
  what: string,
  earlier?: object,
): Promise<HttpResult<OwnBooking>> {
  const path = `/api/visit/bookings/${encodeURIComponent(qtid)}/${what}`
  const result = await http<Document<OwnBookingResource>>({
    ...{ method: 'POST', path, headers: { 'x-booking-token': token } },
    ...(earlier ? { body: { earlier } } : {}),
  })
  if (!result.ok) return result
  if (!result.value) throw new Error('an act on a booking gave no booking')
  return { ok: true, value: ownBookingFrom(result.value.data) }
}
