import type { BookingEventType, Envelope } from '../wire/envelope.ts'
import type { ResourceObject } from '../wire/json-api.ts'
import type { AttentionItem } from './attention.ts'
import type { BookingResource } from './booking.ts'
import type { DaySheet, SlotItem } from './day-sheet.ts'
import type { AttentionCounts } from './day-state.ts'
import type { KnownVisitor } from './known-visitor.ts'
import type { NotFree } from './not-free.ts'
import type { RequestType } from './requests.ts'
import type { SeriesPreview } from './series.ts'

/**
 * Bookings that a block would hit, and times at which the specialist is taken by bookings that the person
 * does not see.
 */
export type BlockPreview = {
  data: BookingResource[]
  included: ResourceObject[]
  busy: { date: string; time: string; duration: number }[]
}

/**
 * Changes that were missed, each as it was broadcast, and the last number that they reach. With `reset` too
 * many were missed, and everything is read anew.
 */
export type Changes = { data: Envelope[]; seq: number; reset?: boolean }

/** A message whose `data` holds the answer, and, beside it, what it speaks of. */
type Message<Type extends string, Data> = { type: Type; data: { data: Data; included?: ResourceObject[] } }
/** An act on a booking is answered with what became of it, as others hear it, and the booking as it is now. */
type Act = Message<BookingEventType, BookingResource>

/**
 * The message that answers each request of the booking socket when it succeeds. The server's handlers, the client and the golden files are
 * typed from it: a new request has its line here, or it does not compile.
 */
type Messages = {
  /** `short` where it was asked for: then it holds all there is to say, as the text of `ShortBookings`. */
  get_bookings: Message<'bookings', { data: BookingResource[]; included: ResourceObject[]; short?: string }>
  get_slots: Message<'slots', SlotItem[]>
  get_day_sheet: Message<'day_sheet', DaySheet>
  get_attention: Message<'attention', { data: AttentionItem[]; total: number; counts?: AttentionCounts }>
  why_not_free: Message<'not_free_reasons', NotFree>
  get_changes: { type: 'changes'; data: Changes }
  /** `more`: there are others besides. */
  find_bookings: Message<
    'bookings_found',
    { data: BookingResource[]; included: ResourceObject[]; more: boolean }
  >
  find_known_visitors: Message<'known_visitors', KnownVisitor[]>
  lock_booking: Act
  schedule_booking: Act
  cancel_booking: Act
  unlock_booking: Act
  prolong_booking: Act
  reschedule_booking: Act
  move_booking: Act
  verify_booking: Act
  accept_booking: Act
  decline_booking: Act
  serve_booking: Act
  preview_block: Message<'block_preview', BlockPreview>
  preview_series: Message<'series_preview', SeriesPreview>
  schedule_series: Message<'series_scheduled', BookingResource[]>
  cancel_series: Message<'series_canceled', BookingResource[]>
}

/** The message that answers a request. */
export type ReplyMessage<Type extends RequestType> = Messages[Type]

/** Part of a reply that the client returns: what stands under `data` of its data; of changes all of it. */
export type ReplyOf<Type extends RequestType> = Type extends 'get_changes'
  ? Changes
  : Messages[Type]['data']['data']

/** The types of all messages that answer a question; acts are answered with the event. */
export type AnswerType = Exclude<ReplyMessage<RequestType>['type'], BookingEventType>
