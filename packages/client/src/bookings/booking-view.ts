import type {
  BookingFields,
  BookingLogLine,
  BookingNotes,
  BookingResource,
} from '@rinda/contract/booking/booking'
import type { Language } from '@rinda/contract/wire/json-api'
import { earlierSince } from '@rinda/domain/booking/earlier'
import type { Approval, BookingStatus } from '@rinda/domain/booking/status'
import { announcedMinutes } from '@rinda/domain/queue/late'
import { type EpochMinutes, fromUtcDateTime } from '@rinda/domain/time/zone'

/** A booking as screens read it: camelCase, its time as instants (epoch minutes), its duration in minutes. */
export type Booking = {
  readonly id: string
  readonly qtid: string
  readonly token: string
  readonly status: BookingStatus
  readonly approval: Approval
  readonly locationId: number
  readonly serviceId: number
  readonly specialistId: number | null
  readonly startsAt: EpochMinutes
  readonly endsAt: EpochMinutes
  readonly durationMinutes: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneCountryCode: string
  readonly phoneNumber: string
  readonly language: Language
  readonly clientType: 'app' | 'portal' | 'widget'
  /** Time taken out of the calendar, not a visitor. */
  readonly isBlocked: boolean
  readonly servedAt: string | null
  /** Minutes by which the visitor said that they come later, where they did. */
  readonly lateMinutes?: number
  /** Moment since when the visitor would come earlier, where they said so. */
  readonly earlierSince?: string
  readonly expireAt: string | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly fields: BookingFields
  readonly notes: BookingNotes
  /** The series that it belongs to; null when it does not repeat. */
  readonly seriesId: string | null
  readonly log: readonly BookingLogLine[]
}

/** The booking of a wire resource. Throws RangeError when its date or time is none, which the server never sends. */
export function bookingOf(resource: BookingResource): Booking {
  const wire = resource.attributes
  const startsAt = fromUtcDateTime(wire.date, wire.time)
  const late = announcedMinutes(wire.fields, startsAt)
  const earlier = earlierSince(wire.fields, startsAt)
  return {
    id: resource.id,
    qtid: wire.qtid,
    token: wire.token,
    status: wire.status,
    approval: wire.approval,
    locationId: wire.location_id,
    serviceId: wire.service_id,
    specialistId: wire.specialist_id,
    startsAt,
    endsAt: startsAt + wire.duration,
    durationMinutes: wire.duration,
    firstName: wire.first_name,
    lastName: wire.last_name,
    email: wire.email,
    phoneCountryCode: wire.phone_country_code,
    phoneNumber: wire.phone_number,
    language: wire.language,
    clientType: wire.client_type,
    isBlocked: wire.fields._is_blocked === true,
    servedAt: wire.served_at,
    ...(late === null ? {} : { lateMinutes: late }),
    ...(earlier === null ? {} : { earlierSince: earlier }),
    expireAt: wire.expire_at,
    createdAt: wire.created_at,
    updatedAt: wire.updated_at,
    fields: wire.fields,
    notes: wire.notes,
    seriesId: typeof wire.config?.series === 'string' ? wire.config.series : null,
    log: wire.log ?? [],
  }
}

/** The name a calendar shows: first and last name, whichever there are. */
export function visitorName(booking: Pick<Booking, 'firstName' | 'lastName'>): string {
  return `${booking.firstName} ${booking.lastName}`.trim()
}
