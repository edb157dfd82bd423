import { isDeepStrictEqual } from 'node:util'
import type { BookingEventType } from '@rinda/contract/wire/envelope'
import type { BookingStatus } from '@rinda/domain/booking/status'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import type { BookingPatch, BookingRow } from '../store.ts'
import type { RemoteBooking } from './answers.ts'
import type { Directory } from './directory.ts'

/** Mark of a booking of which the other side tells its visitor: there of one that was asked for from here, here of one that was made there. */
export const toldElsewhere = { _told_elsewhere: true } as const

/** Columns that say when and where a booking of another system is, and how it stands, as that one says. */
export function placeColumns(
  { attributes }: RemoteBooking,
  { ourService, ourSpecialist }: Pick<Directory, 'ourService' | 'ourSpecialist'>,
  before: BookingRow | null,
) {
  const { date, time, duration, service_id, specialist_id, status } = attributes
  const start = fromUtcDateTime(date, time)
  // An address that was proven here is none there.
  const isProvenHere = before?.status === 'verified' && status === 'locked'
  return {
    status: isProvenHere ? before.status : status,
    approval: attributes.approval,
    ...serviceOf(ourService.get(service_id) ?? before?.service_id),
    specialist_id: specialist_id == null ? null : (ourSpecialist.get(specialist_id) ?? null),
    starts_at: new Date(start * 60_000),
    ends_at: new Date((start + duration) * 60_000),
    expire_at: isHold(status) ? attributes.expire_at : null,
    served_at: attributes.served_at,
  }
}

const serviceOf = (id: number | undefined) => (id === undefined ? {} : { service_id: id })
const isHold = (status: BookingStatus) => status === 'locked' || status === 'verified'

/**
 * All columns of a booking that another system decides. Of whom a visitor has had erased nothing is taken in again; and what somebody fills in
 * while they hold a time is not known there yet.
 */
export function followedColumns(booking: RemoteBooking, directory: Directory, before: BookingRow | null) {
  const { attributes } = booking
  const isKept = before !== null && (before.user_deleted_at !== null || isHold(attributes.status))
  return {
    ...placeColumns(booking, directory, before),
    ...(isKept ? {} : customerOf(attributes, before)),
  }
}

function customerOf(attributes: RemoteBooking['attributes'], before: BookingRow | null) {
  const { first_name, last_name, email, phone_country_code, phone_number, notes } = attributes
  const { _told_elsewhere: _, ...fields } = attributes.fields
  const isTheirs = before === null || before.fields._told_elsewhere === true
  const kind = fields._is_blocked === true ? ('block' as const) : ('appointment' as const)
  return {
    ...{ first_name, last_name, email, phone_country_code, phone_number, notes, kind },
    language: attributes.language ?? before?.language ?? ('lv' as const),
    fields: { ...fields, ...(isTheirs ? toldElsewhere : {}) },
  }
}

/** Columns of a booking that are not yet as they should be, as they are written. */
export function changedOf(before: BookingRow, wanted: ReturnType<typeof followedColumns>): BookingPatch {
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(before[name as keyof BookingRow], value),
  )
  return written(Object.fromEntries(changed))
}

/** The same with what stands as JSON as its text. */
export function written<Columns extends object>(columns: Columns): Columns {
  const texts = Object.entries(columns)
    .filter(([name]) => name === 'fields' || name === 'notes')
    .map(([name, value]) => [name, JSON.stringify(value)])
  return { ...columns, ...Object.fromEntries(texts) }
}

/** Type of the event that says what a booking is now, so that every client replaces it. */
export const eventTypeOf: Readonly<Record<BookingStatus, BookingEventType>> = {
  none: 'booking_failed',
  locked: 'booking_locked',
  verified: 'booking_verified',
  scheduled: 'booking_scheduled',
  confirmed: 'booking_confirmed',
  unlocked: 'booking_unlocked',
  canceled: 'booking_canceled',
  rescheduled: 'booking_canceled',
  expired: 'booking_expired',
  failed: 'booking_failed',
}
