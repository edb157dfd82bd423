import type { RangeRule } from '../availability/bookable-range.ts'
import type { SlotLengths } from '../availability/slot-rules.ts'

export const formFieldKeys = [
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'notes',
  'visit_purpose',
  'info',
  'company_name',
  'business_name',
  'tracking_number',
  'topic',
  'description',
  'www',
] as const
export type FormFieldKey = (typeof formFieldKeys)[number]

/** A field of the booking form, in the order in which it is asked. */
export type FormField = { key: FormFieldKey; required: boolean }

/** Whether a visitor has to show that their address is theirs before a booking stands, and which one. */
export const visitorCodes = ['none', 'email', 'sms'] as const
export type VisitorCode = (typeof visitorCodes)[number]

/** How long a service takes when it is not always the same: with one specialist, or with any. */
export type ServiceDuration = { serviceId: number; specialistId?: number; minutes: number }

/**
 * The answers to every question whose answer differs by company, e-mail domain, account or role. It
 * travels with the signed-in user, and the server asks the same object.
 */
export type CompanyProfile = {
  /** IANA zone of opening hours and bookings. */
  zone: string
  /** Path of the first screen after sign-in. */
  home: string
  /** Minutes of the day at which the day calendar begins and ends, and how many days it may show. */
  calendar: { startMinute: number; endMinute: number; maxDays: number }
  slots: SlotLengths
  /** How far ahead can be booked; null: no bound. */
  range: RangeRule | null
  /** The same for single services, by service id, instead of `range`. */
  serviceRanges: Readonly<Record<string, RangeRule>>
  booking: {
    /** Minutes that staff may choose besides the service's own. */
    createDurations: number[]
    blockDurations: number[]
    mayCreate: boolean
    mayCancel: boolean
    mayClickFreeSlot: boolean
    cancelCommentRequired: boolean
    /** Whether a block is asked for its reason, and shows it. */
    blockReason: boolean
    /** Which address of a visitor gets a code that has to be entered; staff need none. */
    visitorCode: VisitorCode
    formFields: FormField[]
  }
  serviceDurations: ServiceDuration[]
}

/** Where the value of a form field stands in a booking on the wire. */
export const formFieldPlaces: Readonly<Record<FormFieldKey, string>> = {
  first_name: 'first_name',
  last_name: 'last_name',
  phone_number: 'phone_number',
  email: 'email',
  notes: 'notes.description',
  visit_purpose: 'fields.text',
  info: 'fields.text1',
  company_name: 'fields.business_name',
  business_name: 'fields.business_name',
  tracking_number: 'fields.text2',
  topic: 'fields.option_name',
  description: 'fields.text2',
  www: 'fields.text3',
}

/** The range rule of one service: its own where the profile has one, else the company's. */
export function rangeRuleOf(profile: CompanyProfile, serviceId: number | null): RangeRule | null {
  return (serviceId === null ? undefined : profile.serviceRanges[serviceId]) ?? profile.range
}

/** How long a service takes with a specialist, in minutes, where the profile says so; else null. */
export function profileDuration(
  profile: CompanyProfile,
  serviceId: number,
  specialistId: number | null,
): number | null {
  const ofService = profile.serviceDurations.filter((entry) => entry.serviceId === serviceId)
  const own =
    specialistId === null ? undefined : ofService.find((entry) => entry.specialistId === specialistId)
  return (own ?? ofService.find((entry) => entry.specialistId === undefined))?.minutes ?? null
}
