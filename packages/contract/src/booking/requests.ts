import { z } from 'zod'
import {
  bookingFields,
  bookingNotes,
  calendarDate,
  clockTime,
  email,
  language,
  minutes,
  opaque,
  optionalRowId,
  phoneCountryCode,
  phoneNumber,
  qtid,
  rowId,
  text,
  visitorCode,
} from '../wire/fields.ts'
import { seriesSchemas } from './series.ts'

/** Fields in which a visitor or a member of staff describes the customer. */
const customer = {
  firstName: text(100),
  lastName: text(100),
  email,
  phoneNumber,
  phoneCountryCode,
  fields: bookingFields,
  notes: bookingNotes,
}

/** With `form: short` the answer is `ShortBookings`. A form that is not known is no fault: then the answer is the whole one. */
const getBookings = z.object({
  locationId: rowId.optional(),
  date: calendarDate.optional(),
  days: z
    .number('field_wrong')
    .int('field_wrong')
    .min(1, 'range_too_long')
    .max(31, 'range_too_long')
    .default(7),
  form: z.literal('short').optional().catch(undefined),
})

const getSlots = z.object({
  locationId: rowId,
  date: calendarDate,
  days: z.union([z.literal(1), z.literal(3), z.literal(7)], 'range_too_long').default(1),
  serviceId: optionalRowId.optional(),
  specialistId: optionalRowId.optional(),
})

const getDaySheet = z.object({
  locationId: rowId,
  date: calendarDate,
  days: z
    .number('field_wrong')
    .int('field_wrong')
    .min(1, 'range_too_long')
    .max(10, 'range_too_long')
    .default(1),
})

/** Question which bookings a block would hit. Without a service the first one of the specialist is meant. */
const previewBlock = z.object({
  locationId: rowId,
  serviceId: optionalRowId.optional(),
  specialistId: optionalRowId.optional(),
  date: calendarDate,
  time: clockTime,
  duration: minutes,
})

/**
 * Without a date: from now on, as far ahead as is looked. `most` bookings are told, and how many there are; with `counts` how many there are in
 * each column of each day. Without `companyId` it is about the company that the session works for.
 */
const getAttention = z.object({
  companyId: rowId.optional(),
  locationId: rowId.optional(),
  date: calendarDate.optional(),
  days: z
    .number('field_wrong')
    .int('field_wrong')
    .min(1, 'range_too_long')
    .max(31, 'range_too_long')
    .default(7),
  most: z
    .number('field_wrong')
    .int('field_wrong')
    .min(0, 'range_too_long')
    .max(500, 'range_too_long')
    .default(500),
  counts: z.boolean('field_wrong').optional(),
})

/**
 * Question why nothing can begin at a time, for a service, a specialist or both; without a service, for all
 * that the specialist serves there.
 */
const whyNotFree = z.object({
  locationId: rowId,
  serviceId: optionalRowId.optional(),
  specialistId: optionalRowId.optional(),
  date: calendarDate,
  time: clockTime,
  duration: minutes.nullish(),
})

const lockBooking = z.object({
  locationId: rowId,
  serviceId: rowId,
  date: calendarDate,
  time: clockTime,
  duration: minutes.nullish(),
  specialistId: optionalRowId.optional(),
  language: language.optional(),
  status: z.string('field_wrong').toUpperCase().pipe(z.literal('LOCK', 'field_wrong')).optional(),
})

/** Without a qtid the slot is named here and is locked and scheduled in one step. */
const scheduleBooking = z.object({
  qtid: qtid.optional(),
  token: opaque.optional(),
  status: z.string('field_wrong').optional(),
  locationId: rowId.optional(),
  serviceId: rowId.optional(),
  specialistId: optionalRowId.optional(),
  date: calendarDate.optional(),
  time: clockTime.optional(),
  duration: minutes.nullish(),
  language: language.optional(),
  ...z.object(customer).partial().shape,
})

const held = { qtid, token: opaque }

/** Notes of a cancellation may also come as the bare text. */
const closingNotes = z.union(
  [bookingNotes, text(2000).transform((canceled) => ({ canceled }))],
  'field_wrong',
)

const cancelBooking = z.object({ ...held, notes: closingNotes.nullish() })
const unlockBooking = z.object(held)
const prolongBooking = z.object(held)
const rescheduleBooking = z.object({
  ...held,
  lockedQtid: qtid,
  lockedToken: opaque,
  notes: closingNotes.nullish(),
})

/**
 * Moves a booking in one step; it stays the same booking. What is left out stays as it is, a specialist of null is any. With `from`, where
 * the booking stood for whoever moves it, a move that somebody else was quicker with is refused.
 */
const moveBooking = z.object({
  ...held,
  date: calendarDate,
  time: clockTime,
  locationId: rowId.optional(),
  serviceId: rowId.optional(),
  specialistId: optionalRowId.optional(),
  duration: minutes.nullish(),
  from: z
    .object({ date: calendarDate, time: clockTime, specialistId: optionalRowId.optional() }, 'field_wrong')
    .nullish(),
})

/**
 * With a code: the visitor shows that the address is theirs. Without one, but with the address: a code is made for it, where the company
 * asks visitors for one.
 */
const verifyBooking = z.object({
  ...held,
  code: visitorCode.optional(),
  ...z.object({ email, phoneNumber, phoneCountryCode }).partial().shape,
})

/** Notes of a decision may also come as the bare text. */
const declineNotes = z.union(
  [bookingNotes, text(2000).transform((declined) => ({ declined }))],
  'field_wrong',
)
const acceptBooking = z.object({ ...held, notes: bookingNotes.nullish() })
const declineBooking = z.object({ ...held, notes: declineNotes.nullish() })
const serveBooking = z.object({ qtid, token: opaque.optional() })

const getChanges = z.object({
  since: z.number('field_wrong').int('field_wrong').min(0, 'field_wrong'),
  companyId: rowId.optional(),
})

/** A visitor by name, telephone number or code; from three characters on. */
const findBookings = z.object({
  query: text(100).refine((typed) => [...typed].length >= 3, 'field_wrong'),
  limit: z
    .number('field_wrong')
    .int('field_wrong')
    .min(1, 'range_too_long')
    .max(200, 'range_too_long')
    .default(50),
})

/** The people of one company who visited before and fit what is typed into a field of the booking form. */
const findKnownVisitors = z.object({
  locationId: rowId,
  by: z.enum(['name', 'phone', 'email'], 'field_wrong'),
  query: text(100).refine((typed) => [...typed].length >= 3, 'field_wrong'),
  limit: z
    .number('field_wrong')
    .int('field_wrong')
    .min(1, 'range_too_long')
    .max(20, 'range_too_long')
    .default(6),
})

/** The requests of the booking socket that are understood, by type. */
export const requestSchemas = {
  get_bookings: getBookings,
  get_slots: getSlots,
  get_day_sheet: getDaySheet,
  get_attention: getAttention,
  why_not_free: whyNotFree,
  get_changes: getChanges,
  find_bookings: findBookings,
  find_known_visitors: findKnownVisitors,
  lock_booking: lockBooking,
  schedule_booking: scheduleBooking,
  cancel_booking: cancelBooking,
  unlock_booking: unlockBooking,
  prolong_booking: prolongBooking,
  reschedule_booking: rescheduleBooking,
  move_booking: moveBooking,
  verify_booking: verifyBooking,
  accept_booking: acceptBooking,
  decline_booking: declineBooking,
  serve_booking: serveBooking,
  preview_block: previewBlock,
  ...seriesSchemas,
} as const

export type RequestType = keyof typeof requestSchemas
/** Data of a request of this type once it is parsed. */
export type RequestData<Type extends RequestType> = z.output<(typeof requestSchemas)[Type]>
/** Data that a client may send for a request of this type. */
export type RequestInput<Type extends RequestType> = z.input<(typeof requestSchemas)[Type]>

export const requestEnvelope = z.object({
  trace: z
    .union([z.number(), text(100)], 'field_wrong')
    .nullish()
    .transform((trace) => trace ?? undefined),
  type: text(60),
  /** Place of whoever asks in a trace, as W3C Trace Context writes it. */
  traceparent: z.string().max(200).optional().catch(undefined),
  /** A long answer may come packed so: as `gzip` in the place of `data`, the bytes of its JSON. What is not known is not used. */
  accept: z.literal('gzip').optional().catch(undefined),
  data: z
    .unknown()
    .optional()
    .transform((data) => data ?? {}),
})

export const handshake = z.object({
  client: z.string('field_wrong').toLowerCase(),
  companyId: rowId.nullish(),
  /** Visitors' pages may hear of one location only. */
  locationId: rowId.nullish(),
  version: text(60).nullish(),
  secret: z.object({ key: z.string().nullish() }).nullish(),
  session: opaque,
  user: z.object({ token: z.string().max(500).nullish() }).nullish(),
  /** Messages besides those of the source that this client understands, such as `day_states`; with `together` several may come as the arguments of one event. */
  understands: z.array(z.string()).nullish().catch(null),
  /** Secret of a paired kiosk. One that is known no more makes it a visitor's page. */
  kiosk: opaque.nullish(),
})
