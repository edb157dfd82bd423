import { calendarDate, moment as momentOfThese } from '@rinda/contract/wire/fields'
import { approvals, bookingStatuses } from '@rinda/domain/booking/status'
import { z } from 'zod'

/** Answers of a system that keeps bookings, as we read them: what we need of each, and nothing that is not of its kind. */

const id = z.union([z.string().min(1).max(100), z.int().min(0)]).transform(String)
const absentId = z.null().or(id).optional()
const text = (most: number) => z.string().max(most).optional().default('')
const bmsId = z
  .union([z.string().max(100), z.int().min(0)])
  .optional()
  .default('')
  .transform((value) => (value === 0 ? '' : String(value)))
const date = calendarDate
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const minutes = z.int().min(1).max(1_440)
const moment = momentOfThese.nullish().transform((value) => (value ? new Date(value) : null))
const few = 100
const object = z
  .record(z.string().max(100), z.unknown())
  .refine((value) => Object.keys(value).length <= few && JSON.stringify(value).length <= 20_000)
  .optional()
  .default({})

const related = z.union([
  z.object({ type: z.literal('service'), id, attributes: z.object({ location_id: id, bms_id: bmsId }) }),
  z.object({ type: z.literal('specialist'), id, attributes: z.object({ bms_id: bmsId }) }),
  z.object({ type: z.string().max(40) }).transform(() => null),
])
export const locationsAnswer = z.object({
  data: z.array(z.object({ id, attributes: z.object({ bms_id: bmsId }) })).max(1_000),
  included: z.array(related).max(10_000).optional().default([]),
})
export type LocationsAnswer = z.output<typeof locationsAnswer>

const slot = z.object({
  attributes: z.object({
    service_id: id,
    ...{ date, time, duration: minutes },
    available: z.int().min(0).max(1_000),
    specialist_ids: z.array(id).max(few).optional().default([]),
  }),
})
export const slotsAnswer = z.object({ data: z.array(slot).max(20_000) })

const booking = z.object({
  id,
  attributes: z.object({
    qtid: z.string().min(1).max(100).optional(),
    status: z.string().toLowerCase().pipe(z.enum(bookingStatuses)),
    approval: z.string().toLowerCase().pipe(z.enum(approvals)).optional().default('none'),
    service_id: id,
    specialist_id: absentId,
    ...{ date, time, duration: minutes },
    first_name: text(200),
    last_name: text(200),
    email: text(200),
    phone_country_code: text(10),
    phone_number: text(40),
    code: text(40),
    language: z.enum(['lv', 'en', 'ru']).optional().catch(undefined),
    fields: object,
    notes: object,
    expire_at: moment,
    served_at: moment,
    created_at: moment,
  }),
})
export const bookingAnswer = z.object({ data: booking })
export const bookingsAnswer = z.object({
  data: z.array(booking).max(10_000),
  links: z.object({ next: z.string().max(2_000).nullish() }).optional(),
})
export type RemoteBooking = z.output<typeof booking>

/** Name by which a booking of another system is known here, and asked for there: one that no second system gives too, where it has one. */
export function nameOfRemote({ id, attributes }: RemoteBooking): string {
  return attributes.qtid ?? id
}
