import { roles } from '@rinda/domain/access/role'
import { codeStarts, formFieldKeys, formFieldPlaces, visitorCodes } from '@rinda/domain/company/profile'
import { columnKeys } from '@rinda/domain/company/view'
import { isLocalDate } from '@rinda/domain/time/zone'
import { z } from 'zod'

/** The screens that some organisations have in their menu and others have not. */
export const offeredScreens = [
  'calendar',
  'overview',
  'specialists',
  'portal-users',
  'service-times',
  'reports',
] as const

const day = z.string().refine(isLocalDate, 'not a calendar day')
const minutes = z.int().min(1).max(1440)
const dayMinute = z.int().min(0).max(1440)
const days = z.int().min(0).max(36_525)
const id = z.int().min(1).max(2_147_483_647)
const idText = z.string().regex(/^[1-9]\d{0,9}$/, 'not an id')
const ids = z.array(id).max(1000)
const name = z.string().min(1).max(100)
const yes = z.boolean().exactOptional()

const rangeRule = z.strictObject({
  fromDays: days.exactOptional(),
  fromDate: day.exactOptional(),
  tillDays: days.exactOptional(),
  tillMonths: z.int().min(0).max(1200).exactOptional(),
  tillDate: day.exactOptional(),
})

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== ''
  } catch {
    return false
  }
}
/** Gives a zone that was written in other capitals its own: by any other name nobody finds it in a list. */
function asNamed(zone: string): string {
  if (!isZone(zone)) return zone
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
  return timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone
}

const zone = z.string().refine(isZone, 'not a time zone').overwrite(asNamed)

const path = z
  .string()
  .regex(/^\/(?![/\\])/, 'not a path of the portal')
  .max(200)

function hasNoTwin(names: readonly string[]): boolean {
  return new Set(names).size === names.length
}

const fieldOption = z.strictObject({ id: name, lv: name, en: name, ru: name })
const formField = z.strictObject({
  key: z.enum(formFieldKeys),
  required: z.boolean(),
  options: z
    .array(fieldOption)
    .min(1)
    .max(200)
    .refine((options) => hasNoTwin(options.map((option) => option.id)), 'an option stands twice')
    .exactOptional(),
})
const formFields = z
  .array(formField)
  .max(formFieldKeys.length)
  .refine((fields) => hasNoTwin(fields.map(({ key }) => key)), 'a field stands twice')
  .refine(
    (fields) => hasNoTwin([...new Set(fields.map(({ key }) => key))].map((key) => formFieldPlaces[key])),
    'two fields share a place in the booking',
  )

const calendar = z.strictObject({
  startMinute: dayMinute.exactOptional(),
  endMinute: dayMinute.exactOptional(),
  maxDays: z.int().min(1).max(10).exactOptional(),
  startMinutes: z.record(idText, dayMinute).exactOptional(),
  sampleStepMinutes: minutes.exactOptional(),
})

const views = z.strictObject({
  dayWeekSwitch: yes,
  listSwitch: yes,
  extraControl: yes,
  specialistMode: yes,
  enableSpecialist: yes,
  serviceFilter: yes,
  specialistDropdownPrefixes: z.array(name).max(100).exactOptional(),
})

const reach = z.strictObject({
  /** Tells whether a person without a list of locations sees none, instead of all. */
  onlyListed: yes,
  locationIds: ids.nullable().exactOptional(),
  bmsIdPrefixes: z.array(name).max(100).nullable().exactOptional(),
  serviceIds: ids.nullable().exactOptional(),
  calendarServiceIds: ids.nullable().exactOptional(),
})

const slots = z.strictObject({
  prefixMinutes: z.record(name, minutes).exactOptional(),
  defaultMinutes: minutes.exactOptional(),
})

const booking = z.strictObject({
  createDurations: z.array(minutes).max(50).exactOptional(),
  blockDurations: z.array(minutes).max(50).exactOptional(),
  mayCreate: yes,
  mayCancel: yes,
  mayClickFreeSlot: yes,
  cancelCommentRequired: yes,
  blockReason: yes,
  visitorCode: z.enum(visitorCodes).exactOptional(),
  visitorCodeFrom: z.enum(codeStarts).exactOptional(),
  visitorApproval: yes,
  formFields: formFields.exactOptional(),
  /** Asked after `formFields`. */
  extraFields: formFields.exactOptional(),
  fieldsAt: z
    .array(
      z.strictObject({ locationId: id.exactOptional(), serviceId: id.exactOptional(), fields: formFields }),
    )
    .max(500)
    .exactOptional(),
})

const limit = z.int().min(1).max(100_000).exactOptional()
const visitorLimits = z.strictObject({
  sessionHolds: limit,
  addressHolds: limit,
  addressHoldsPerHour: limit,
  addressHoldsPerDay: limit,
  sessionBookingsPerHour: limit,
  addressBookingsPerHour: limit,
  addressBookingsPerDay: limit,
  addressBookingsPerServiceDay: limit,
  phoneBookingsPerDay: limit,
  emailBookingsPerDay: limit,
  provenFactor: z.int().min(1).max(10).exactOptional(),
  sessionTickets: limit,
  addressTicketsPerHour: limit,
})

const queue = z.strictObject({
  graceMinutes: z.int().min(0).max(1440).exactOptional(),
  checkInBeforeMinutes: z.int().min(0).max(1440).exactOptional(),
  mostAppointmentsInRow: z.int().min(1).max(100).exactOptional(),
})

const minuteOfDay = z.int().min(0).max(1439)
const messages = z.strictObject({
  reminderMinutes: z.array(z.int().min(15).max(20_160)).max(3).exactOptional(),
  quietHours: z.strictObject({ from: minuteOfDay, till: minuteOfDay }).exactOptional(),
})

const earlier = z.strictObject({
  offerMinutes: z.int().min(5).max(240).exactOptional(),
  leadMinutes: z.int().min(0).max(10_080).exactOptional(),
})

const privacy = z.strictObject({ keepMonths: z.int().min(1).max(120).exactOptional() })

const serviceDuration = z.strictObject({ serviceId: id, specialistId: id.exactOptional(), minutes })

const answers = {
  zone: zone.exactOptional(),
  home: path.exactOptional(),
  root: z.enum(['home', 'today']).exactOptional(),
  /** Path that the menu's calendar link leads to. */
  calendarPath: path.exactOptional(),
  navigation: z.partialRecord(z.enum(offeredScreens), z.boolean()).exactOptional(),
  reports: ids.exactOptional(),
  reach: reach.exactOptional(),
  views: views.exactOptional(),
  columns: z.partialRecord(z.enum(columnKeys), z.boolean()).exactOptional(),
  /** Columns of the list that stand first, in this order; the others follow in the usual one. */
  columnOrder: z
    .array(z.enum(columnKeys))
    .max(columnKeys.length)
    .refine(hasNoTwin, 'a column stands twice')
    .exactOptional(),
  calendar: calendar.exactOptional(),
  slots: slots.exactOptional(),
  range: rangeRule.nullable().exactOptional(),
  serviceRanges: z.record(idText, rangeRule).exactOptional(),
  booking: booking.exactOptional(),
  serviceDurations: z.array(serviceDuration).max(2000).exactOptional(),
  visitorLimits: visitorLimits.exactOptional(),
  queue: queue.exactOptional(),
  messages: messages.exactOptional(),
  earlier: earlier.exactOptional(),
  privacy: privacy.exactOptional(),
}

/** Facts of the company that are no rules: its picture, its place on the map, its time zone. */
const facts = z.strictObject({
  logo: z
    .string()
    .regex(/^(?:data:image\/|https:\/\/|\/(?![/\\]))/, 'not an image’s address')
    .max(20_000)
    .exactOptional(),
  latitude: z.number().min(-90).max(90).exactOptional(),
  longitude: z.number().min(-180).max(180).exactOptional(),
  zone: zone.nullable().exactOptional(),
})

/** Origin of another site, as a content policy names it: nothing in it could be taken for a second directive. */
const origin = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/, 'not an origin')

export const profileOverride = z.strictObject(answers)
/**
 * Besides the answers for everyone, a company's record may hold its facts, the origins whose pages may show its widget, and other answers for
 * single roles.
 */
export const companyOverride = z.strictObject({
  ...answers,
  facts: facts.exactOptional(),
  widgetOrigins: z.array(origin).max(50).exactOptional(),
  roles: z.partialRecord(z.enum(roles), profileOverride).exactOptional(),
})
