import type { BookingAttributes } from '../booking/booking.ts'
import type { Phrase, ResourceObject } from './json-api.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * Name that a client gives its request: a text, or a number if it counts them. The reply carries it
 * unchanged.
 */
export type Trace = string | number

/** Every message, both ways. A reply carries the request's `trace`; a broadcast has none and carries its place in the company's stream. */
export type Envelope<Type extends string = string, Data = unknown> = {
  trace?: string
  type: Type
  seq?: number
  data: Data
}

/** A long answer to a request that takes it so (`accept: gzip`): in the place of `data` the bytes of its JSON, compressed. */
export type PackedEnvelope = Omit<Envelope, 'data'> & { gzip: Uint8Array }

/** Data of the answer to a failed request; `field` names the field at fault, `dates` the days of a series. */
export type FailureData = {
  code: RefusalCode
  info: Phrase
  field?: string
  /** Name under which the server's log has it, where the fault is the server's own. */
  id?: string
  dates?: readonly string[]
  /** Seconds after which the same may work again, where that is known. */
  retryAfter?: number
}

/** The changes of one booking that are broadcast. */
export const bookingEventTypes = [
  'booking_locked',
  'booking_verified',
  'booking_unlocked',
  'booking_scheduled',
  'booking_confirmed',
  'booking_canceled',
  'booking_rescheduled',
  'booking_expired',
  'booking_failed',
  'booking_accepted',
  'booking_declined',
  'booking_served',
] as const
export type BookingEventType = (typeof bookingEventTypes)[number]

/**
 * The changes of what a company offers that are broadcast to portals: the location or service as it is now; a specialist as they are at one
 * location, told for each that they serve at, or served at before.
 */
export const setUpEventTypes = [
  'location_created',
  'location_updated',
  'service_created',
  'service_updated',
  'specialist_created',
  'specialist_updated',
] as const
export type SetUpEventType = (typeof setUpEventTypes)[number]

/** A change as visitors' pages hear it: the time that it was about, where and with whom, and nothing of whose. */
export type SlotChange = ResourceObject<
  'booking',
  Pick<
    BookingAttributes,
    'location_id' | 'service_id' | 'specialist_id' | 'date' | 'time' | 'duration' | 'status'
  >
>

/**
 * Notice to visitors' pages that the offer of a location has changed: its hours, its services, or who works
 * there; or the rules of a company, which hold at all its locations. The pages then ask for the new state.
 */
export type OfferChange =
  | { type: 'location'; id: string; attributes: { location_id: number; service_id: number | null } }
  | { type: 'company'; id: string; attributes: { location_id: null; service_id: null } }
/** Name of the message that tells it. */
export const offerChanged = 'offer_changed'
/**
 * Message that tells it. In the line, and of a company, it has no place in the stream and is sent to who names it in the handshake's `understands`: who
 * comes back reads anew.
 */
export type OfferChangedMessage = Envelope<typeof offerChanged, { data: OfferChange }>

/** The type under which a request's refusal is sent. */
const failureTypeOf: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lock_booking: 'BOOKING_LOCK_FAILED',
    schedule_booking: 'SCHEDULE_BOOKING_FAILED',
    cancel_booking: 'CANCEL_BOOKING_FAILED',
  }),
)

/** `get_slots` → `GET_SLOTS_FAILED`; the three that the source names keep their own names. */
export function failureType(requestType: string): string {
  return failureTypeOf.get(requestType.toLowerCase()) ?? `${requestType.toUpperCase()}_FAILED`
}
