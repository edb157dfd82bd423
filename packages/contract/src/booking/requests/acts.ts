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
} from '../../wire/fields.ts'

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

/** Requests by which something is done with one booking, by type. */
export const actSchemas = {
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
} as const
