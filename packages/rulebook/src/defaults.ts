import type { Role } from '@rinda/domain/access/role'
import type { FormField } from '@rinda/domain/company/profile'
import type { Answers } from './answers.ts'
import type { ProfileOverride } from './override.ts'

/** Fields that every visitor is asked for; staff may leave the e-mail address out. */
const usualFields: readonly FormField[] = [
  { key: 'first_name', required: true },
  { key: 'last_name', required: true },
  { key: 'phone_number', required: true },
  { key: 'email', required: false },
  { key: 'notes', required: false },
]

export const usualBlockDurations: readonly number[] = [20, 30, 60, 120, 180, 240, 480]

/** The usual fields, and others that may be left empty. */
export function fieldsWith(...keys: FormField['key'][]): FormField[] {
  return [...usualFields, ...keys.map((key) => ({ key, required: false }))]
}

/**
 * Slot lengths by the beginning of a location's, or a service's, booking-system id: the state agency 10, one
 * studio 15, one city and others 20, many 30, the bank 60. Another city has lengths of its own for single
 * services, by the service's whole id.
 */
const prefixMinutes: Readonly<Record<string, number>> = {
  AGENCY_: 10,
  STUDIO_: 15,
  CITY_: 20,
  AIRPORT_: 20,
  DENTAL_: 30,
  NAILTIME_: 30,
  TOWN_: 30,
  RIVER_: 30,
  FORTRESS_: 30,
  LAKES_: 30,
  COAST_: 30,
  COAST_44011: 20,
  COAST_44012: 60,
  BANK_: 60,
}

/** The answers for a company of which nothing is known. */
export const defaultAnswers: Answers = {
  zone: 'Europe/Riga',
  home: '/bookings/calendar',
  // The source gives both readings of `/`, and not which is where. Here it leads home, and a row can say otherwise.
  root: 'home',
  calendarPath: '/bookings/calendar',
  navigation: {
    calendar: false,
    overview: false,
    specialists: false,
    'portal-users': false,
    'service-times': false,
    reports: false,
  },
  reports: [],
  reach: {
    onlyListed: false,
    locationIds: null,
    bmsIdPrefixes: null,
    serviceIds: null,
    calendarServiceIds: null,
  },
  // "Many companies enable all three": read as specialist mode, choice of specialist and service filter, and as
  // everyone who is not known to differ. A comment on cancelling is asked only where a record says so.
  views: {
    dayWeekSwitch: true,
    listSwitch: false,
    extraControl: false,
    specialistMode: true,
    enableSpecialist: true,
    serviceFilter: true,
    specialistDropdownPrefixes: ['NAILTIME_'],
  },
  columns: {
    date: true,
    time: true,
    duration: true,
    specialist: true,
    service: true,
    customer: true,
    email: true,
    phone: true,
    business_name: false,
    tracking_number: false,
    status: true,
  },
  columnOrder: [],
  calendar: { startMinute: 480, endMinute: 1260, maxDays: 7, startMinutes: {}, sampleStepMinutes: 10 },
  slots: { prefixMinutes, defaultMinutes: 30 },
  range: null,
  serviceRanges: {},
  booking: {
    createDurations: [],
    blockDurations: [...usualBlockDurations],
    mayCreate: true,
    mayCancel: true,
    mayClickFreeSlot: true,
    cancelCommentRequired: false,
    blockReason: false,
    visitorCode: 'none',
    visitorCodeFrom: 'first',
    visitorApproval: false,
    formFields: fieldsWith(),
    extraFields: [],
    fieldsAt: [],
  },
  serviceDurations: [],
  // A family, a small office: whoever has more people behind one address raises it.
  visitorLimits: {
    sessionHolds: 5,
    addressHolds: 15,
    addressHoldsPerHour: 60,
    addressHoldsPerDay: 200,
    sessionBookingsPerHour: 15,
    addressBookingsPerHour: 15,
    addressBookingsPerDay: 60,
    addressBookingsPerServiceDay: 30,
    phoneBookingsPerDay: 20,
    emailBookingsPerDay: 20,
    provenFactor: 3,
    sessionTickets: 3,
    addressTicketsPerHour: 100,
  },
  queue: { graceMinutes: 10, checkInBeforeMinutes: 240, mostAppointmentsInRow: 2 },
  // A day before, as most do; nobody is woken between 22:00 and 07:00.
  messages: { reminderMinutes: [1440], quietHours: { from: 1320, till: 420 } },
  // As long as it takes to see a message and to ask somebody at home, and an hour to come.
  earlier: { offerMinutes: 15, leadMinutes: 60 },
  // Long enough for a complaint, and to compare with a year ago.
  privacy: { keepMonths: 12 },
}

/** The rule of companies without one of their own, wherever the installation is not the real one. */
export const nonProductionRange = { fromDays: 0, tillMonths: 6 }

/** Override for people of a known domain, unless its entry says otherwise: the link to the calendar. */
export const knownDomain: ProfileOverride = { navigation: { calendar: true } }
/** People of an unknown domain are welcomed, whichever company has let them in. */
export const unknownDomain: ProfileOverride = { home: '/' }

const everything = { mayCreate: true, mayCancel: true, mayClickFreeSlot: true }
const nothing = { mayCreate: false, mayCancel: false, mayClickFreeSlot: false }

/**
 * Overrides of a role in every company, applied after all others. A person without a role sees the welcome
 * page only.
 */
export const roleOverrides: Readonly<Partial<Record<Role, ProfileOverride>>> = {
  NONE: {
    home: '/',
    root: 'home',
    booking: nothing,
    reports: [],
    reach: { onlyListed: true, locationIds: [], serviceIds: [], calendarServiceIds: [] },
  },
  QTICKET_ADMIN: {
    booking: everything,
    navigation: { calendar: true },
    reach: {
      onlyListed: false,
      locationIds: null,
      bmsIdPrefixes: null,
      serviceIds: null,
      calendarServiceIds: null,
    },
  },
}
