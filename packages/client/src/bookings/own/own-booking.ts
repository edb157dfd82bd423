import type {
  OwnBookingAttributes,
  OwnBookingResource,
  OwnPayment,
  OwnWish,
  PaymentPageResource,
} from '@rinda/contract/booking/own-booking'
import type { Document, Language } from '@rinda/contract/wire/json-api'
import type { DayPart } from '@rinda/domain/booking/earlier'
import type { Weekday } from '@rinda/domain/time/calendar'
import type { Http, HttpResult } from '../../http/create-http.ts'
import type { Texts } from '../../http/entity.ts'
import { isBookingName } from '../../http/ids.ts'
import { nameFrom } from '../../http/names.ts'

/** Name of a booking and the token that proves whose it is. */
export type BookingLink = { readonly qtid: string; readonly token: string }

/** Wish of a visitor to come earlier. `offer` is the time that is kept for them at present. */
export type OwnEarlier = {
  readonly weekdays: readonly Weekday[]
  readonly parts: readonly DayPart[]
  readonly isSameSpecialist: boolean
  readonly offer: {
    readonly id: string
    readonly startsAt: number
    readonly endsAt: number
    readonly until: number
    readonly specialist: OwnBookingAttributes['specialist']
  } | null
}

/** Payment of a booking; `until` is the moment up to which it may be paid. */
export type OwnPaymentView = {
  readonly status: OwnPayment['status']
  readonly amount: number | null
  readonly currency: string
  readonly until: number | null
  readonly refund: number
}

/** A booking as whoever holds its link sees it. Moments are ms since 1970. */
export type OwnBooking = {
  readonly id: number
  readonly qtid: string
  readonly code: string
  readonly status: OwnBookingAttributes['status']
  readonly approval: OwnBookingAttributes['approval']
  readonly startsAt: number
  readonly endsAt: number
  readonly zone: string
  readonly isServed: boolean
  readonly company: { readonly id: number; readonly name: Texts }
  readonly location: {
    readonly id: number
    readonly name: Texts
    readonly address: Texts
    readonly phone: string
    /** Place on the map; null: nobody said. */
    readonly position: { readonly latitude: number; readonly longitude: number } | null
  }
  readonly service: { readonly id: number; readonly name: Texts }
  readonly specialist: OwnBookingAttributes['specialist']
  readonly reason: string
  readonly cancelUntil: number | null
  readonly moveUntil: number | null
  readonly mayConfirm: boolean
  readonly checkInFrom: number | null
  readonly checkInUntil: number | null
  /** Moments between which lateness may be told; null: not at all. */
  readonly tellLateFrom: number | null
  readonly tellLateUntil: number | null
  readonly lateMinutes: number | null
  readonly ticket: { readonly id: number; readonly token: string; readonly label: string } | null
  /** Moment up to which they may ask to be told of earlier times; null: not at all. */
  readonly askEarlierUntil: number | null
  readonly earlier: OwnEarlier | null
  readonly movedTo: (BookingLink & { readonly startsAt: number }) | null
  /** Null: none was asked for. Amounts are whole cents. */
  readonly payment: OwnPaymentView | null
  readonly person: OwnBookingAttributes['person']
  readonly isErased: boolean
  readonly socketKey: string
  readonly updatedAt: string
}

/** The booking of a link, as it stands now; undefined where there is none, or the token is not its own. */
export async function getOwnBooking(
  http: Http,
  { qtid, token }: BookingLink,
): Promise<HttpResult<OwnBooking | undefined>> {
  if (!isBookingName(qtid)) return { ok: true, value: undefined }
  const path = `/api/visit/bookings/${encodeURIComponent(qtid)}`
  const result = await http<Document<OwnBookingResource>>({ path, headers: { 'x-booking-token': token } })
  if (!result.ok) {
    const isUnknown = result.failure.kind === 'refused' && result.failure.status === 404
    return isUnknown ? { ok: true, value: undefined } : result
  }
  return { ok: true, value: result.value ? ownBookingFrom(result.value.data) : undefined }
}

/** The file that puts it into a calendar; undefined where it did not come. */
export function getOwnCalendar(link: BookingLink): Promise<Blob | undefined> {
  return getOwnFile(link, 'calendar')
}

/** Its paper, as a PDF in a language; undefined where it did not come. */
export function getOwnConfirmation(link: BookingLink, language: Language): Promise<Blob | undefined> {
  return getOwnFile(link, `confirmation?language=${language}`)
}

/** Time in ms that a file may take: a paper is written as it is asked for, and comes over the line of a phone. */
const fileWithinMs = 20_000

async function getOwnFile({ qtid, token }: BookingLink, what: string): Promise<Blob | undefined> {
  try {
    const answer = await fetch(`/api/visit/bookings/${encodeURIComponent(qtid)}/${what}`, {
      credentials: 'omit',
      headers: { 'x-booking-token': token },
      signal: AbortSignal.timeout(fileWithinMs),
    })
    return answer.ok ? await answer.blob() : undefined
  } catch {
    return undefined
  }
}

/** Says that the visitor will come, at the start (ms) that they saw: refused where it is another by now. Said once more, it changes nothing. */
export async function confirmOwnBooking(
  http: Http,
  { qtid, token }: BookingLink,
  startsAt: number,
): Promise<HttpResult<unknown>> {
  const seen_start = new Date(startsAt).toISOString()
  return await http({
    method: 'PATCH',
    path: `/api/bookings/${encodeURIComponent(qtid)}`,
    headers: { 'x-booking-token': token },
    body: { booking: { status: 'confirmed', seen_start } },
  })
}

/** Says on the day that the visitor comes later, by so many minutes. */
export async function tellLate(
  http: Http,
  { qtid, token }: BookingLink,
  minutes: number,
): Promise<HttpResult<unknown>> {
  return await http({
    method: 'POST',
    path: `/api/visit/bookings/${encodeURIComponent(qtid)}/late`,
    headers: { 'x-booking-token': token },
    body: { late: { minutes } },
  })
}

/** Time in ms that a gateway may take to begin a payment: longer than a call of ours. */
const beginWithinMs = 12_000

/** Gives the page on which a booking is paid for; asked for again it is the same. */
export async function beginPayment(http: Http, { qtid, token }: BookingLink): Promise<HttpResult<string>> {
  const result = await http<Document<PaymentPageResource>>({
    method: 'POST',
    path: `/api/visit/bookings/${encodeURIComponent(qtid)}/payment`,
    headers: { 'x-booking-token': token },
    timeoutMs: beginWithinMs,
  })
  return result.ok ? { ok: true, value: result.value?.data.attributes.page_url ?? '' } : result
}

/** Erases what is known of the visitor. A visit that is to come is canceled with it, where that is said; else it is refused. */
export async function eraseOwnData(
  http: Http,
  { qtid, token }: BookingLink,
  options: { isCanceledToo: boolean },
): Promise<HttpResult<unknown>> {
  return await http({
    method: 'POST',
    path: `/api/visit/bookings/${encodeURIComponent(qtid)}/erase`,
    headers: { 'x-booking-token': token },
    body: { erase: { cancel: options.isCanceledToo } },
  })
}

export function ownBookingFrom({ id, attributes: a }: OwnBookingResource): OwnBooking {
  const { latitude, longitude, address, address_lv, address_en, address_ru } = a.location
  return {
    ...{
      id: Number(id),
      qtid: a.qtid,
      code: a.code,
      status: a.status,
      approval: a.approval,
      reason: a.reason,
    },
    ...{ startsAt: Date.parse(a.starts_at), endsAt: Date.parse(a.ends_at), zone: a.timezone },
    isServed: a.served_at !== null,
    company: { id: a.company.id, name: nameFrom(a.company) },
    location: {
      id: a.location.id,
      name: nameFrom(a.location),
      address: { default: address, lv: address_lv, en: address_en, ru: address_ru },
      phone: a.location.phone,
      position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    },
    service: { id: a.service.id, name: nameFrom(a.service) },
    specialist: a.specialist,
    cancelUntil: msOf(a.may.cancel_until),
    moveUntil: msOf(a.may.move_until),
    mayConfirm: a.may.confirm,
    checkInFrom: msOf(a.may.check_in_from),
    checkInUntil: msOf(a.may.check_in_until),
    tellLateFrom: msOf(a.may.tell_late_from),
    tellLateUntil: msOf(a.may.tell_late_until),
    lateMinutes: a.late_minutes,
    ticket: a.ticket && { ...a.ticket, id: Number(a.ticket.id) },
    askEarlierUntil: msOf(a.may.ask_earlier_until),
    earlier: a.earlier && earlierFrom(a.earlier),
    movedTo: a.moved_to && {
      ...{ qtid: a.moved_to.qtid, token: a.moved_to.token },
      startsAt: Date.parse(a.moved_to.starts_at),
    },
    payment: a.payment && {
      ...{ status: a.payment.status, amount: a.payment.amount, refund: a.payment.refund },
      ...{ currency: a.payment.currency ?? 'EUR', until: msOf(a.payment.until) },
    },
    person: a.person,
    isErased: a.user_deleted_at !== null,
    ...{ socketKey: a.socket_key, updatedAt: a.updated_at },
  }
}

function earlierFrom({ weekdays, parts, same_specialist, offer }: OwnWish): OwnEarlier {
  return {
    ...{ weekdays, parts, isSameSpecialist: same_specialist },
    offer: offer && {
      ...{ id: offer.id, startsAt: Date.parse(offer.starts_at), endsAt: Date.parse(offer.ends_at) },
      ...{ until: Date.parse(offer.until), specialist: offer.specialist },
    },
  }
}

function msOf(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment)
}
