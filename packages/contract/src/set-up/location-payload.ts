import { type Weekday, weekdays } from '@rinda/domain/time/zone'
import { z } from 'zod'
import { email, rowId, text } from '../wire/fields.ts'
import { bookingTime, checkConfigNames, configValue, hour, specialTime } from './hours-fields.ts'

/** The fields that come in a default and three languages. */
export const multilingual = ['name', 'address', 'description', 'announcement'] as const
export type Multilingual = (typeof multilingual)[number]

/** Fields of a location whose value is an address of another system. */
export const systemUrls = [
  'bms_base_url',
  'qms_base_url',
  'qms_services_url',
  'qms_tickets_url',
  'qms_get_ticket_url',
  'qms_cancel_ticket_url',
] as const
export type SystemUrl = (typeof systemUrls)[number]

export type HourName = `open_${Weekday}_${'from' | 'till'}`
type LanguageName<Field extends string> = `${Field}_${'lv' | 'en' | 'ru'}`

const flag = z.boolean('field_wrong')
const given = (max: number) => text(max).refine((value) => value !== '', 'field_required')

function inLanguages<Field extends string>(field: Field, schema: z.ZodType<string>) {
  const names = ['lv', 'en', 'ru'].map((language) => `${field}_${language}`)
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<
    LanguageName<Field>,
    z.ZodType<string>
  >
}

const hours = Object.fromEntries(
  weekdays.flatMap((day) => [
    [`open_${day}_from`, hour],
    [`open_${day}_till`, hour],
  ]),
) as Record<HourName, typeof hour>

const url = text(200)
const urls = Object.fromEntries(systemUrls.map((name) => [name, url])) as Record<SystemUrl, typeof url>

const degrees = (most: number) => z.number('field_wrong').min(-most, 'field_wrong').max(most, 'field_wrong')

const config = z
  .object({
    special_times: z.array(specialTime, 'field_wrong').max(3000, 'field_too_long').optional(),
    booking_times: z.array(bookingTime, 'field_wrong').max(3000, 'field_too_long').optional(),
  })
  .catchall(configValue)
  .superRefine(checkConfigNames)

/** The highest place in a list. */
export const position = z
  .number('field_wrong')
  .int('field_wrong')
  .min(0, 'field_wrong')
  .max(1_000_000, 'field_wrong')

/** The parts of a location that name it; what else there is may be left out. */
const naming = z.object({ ...inLanguages('name', given(250)), ...inLanguages('address', given(100)) })

const rest = z
  .object({
    name: text(250),
    address: text(100),
    description: text(5000),
    ...inLanguages('description', text(5000)),
    announcement: text(200),
    ...inLanguages('announcement', text(200)),
    phone: text(30),
    email,
    www: text(200),
    latitude: degrees(90),
    longitude: degrees(180),
    accessibility_1: flag,
    accessibility_2: flag,
    accessibility_3: flag,
    accessibility_4: flag,
    accessibility_5: flag,
    ...hours,
    active: flag,
    visible: flag,
    online: flag,
    qms_active: flag,
    bms_active: flag,
    position,
    bms_id: text(100),
    ...urls,
    config,
  })
  .partial()

/** The `location` of a POST: flat, snake_case. `company_id` is heard from the platform admin alone; attributes that nobody may set are ignored. */
export const createLocationPayload = z.object({
  location: naming.extend(rest.shape).extend({ company_id: rowId.optional() }),
})
/** The `location` of a PATCH: any of the same attributes. */
export const updateLocationPayload = z.object({ location: naming.partial().extend(rest.shape) })

export type LocationPayload = z.output<typeof updateLocationPayload>['location']
