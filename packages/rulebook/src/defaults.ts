import type { Role } from '@rinda/domain/access/role'
import type { CompanyProfile, FormField } from '@rinda/domain/company/profile'
import type { ProfileOverride } from './override.ts'

/** What is asked of every visitor; staff may leave the e-mail address out. */
export const usualFields: readonly FormField[] = [
  { key: 'first_name', required: true },
  { key: 'last_name', required: true },
  { key: 'phone_number', required: true },
  { key: 'email', required: false },
  { key: 'notes', required: false },
]

export const usualBlockDurations: readonly number[] = [20, 30, 60, 120, 180, 240, 480]

/** Slot lengths by the beginning of a location's, or a service's, booking-system id. */
const prefixMinutes: Readonly<Record<string, number>> = {
  AGENCY_: 10,
  STUDIO_: 15,
  CITY_: 20,
  AIRPORT_: 20,
  DENTAL_: 30,
  NAILTIME_: 30,
  TOWN_: 30,
  BANK_: 60,
}

/** The answers for a company of which nothing is known. */
export const defaultProfile: CompanyProfile = {
  zone: 'Europe/Riga',
  home: '/bookings',
  calendar: { startMinute: 480, endMinute: 1260, maxDays: 7 },
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
    formFields: [...usualFields],
  },
  serviceDurations: [],
}

/** The rule of companies without one of their own, wherever the installation is not the real one. */
export const nonProductionRange = { fromDays: 0, tillMonths: 6 }

const everything = { mayCreate: true, mayCancel: true, mayClickFreeSlot: true }
const nothing = { mayCreate: false, mayCancel: false, mayClickFreeSlot: false }

/** What a role says for every company, after all else. A person without a role sees the welcome page only. */
export const roleOverrides: Readonly<Partial<Record<Role, ProfileOverride>>> = {
  NONE: { home: '/', booking: nothing },
  QTICKET_ADMIN: { booking: everything },
}
