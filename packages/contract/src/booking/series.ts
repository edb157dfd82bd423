import { mostWeeksApart } from '@rinda/domain/booking/series'
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
} from '../wire/fields.ts'
import type { Phrase, ResourceObject } from '../wire/json-api.ts'
import type { RefusalCode } from '../wire/refusals.ts'
import type { BookingResource } from './booking.ts'

const weeksApart = z
  .number('field_wrong')
  .int('field_wrong')
  .min(1, 'field_wrong')
  .max(mostWeeksApart, 'field_wrong')
const dayOfWeek = z.number('field_wrong').int('field_wrong').min(1, 'field_wrong').max(7, 'field_wrong')

/**
 * On which days of the week (1 Monday to 7 Sunday), of every how many weeks, until which day, included, and which days not. Days are the
 * company's.
 */
const repeat = z.object(
  {
    weekdays: z.array(dayOfWeek, 'field_wrong').min(1, 'field_required').max(7, 'field_too_long'),
    everyWeeks: weeksApart.default(1),
    until: calendarDate,
    without: z.array(calendarDate, 'field_wrong').max(400, 'field_too_long').default([]),
  },
  'field_wrong',
)

/** The first possible time of a series; the others are at the same time on the wall. */
const seriesSlot = {
  locationId: rowId,
  serviceId: optionalRowId.optional(),
  specialistId: optionalRowId.optional(),
  date: calendarDate,
  time: clockTime,
  duration: minutes.nullish(),
  repeat,
}

const customer = z
  .object({
    firstName: text(100),
    lastName: text(100),
    email,
    phoneNumber,
    phoneCountryCode,
    language,
    fields: bookingFields,
    notes: bookingNotes,
  })
  .partial()

/**
 * The requests about what repeats. With `fields._is_blocked` a series takes time out of the calendar. `lockedQtid` names a hold of one
 * of its times, which the series takes the place of.
 */
export const seriesSchemas = {
  preview_series: z.object({
    ...seriesSlot,
    block: z.boolean('field_wrong').default(false),
    lockedQtid: qtid.nullish(),
  }),
  schedule_series: z.object({
    ...seriesSlot,
    ...customer.shape,
    lockedQtid: qtid.nullish(),
    lockedToken: opaque.nullish(),
  }),
  cancel_series: z.object({
    qtid,
    token: opaque,
    scope: z.enum(['following', 'all'], 'field_wrong'),
    notes: bookingNotes.nullish(),
  }),
} as const

/**
 * Reason why one time of a series cannot be had. `reason` is one of the closed list of reasons, `code` the
 * refusal code that it is sent under.
 */
export type SeriesProblem = { code: RefusalCode; reason: string; info: Phrase }

/** One time of a series before it is made. `date` and `time` are UTC, and null where the clock leaps over that time; `day` is the company's. */
export type SeriesOccurrence = {
  day: string
  date: string | null
  time: string | null
  duration: number
  left_out: boolean
  problem: SeriesProblem | null
  /** Opening hours of the location that day, by the wall clock; null when it is closed. */
  open: { from: string; till: string } | null
  special: boolean
  /** The ids of the bookings in the way, and times at which the specialist is taken where the person does not see by whom. */
  in_the_way: string[]
  busy: { date: string; time: string; duration: number }[]
}

/** A series before it is made: every time of it, and the bookings that are in the way of any. */
export type SeriesPreview = {
  occurrences: SeriesOccurrence[]
  data: BookingResource[]
  included: ResourceObject[]
}
