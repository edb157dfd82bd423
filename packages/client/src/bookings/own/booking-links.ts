import type {
  AskForBookings,
  ListedBookingResource,
  ShortLinkResource,
} from '@rinda/contract/booking/booking-link'
import type { Http, HttpResult } from '../../http/create-http.ts'
import type { Texts } from '../../http/entity.ts'
import { nameFrom } from '../../http/names.ts'
import type { BookingLink } from './own-booking.ts'

/** A booking in the list of whoever it belongs to. Moments are ms since 1970. */
export type ListedBooking = BookingLink & {
  readonly id: number
  readonly state: 'standing' | 'pending' | 'canceled' | 'declined' | 'served'
  readonly startsAt: number
  readonly endsAt: number
  readonly zone: string
  readonly service: Texts
  readonly place: Texts
  readonly address: Texts
}

/** Has a link to the bookings of an address sent there. The answer does not tell whether there are any. */
export async function askForBookingLink(
  http: Http,
  {
    companyId,
    ...to
  }: { companyId: number } & Pick<
    AskForBookings,
    'email' | 'phone_number' | 'phone_country_code' | 'language'
  >,
): Promise<HttpResult<unknown>> {
  const link = { company_id: companyId, ...to }
  return await http({ method: 'POST', path: '/api/visit/booking_links', body: { link } })
}

/** The bookings that a link leads to, the last one first; undefined: it leads nowhere, or nowhere any more. */
export async function listBookingsOfLink(
  http: Http,
  { companyId, token, device }: { companyId: number; token: string; device: string },
): Promise<HttpResult<ListedBooking[] | undefined>> {
  const result = await http<{ data: ListedBookingResource[] }>({
    path: `/api/visit/booking_links/bookings?company_id=${companyId}`,
    headers: { 'x-link-token': token, 'x-link-device': device },
  })
  if (result.ok) return { ok: true, value: (result.value?.data ?? []).map(listedFrom) }
  const isOver = result.failure.kind === 'refused' && result.failure.status < 429
  return isOver ? { ok: true, value: undefined } : result
}

/** The booking that the short link of a text message leads to; undefined: it leads nowhere. */
export async function openShortLink(http: Http, link: string): Promise<HttpResult<BookingLink | undefined>> {
  const result = await http<{ data: ShortLinkResource }>({
    path: '/api/visit/booking_links/booking',
    headers: { 'x-short-link': link },
  })
  if (result.ok) return { ok: true, value: result.value?.data.attributes }
  const isOver = result.failure.kind === 'refused' && result.failure.status < 429
  return isOver ? { ok: true, value: undefined } : result
}

function listedFrom({ id, attributes: a }: ListedBookingResource): ListedBooking {
  const { address, address_lv, address_en, address_ru } = a.location
  return {
    ...{ id: Number(id), qtid: a.qtid, token: a.token, state: stateOf(a) },
    ...{ startsAt: Date.parse(a.starts_at), endsAt: Date.parse(a.ends_at), zone: a.timezone },
    service: nameFrom(a.service),
    place: nameFrom(a.location),
    address: { default: address, lv: address_lv, en: address_en, ru: address_ru },
  }
}

function stateOf(of: ListedBookingResource['attributes']): ListedBooking['state'] {
  if (of.status === 'canceled') return 'canceled'
  if (of.approval === 'declined') return 'declined'
  if (of.served_at !== null) return 'served'
  return of.approval === 'pending' ? 'pending' : 'standing'
}
