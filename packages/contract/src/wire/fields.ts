import { isCalendarDate, isLocalTime } from '@rinda/domain/time/zone'
import { z } from 'zod'

/**
 * The building blocks of every schema of the wire. An issue's message is the name of a reason of the closed list
 * (`refusals.ts`), so that a fault has a text in each language wherever it is met.
 */

/** The largest id that a location, a service or a specialist can have. */
const largestRowId = 2_147_483_647

/** A row's id: a positive integer, also taken as digits, since JSON:API ids are strings. */
export const rowId = z
  .union([z.number(), z.string().regex(/^\d{1,15}$/, 'field_wrong')], 'field_wrong')
  .transform(Number)
  .pipe(z.number('field_wrong').int('field_wrong').positive('field_wrong').max(largestRowId, 'field_wrong'))

/** An id that may be left open: null, 0 and the empty string mean none. */
export const optionalRowId = z
  .union([z.null(), z.literal(0), z.literal('').transform(() => null), rowId], 'field_wrong')
  .transform((id) => (id === 0 ? null : id))

/** A real day of these centuries. */
export const calendarDate = z.string('field_wrong').refine(isCalendarDate, 'date_wrong')
/** A moment of these centuries, as it stands on the wire: in UTC. */
export const moment = z.iso
  .datetime({ offset: true, error: 'field_wrong' })
  .transform((value) => new Date(value).toISOString())
  .refine((value) => isCalendarDate(value.slice(0, 10)), 'date_wrong')
export const clockTime = z.string('field_wrong').refine(isLocalTime, 'time_wrong')
export const minutes = z
  .number('field_wrong')
  .int('field_wrong')
  .min(1, 'duration_not_offered')
  .max(1440, 'duration_not_offered')

/** Text without control characters (line breaks and tabs may stay), trimmed. Characters that PostgreSQL cannot keep are refused. */
export function text(max: number) {
  return z
    .string('field_wrong')
    .max(max, 'field_too_long')
    .refine((value) => !/\p{Cc}/u.test(value.replace(/[\t\r\n]/g, '')) && value.isWellFormed(), 'field_wrong')
    .transform((value) => value.trim())
}

/** An id that another system gave: any text that is not empty. */
export const systemId = text(100).refine((value) => value !== '', 'field_required')

const emailShape = z.email()
/** Empty, or a well-formed address. */
export const email = text(100).refine(
  (value) => value === '' || emailShape.safeParse(value).success,
  'email_wrong',
)

/** Digits of a subscriber's number, without the country. */
export const phoneNumber = z
  .union([z.string(), z.number().int().transform(String)], 'field_wrong')
  .transform((value) => value.trim())
  .refine((value) => /^\d{0,20}$/.test(value), 'phone_wrong')

/** Digits of a calling code: 371, also written +371. */
export const phoneCountryCode = z
  .union([z.string(), z.number().int().transform(String)], 'field_wrong')
  .transform((value) => value.trim().replace(/^(\+|00)/, ''))
  .refine((value) => /^\d{0,4}$/.test(value), 'phone_wrong')

export const language = z
  .string('field_wrong')
  .toLowerCase()
  .pipe(z.enum(['lv', 'en', 'ru'], 'field_wrong'))

const fieldName = z.string().regex(/^[\w-]{1,64}$/, 'field_wrong')
const fieldValue = z.union([text(2000), z.number(), z.boolean(), z.null()], 'field_wrong')
/** Free fields of a booking, by name: texts, numbers, yes/no. */
export const bookingFields = z
  .record(fieldName, fieldValue, 'field_wrong')
  .refine((fields) => Object.keys(fields).length <= 50, 'field_too_long')

/**
 * Limits of a config: how many levels it has at most, and how many characters of JSON one change may hold.
 */
const configLevels = 3
const mostConfigLength = 20_000
const configValue = Array.from({ length: configLevels }).reduce<z.ZodType>(
  (inner) => z.union([fieldValue, z.array(inner), z.record(fieldName, inner)], 'field_wrong'),
  fieldValue,
)
/**
 * Config that programs keep with a booking, by name: values that `fields` may hold, and lists and objects of
 * them.
 */
export const bookingConfig = z
  .record(fieldName, configValue, 'field_wrong')
  .refine((config) => JSON.stringify(config).length <= mostConfigLength, 'field_too_long')

/** The notes of a booking, each by its purpose. */
export const bookingNotes = z
  .strictObject(
    {
      description: text(2000),
      internal: text(2000),
      canceled: text(2000),
      declined: text(2000),
      blocked: text(2000),
    },
    'field_wrong',
  )
  .partial()

/** The code that a visitor was sent; some clients send it as the number that it looks like. */
export const visitorCode = z.union([text(20), z.number().transform(String)], 'field_wrong')

/** An opaque token or id that a client made or was given. */
export const opaque = text(200).refine((value) => value !== '', 'field_required')
/** The public id of a booking. */
export const qtid = z.uuid('field_wrong').toLowerCase()
