import type { Reach } from '../access/reach.ts'
import type { NavigationLink, OpenScreens } from '../access/screen.ts'
import type { RangeRule } from '../availability/bookable-range.ts'
import type { SlotLengths } from '../availability/slot-rules.ts'
import type { EarlierRules } from '../booking/earlier.ts'
import type { ColumnKey, Views } from './view.ts'

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
  'select',
  'description',
  'www',
] as const
export type FormFieldKey = (typeof formFieldKeys)[number]

/** Option of a field, named in three languages. */
export type FieldOption = { id: string; lv: string; en: string; ru: string }
/** A field of the booking form, in the order in which it is asked; with options it is a dropdown. */
export type FormField = { key: FormFieldKey; required: boolean; options?: FieldOption[] }

/** Address of theirs that a visitor has to verify before a booking stands, if any. */
export const visitorCodes = ['none', 'email', 'sms'] as const
export type VisitorCode = (typeof visitorCodes)[number]

/** Bookings for which it is asked: all of them, or those from the second on of an address that nobody has proven yet. */
export const codeStarts = ['first', 'second'] as const
export type CodeStart = (typeof codeStarts)[number]

/**
 * Fields that the form asks for at some location, or for some service, besides or instead of those that it
 * asks for everywhere.
 */
export type FieldsAt = { locationId?: number; serviceId?: number; fields: FormField[] }

/** Duration of a service where it is not always the same: with one specialist, or with any. */
export type ServiceDuration = { serviceId: number; specialistId?: number; minutes: number }

/**
 * The most that visitors may do at a company: one session of a page, one address (an IPv6 /64 counts as one), one phone number, one
 * e-mail address. Nothing of it binds staff or other programs. A day is the last 24 hours.
 */
export type VisitorLimits = {
  /** Held at once. */
  sessionHolds: number
  addressHolds: number
  /** Held one after the other: what is released and held again counts again. */
  addressHoldsPerHour: number
  addressHoldsPerDay: number
  sessionBookingsPerHour: number
  addressBookingsPerHour: number
  addressBookingsPerDay: number
  /** Booked in a day for one service on one day of visits. */
  addressBookingsPerServiceDay: number
  phoneBookingsPerDay: number
  emailBookingsPerDay: number
  /**
   * Factor by which an address and its sessions may hold and book more than the limits above, where their page solves a challenge for each act
   * beyond them; 1: none is of use.
   */
  provenFactor: number
  /** Tickets that wait at once. */
  sessionTickets: number
  addressTicketsPerHour: number
}

/** Rules by which one line of appointments and walk-ins is called; see `queue/call-order.ts` of this package. */
export type QueueRules = {
  /** Minutes after its time for which an appointment keeps its right: who checks in later waits as a walk-in. */
  graceMinutes: number
  /** Minutes before the appointment from which its visitor may check in, on the day of it. Staff may at any time of that day. */
  checkInBeforeMinutes: number
  /** Number of appointments in a row that may overtake a walk-in. */
  mostAppointmentsInRow: number
}

/** Minutes of the day between which nobody is written to unless it cannot wait; over midnight where `from` is the later one, none where both are the same. */
export type QuietHours = { from: number; till: number }

/** Rules of how long it is known who the visitors were. */
export type PrivacyRules = {
  /** Months after a visit for which its visitor is known. */
  keepMonths: number
}

/** Rules of the messages that visitors get. */
export type MessageRules = {
  /** Minutes before a visit at which its visitor is reminded of it. */
  reminderMinutes: number[]
  quietHours: QuietHours
}

/**
 * The answers to every question whose answer differs by company, e-mail domain, account or role. It
 * travels with the signed-in user, and the server asks the same object.
 */
export type CompanyProfile = OpenScreens & {
  /** IANA zone of opening hours and bookings. */
  zone: string
  /** Path of the first screen after sign-in; `/` is the welcome page. A portal without that screen shows the day calendar. */
  home: string
  /**
   * Page at `/`: the way to `home`, or to the day calendar, where the list of the day is then a tab that
   * counts its bookings.
   */
  root: 'home' | 'today'
  /** Address that the welcome page links to; null: none. */
  welcomeLink: string | null
  /** The menu, in its order: only links to what this person may open. */
  navigation: readonly NavigationLink[]
  reach: Reach
  views: Views
  /** The columns of the booking list, in their order. */
  columns: readonly ColumnKey[]
  /**
   * Minutes of the day at which the day calendar begins and ends, how many days it may show, other beginnings by
   * location id, and the step of the sample schedule.
   */
  calendar: {
    startMinute: number
    endMinute: number
    maxDays: number
    startMinutes: Readonly<Record<string, number>>
    sampleStepMinutes: number
  }
  slots: SlotLengths
  /** Bounds of the days that can be booked; null: none. */
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
    /** Tells whether a block is asked for its reason, and shows it. */
    blockReason: boolean
    /** Address of a visitor that is sent a code which has to be entered; staff need none. */
    visitorCode: VisitorCode
    visitorCodeFrom: CodeStart
    /** Tells whether a booking of a visitor waits until staff accept it. */
    visitorApproval: boolean
    formFields: FormField[]
    /**
     * Fields that the form asks for in addition at single locations and for single services; see
     * `formFieldsAt`.
     */
    fieldsAt: FieldsAt[]
  }
  serviceDurations: ServiceDuration[]
  visitorLimits: VisitorLimits
  queue: QueueRules
  messages: MessageRules
  earlier: EarlierRules
  privacy: PrivacyRules
}

/** Places of the form fields' values in a booking on the wire. */
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
  select: 'fields.select_name',
  // Not where a tracking number stands: administrators see that column at every company.
  description: 'fields.text1',
  www: 'fields.text3',
}

/** The range rule of one service: its own where the profile has one, else the company's. */
export function rangeRuleOf(profile: CompanyProfile, serviceId: number | null): RangeRule | null {
  return (serviceId === null ? undefined : profile.serviceRanges[serviceId]) ?? profile.range
}

/** The minute of the day at which the calendar of a location begins. */
export function dayStartAt(profile: Pick<CompanyProfile, 'calendar'>, locationId: number): number {
  return profile.calendar.startMinutes[locationId] ?? profile.calendar.startMinute
}

/** Finds the duration of a service with a specialist, in minutes, where the profile says so; else null. */
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
