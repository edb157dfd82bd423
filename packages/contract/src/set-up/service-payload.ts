import { serviceFields } from '@rinda/domain/set-up/service-fields'
import { z } from 'zod'
import { rowId } from '../wire/fields.ts'
import { payloadsOf } from './field-schemas.ts'
import { bookingTime, checkConfigNames, configValue } from './hours-fields.ts'

const number = (least: number, most: number) =>
  z.number('field_wrong').min(least, 'field_wrong').max(most, 'field_wrong')

/** Days from today, at least 1. */
const periodDays = number(1, 3650).int('field_wrong').nullable()
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
    /** Tells whether visitors are asked what the matter is, and for a document or picture of it. */
    asks_description: z.boolean('field_wrong'),
    asks_attachment: z.boolean('field_wrong'),
  })
  .partial()
  .catchall(configValue)
  .superRefine(checkConfigNames)

const { create, update } = payloadsOf(serviceFields, { config })

/** The `service` of a POST: flat, snake_case. Attributes that nobody may set are ignored. */
export const createServicePayload = z.object({ service: create })
/** The `service` of a PATCH: any of the same attributes. */
export const updateServicePayload = z.object({ service: update })

export type ServicePayload = z.output<typeof updateServicePayload>['service']
