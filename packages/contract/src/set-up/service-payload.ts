import { z } from 'zod'
import { calendarDate, minutes, rowId, text } from '../wire/fields.ts'
import { bookingTime, checkConfigNames, configValue } from './hours-fields.ts'
import { position } from './location-payload.ts'

const given = text(250).refine((value) => value !== '', 'field_required')
const flag = z.boolean('field_wrong')

/** The id of another system, a text or a number; nothing is 0. */
const systemId = z.union(
  [
    z.null().transform(() => '0'),
    z
      .number()
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .transform((id) => String(id)),
    text(100).transform((id) => (id === '' ? '0' : id)),
  ],
  'field_wrong',
)

const number = (least: number, most: number) =>
  z.number('field_wrong').min(least, 'field_wrong').max(most, 'field_wrong')
const whole = (least: number, most: number) => number(least, most).int('field_wrong')

/** Days from today, at least 1. */
const periodDays = whole(1, 3650).nullable()
const hasTwoDecimals = (price: number) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6

const config = z
  .object({
    booking_times: z.array(bookingTime, 'field_wrong').max(3000, 'field_too_long'),
    /** The ids of those who serve, in their order. */
    specialists: z
      .array(rowId, 'field_wrong')
      .max(500, 'field_too_long')
      .transform((ids) => [...new Set(ids)]),
    price: number(1, 1_000_000).refine(hasTwoDecimals, 'field_wrong').nullable(),
    booking_period_min: periodDays,
    booking_period_max: periodDays,
    booking_portal_period_min: periodDays,
    booking_portal_period_max: periodDays,
  })
  .partial()
  .catchall(configValue)
  .superRefine(checkConfigNames)

const naming = z.object({ name_lv: given, name_ru: given, name_en: given })

const rest = z
  .object({
    name: text(250),
    position,
    active: flag,
    visible: flag,
    average_time: whole(0, 100_000),
    qms_id: systemId,
    bms_id: systemId,
    bms_start_date: calendarDate.nullable(),
    bms_end_date: calendarDate.nullable(),
    duration: minutes.nullable(),
    step: minutes.nullable(),
    capacity: whole(1, 500),
    tags: z.array(text(50), 'field_wrong').max(50, 'field_too_long'),
    config,
  })
  .partial()

/** The `service` of a POST: flat, snake_case. Attributes that nobody may set are ignored. */
export const createServicePayload = z.object({ service: naming.extend(rest.shape) })
/** The `service` of a PATCH: any of the same attributes. */
export const updateServicePayload = z.object({ service: naming.partial().extend(rest.shape) })

export type ServicePayload = z.output<typeof updateServicePayload>['service']
