import type { BookingFields, BookingNotes, BookingResource } from '@rinda/contract/booking/booking'
import type { Document, Language, ResourceObject } from '@rinda/contract/wire/json-api'
import type { BookingClientType } from '@rinda/domain/booking/client-type'
import type { Approval, BookingStatus } from '@rinda/domain/booking/status'
import { type Http, type HttpResult, timeoutsMs } from '../http/create-http.ts'
import { type Query, readList, readOne, readPages, withQuery } from '../http/reads.ts'
import { type WriteOptions, write } from '../http/writes.ts'
import { type Booking, bookingOf } from './booking-view.ts'

/**
 * Filter of bookings: `from` and `to` are days of the company's zone, both included; `pageSize` at most 10
 * 000.
 */
export type BookingFilter = {
  locationId?: number
  serviceId?: number
  specialistId?: number
  statuses?: readonly BookingStatus[]
  from?: string
  to?: string
  pageSize?: number
}

type CustomerType = 'none' | 'person' | 'business'

/**
 * Facts of a booking to send. `date` and `time` are UTC, `duration` is minutes; `token` is what a visitor
 * shows. `approval` decides on a booking that exists already.
 */
export type BookingDraft = {
  status?: BookingStatus | Uppercase<BookingStatus>
  approval?: Approval | Uppercase<Approval>
  locationId?: number
  serviceId?: number
  specialistId?: number | null
  date?: string
  time?: string
  duration?: number | null
  firstName?: string
  lastName?: string
  email?: string
  phoneCountryCode?: string
  phoneNumber?: string
  customerType?: CustomerType | Uppercase<CustomerType>
  customerNumber?: string
  language?: Language
  fields?: BookingFields
  notes?: BookingNotes
  /**
   * Values that a program keeps with the booking, merged with those that it has; texts, numbers, yes/no, and
   * lists of them.
   */
  config?: { [name: string]: unknown }
  token?: string
  /** Code that a visitor was sent to show that the address is theirs: goes with `status` verified. */
  code?: string
}
type NewBooking = BookingDraft & {
  locationId: number
  serviceId: number
  date: string
  time: string
  /** Through what it came in, as another program of the operator says; what the portal makes is the portal's. */
  clientType?: BookingClientType | Uppercase<BookingClientType>
}

/** The bookings that fit, however many pages they are. */
export function listBookings(http: Http, filter: BookingFilter = {}): Promise<HttpResult<Booking[]>> {
  return readList(http, withQuery('/api/bookings', queryOf(filter)), bookingsOf)
}

/** The same page by page, for whoever need not hold them all. */
export function bookingPages(http: Http, filter: BookingFilter = {}) {
  return readPages(http, withQuery('/api/bookings', queryOf(filter)), bookingsOf)
}

/** Lists the bookings that hold time and wait for their payment. */
export function listPaymentPending(http: Http): Promise<HttpResult<Booking[]>> {
  return readList(http, '/api/bookings/payment_pending', bookingsOf)
}

/** The booking of an id or a qtid while it holds time; undefined when it holds none. */
export function findExistingBooking(http: Http, id: string | number, token?: string) {
  const path = withQuery(`/api/bookings/existing/${encodeURIComponent(id)}`, { token })
  return readOne(http, path, ({ data }) => bookingFrom(data), timeoutsMs.list)
}

/** The bookings of a telephone number, newest first; digits only. */
export function listBookingsOfPhone(http: Http, countryCode: string, number: string) {
  const path = `/api/bookings/phone/${encodeURIComponent(countryCode)}/${encodeURIComponent(number)}`
  return readList(http, path, bookingsOf, timeoutsMs.phone)
}

/** The bookings of some days of the company's zone, both included; at most 92 days. */
export function listBookingsOfDays(http: Http, from: string, till: string): Promise<HttpResult<Booking[]>> {
  return readList(
    http,
    `/api/bookings/date/${encodeURIComponent(from)}/${encodeURIComponent(till)}`,
    bookingsOf,
  )
}

export function listBookingsOfService(http: Http, serviceId: number, date: string) {
  return readList(http, `/api/bookings/service/${serviceId}/date/${encodeURIComponent(date)}`, bookingsOf)
}

/** The booking of an id or a qtid. A visitor shows its token. */
export function getBooking(http: Http, id: string | number, token?: string) {
  const path = withQuery(`/api/bookings/${encodeURIComponent(id)}`, { token })
  return readOne(http, path, ({ data }) => bookingFrom(data))
}

/** Holds a time (`status` locked, as without one), or books it at once (scheduled). */
export function createBooking(http: Http, draft: NewBooking, options: WriteOptions = {}) {
  return write(
    http,
    { method: 'POST', path: '/api/bookings', under: 'booking', draft, ...options },
    bookingFrom,
  )
}

/** Changes what is given. A change of status is a transition, and refused where it is none. */
export function updateBooking(
  http: Http,
  id: string | number,
  draft: BookingDraft,
  options: WriteOptions = {},
) {
  const path = `/api/bookings/${encodeURIComponent(id)}`
  return write(http, { method: 'PATCH', path, under: 'booking', draft, ...options }, bookingFrom)
}

/** Gives the path from which the file of a booking is fetched. */
export function attachmentPath(id: string | number): string {
  return `/api/bookings/${encodeURIComponent(id)}/attachment`
}

/** Attaches a PDF, PNG or JPEG of at most 5 MB to a booking, in the place of the one before. */
export async function attachToBooking(
  http: Http,
  id: string | number,
  file: Blob,
  options: WriteOptions = {},
): Promise<HttpResult<Booking | undefined>> {
  const call = { method: 'POST', path: attachmentPath(id), body: file, timeoutMs: timeoutsMs.list } as const
  const result = await http<Document<ResourceObject>>({ ...call, ...options })
  if (!result.ok) return result
  return { ok: true, value: result.value ? bookingFrom(result.value.data) : undefined }
}

function queryOf({
  locationId,
  serviceId,
  specialistId,
  statuses,
  from,
  to,
  pageSize,
}: BookingFilter): Query {
  const asked = { location_id: locationId, service_id: serviceId, specialist_id: specialistId, from, to }
  return { ...asked, status: statuses?.join(','), 'page[size]': pageSize }
}

function bookingsOf({ data }: Document<ResourceObject[]>): Booking[] {
  return data.map(bookingFrom)
}

function bookingFrom(resource: ResourceObject): Booking {
  return bookingOf(resource as BookingResource)
}
