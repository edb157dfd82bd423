import { z } from 'zod'
import { calendarDate, clockTime, minutes, optionalRowId, rowId, text } from '../../wire/fields.ts'

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
export const previewBlock = z.object({
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

/** Requests that ask and change nothing, by type. */
export const readSchemas = {
  get_bookings: getBookings,
  get_slots: getSlots,
  get_day_sheet: getDaySheet,
  get_attention: getAttention,
  why_not_free: whyNotFree,
  get_changes: getChanges,
  find_bookings: findBookings,
  find_known_visitors: findKnownVisitors,
} as const
