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
} from './fields.ts'

/** What a visitor or a member of staff says of the customer. */
const customer = {
  firstName: text(100),
  lastName: text(100),
  email,
  phoneNumber,
  phoneCountryCode,
  fields: bookingFields,
  notes: bookingNotes,
}

const getBookings = z.object({
  locationId: rowId.optional(),
  date: calendarDate.optional(),
  days: z
    .number('field_wrong')
    .int('field_wrong')
    .min(1, 'range_too_long')
    .max(31, 'range_too_long')
    .default(7),
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
const rescheduleBooking = z.object({
  ...held,
  lockedQtid: qtid,
  lockedToken: opaque,
  notes: closingNotes.nullish(),
})

/**
 * With a code: the visitor shows that the address is theirs. Without one, but with the address: a code is made for it, where the company
 * asks visitors for one.
 */
const verifyBooking = z.object({
  ...held,
  code: z.union([text(20), z.number().transform(String)], 'field_wrong').optional(),
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

/** The requests of the booking socket that are understood, by type. */
export const requestSchemas = {
  get_bookings: getBookings,
  get_slots: getSlots,
  get_day_sheet: getDaySheet,
  get_changes: getChanges,
  lock_booking: lockBooking,
  schedule_booking: scheduleBooking,
  cancel_booking: cancelBooking,
  unlock_booking: unlockBooking,
  reschedule_booking: rescheduleBooking,
  verify_booking: verifyBooking,
  accept_booking: acceptBooking,
  decline_booking: declineBooking,
  serve_booking: serveBooking,
} as const

export type RequestType = keyof typeof requestSchemas
/** What a request of this type holds once it is parsed. */
export type RequestData<Type extends RequestType> = z.output<(typeof requestSchemas)[Type]>
/** What a client may send for a request of this type. */
export type RequestInput<Type extends RequestType> = z.input<(typeof requestSchemas)[Type]>

export const requestEnvelope = z.object({
  trace: z.union([z.number(), text(100)], 'field_wrong').optional(),
  type: text(60),
  data: z.unknown(),
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
})
