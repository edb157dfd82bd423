import { attentionReasons } from '@rinda/domain/booking/attention'
import { languages } from '@rinda/domain/set-up/field'
import { locationFields } from '@rinda/domain/set-up/location-fields'
import { serviceFields } from '@rinda/domain/set-up/service-fields'
import { weekdays } from '@rinda/domain/time/zone'
import { z } from 'zod'
import { listDocument, oneDocument, resourceShape } from '../openapi/describe.ts'
import { fieldShapes } from './field-documents.ts'

const text = z.string()
const stamps = { timestamp: z.number(), created_at: z.iso.datetime(), updated_at: z.iso.datetime() }
const hour = z.string().nullable().describe('HH:mm of the company’s wall clock; null: closed')
const range = { from: hour, till: hour }
const bookingTimes = z.array(z.object({ day: text.describe('A weekday or YYYY-MM-DD'), ...range }).partial())

function named<Shape>(names: readonly string[], shape: Shape): Record<string, Shape> {
  return Object.fromEntries(names.map((name) => [name, shape]))
}
const inLanguages = (field: string) => [field, ...languages.map((language) => `${field}_${language}`)]

const location = resourceShape(
  'location',
  z.object({
    company_id: z.number(),
    ...fieldShapes(locationFields),
    open_times: z.array(z.object({ date: text, weekday: z.enum(weekdays), ...range })),
    available_times: z.object({ from: text, till: text }).nullable(),
    ...named(['open', 'available'], z.boolean()),
    crowd_level: z.number().describe('0, 20, 40, 60, 80 or 100'),
    config: z.looseObject({
      special_times: z
        .array(z.object({ day: text, ...range, company_id: z.number(), location_id: z.number() }).partial())
        .optional(),
      booking_times: bookingTimes.optional(),
    }),
    ...stamps,
  }),
)

const service = resourceShape(
  'service',
  z.object({
    company_id: z.number(),
    location_id: z.number(),
    ...fieldShapes(serviceFields),
    ...named(['tickets_to_wait', 'time_to_wait'], z.number()),
    ...named(['available', 'qms_active', 'bms_active'], z.boolean()),
    config: z.looseObject({
      specialists: z.array(z.number()),
      booking_times: bookingTimes.optional(),
      price: z.number().nullish(),
      booking_period_min: z.number().nullish(),
      booking_period_max: z.number().nullish(),
      booking_portal_period_min: z.number().nullish(),
      booking_portal_period_max: z.number().nullish(),
      asks_description: z.boolean().optional(),
      asks_attachment: z.boolean().optional(),
    }),
    ...stamps,
  }),
)

const company = resourceShape(
  'company',
  z.object({
    ...named(inLanguages('name'), text),
    ...named(['www', 'logo'], text),
    latitude: z.number(),
    longitude: z.number(),
    timezone: z.string().nullable(),
    position: z.number(),
    timestamp: z.number(),
  }),
)

/** The documents of these routes, as the OpenAPI document shows them. */
export const locationDocument = oneDocument(location)
export const locationsDocument = listDocument(location)
export const serviceDocument = oneDocument(service)
export const servicesDocument = listDocument(service)
export const companiesDocument = listDocument(company)
export const impactDocument = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      type: z.literal('booking'),
      meta: z.object({
        date: z.iso.date().describe('The company’s calendar day on which the booking begins'),
        reasons: z.array(z.enum(attentionReasons)).describe('What the change would add'),
      }),
    }),
  ),
  meta: z.object({ total: z.number().describe('How many there are; the first 100 are listed') }),
})
