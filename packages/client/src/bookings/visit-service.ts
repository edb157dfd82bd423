import type { BookingResource } from '@rinda/contract/booking/booking'
import type { VisitServiceAttributes, VisitServiceResource } from '@rinda/contract/booking/visit-service'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import type { Texts } from '../http/entity.ts'
import { isId } from '../http/ids.ts'
import { nameFrom } from '../http/names.ts'

/** A service as visitors book it. Days are YYYY-MM-DD. */
export type VisitService = {
  readonly id: number
  readonly companyId: number
  readonly locationId: number
  readonly name: Texts
  readonly locationName: Texts
  readonly address: Texts
  readonly zone: string
  /** Telephone of the place; empty where nobody said. */
  readonly phone: string
  readonly duration: number
  readonly price: number | null
  /** True: it is paid before a booking is sure. */
  readonly isPrepaid: boolean
  readonly specialists: readonly { readonly id: number; readonly name: string; readonly duration: number }[]
  readonly form: VisitServiceAttributes['form']
  /** `notes` of the form is for what the matter is. */
  readonly asksDescription: boolean
  readonly asksAttachment: boolean
  readonly visitorCode: VisitServiceAttributes['visitor_code']
  readonly visitorCodeFrom: VisitServiceAttributes['visitor_code_from']
  readonly bookableFrom: string | null
  readonly bookableTill: string | null
  /** The day that it was at the location when this was read, where it is open on it; null where it is closed all day. */
  readonly openToday: string | null
  readonly hasLine: boolean
  /** Another system keeps its bookings: by whom its times are held is not known here. */
  readonly isBookedElsewhere: boolean
  readonly socketKey: string
}

/** Reads a service that visitors book; undefined where they are shown none of that id. */
export async function getVisitService(http: Http, id: number): Promise<HttpResult<VisitService | undefined>> {
  if (!isId(id)) return { ok: true, value: undefined }
  const result = await http<Document<VisitServiceResource>>({ path: `/api/visit/services/${id}` })
  if (result.ok) return { ok: true, value: result.value ? visitServiceFrom(result.value.data) : undefined }
  return isUnknown(result) ? { ok: true, value: undefined } : result
}

/** Finds what became of a hold, as the server has it; null where it holds no time any more. */
export async function getHeldBooking(
  http: Http,
  { qtid, token }: { qtid: string; token: string },
): Promise<HttpResult<BookingResource | null>> {
  const path = `/api/bookings/existing/${qtid}`
  const result = await http<Document<BookingResource | null>>({ path, headers: { 'x-booking-token': token } })
  if (result.ok) return { ok: true, value: result.value?.data ?? null }
  return isUnknown(result) ? { ok: true, value: null } : result
}

function isUnknown(result: HttpResult<unknown>): boolean {
  return !result.ok && result.failure.kind === 'refused' && result.failure.status === 404
}

function visitServiceFrom({ id, attributes: a }: VisitServiceResource): VisitService {
  return {
    id: Number(id),
    companyId: a.company_id,
    locationId: a.location_id,
    name: nameFrom(a),
    locationName: {
      ...{ default: a.location_name, lv: a.location_name_lv },
      ...{ en: a.location_name_en, ru: a.location_name_ru },
    },
    address: {
      ...{ default: a.location_address, lv: a.location_address_lv },
      ...{ en: a.location_address_en, ru: a.location_address_ru },
    },
    zone: a.timezone,
    phone: a.phone,
    duration: a.duration,
    price: a.price,
    isPrepaid: a.prepaid,
    specialists: a.specialists.map((one) => ({ ...one, id: Number(one.id) })),
    form: a.form,
    asksDescription: a.asks_description,
    asksAttachment: a.asks_attachment,
    visitorCode: a.visitor_code,
    visitorCodeFrom: a.visitor_code_from,
    bookableFrom: a.bookable_from,
    bookableTill: a.bookable_till,
    openToday: a.open_today ?? null,
    hasLine: a.has_line,
    isBookedElsewhere: a.booked_elsewhere,
    socketKey: a.socket_key,
  }
}
