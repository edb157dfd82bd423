import { describe, expect, it } from 'vitest'
import { formFieldsAt, optionIdPlaces } from './form.ts'
import {
  type CompanyProfile,
  dayStartAt,
  formFieldKeys,
  formFieldPlaces,
  profileDuration,
  rangeRuleOf,
} from './profile.ts'
import { hasSpecialistDropdown } from './view.ts'

const profile: CompanyProfile = {
  zone: 'Europe/Riga',
  home: '/bookings',
  root: 'home',
  welcomeLink: null,
  screens: [],
  reports: [],
  serviceConfigTabs: [],
  portalUserParts: [],
  navigation: [],
  reach: { locationIds: null, bmsIdPrefixes: null, serviceIds: null, calendarServiceIds: null },
  views: {
    dayWeekSwitch: true,
    listSwitch: false,
    extraControl: false,
    specialistMode: true,
    enableSpecialist: true,
    serviceFilter: true,
    specialistDropdownPrefixes: ['NAILTIME_'],
  },
  columns: [],
  calendar: {
    startMinute: 480,
    endMinute: 1260,
    maxDays: 7,
    startMinutes: { '7': 360 },
    sampleStepMinutes: 10,
  },
  slots: { prefixMinutes: {}, defaultMinutes: 30 },
  range: { tillDays: 80 },
  serviceRanges: { '5': { tillDays: 10 } },
  booking: {
    createDurations: [],
    blockDurations: [],
    mayCreate: true,
    mayCancel: true,
    mayClickFreeSlot: true,
    cancelCommentRequired: false,
    blockReason: false,
    visitorCode: 'none',
    visitorCodeFrom: 'first',
    visitorApproval: false,
    formFields: [
      { key: 'email', required: false },
      { key: 'topic', required: false },
    ],
    fieldsAt: [
      { locationId: 7, fields: [{ key: 'topic', required: true }] },
      { serviceId: 5, fields: [{ key: 'select', required: false }] },
      { locationId: 7, serviceId: 5, fields: [{ key: 'notes', required: true }] },
    ],
  },
  serviceDurations: [
    { serviceId: 1, minutes: 60 },
    { serviceId: 1, specialistId: 7, minutes: 210 },
    { serviceId: 2, specialistId: 7, minutes: 30 },
  ],
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
  messages: { reminderMinutes: [1440], quietHours: { from: 1320, till: 420 } },
  earlier: { offerMinutes: 15, leadMinutes: 60 },
  privacy: { keepMonths: 12 },
}

describe('a profile', () => {
  it('has a range of its own for some services', () => {
    expect(rangeRuleOf(profile, 5)).toEqual({ tillDays: 10 })
    expect(rangeRuleOf(profile, 6)).toEqual({ tillDays: 80 })
    expect(rangeRuleOf(profile, null)).toEqual({ tillDays: 80 })
  })

  it('says how long a service takes by specialist and service', () => {
    expect(profileDuration(profile, 1, 7)).toBe(210)
    expect(profileDuration(profile, 1, 8)).toBe(60)
    expect(profileDuration(profile, 1, null)).toBe(60)
    expect(profileDuration(profile, 2, 7)).toBe(30)
    expect(profileDuration(profile, 2, null)).toBeNull()
    expect(profileDuration(profile, 3, 7)).toBeNull()
  })

  it('begins the day elsewhere at some locations', () => {
    expect([dayStartAt(profile, 7), dayStartAt(profile, 8)]).toEqual([360, 480])
  })

  it('has the specialist dropdown only where the booking-system id begins as it says', () => {
    const has = (bmsId: string) => hasSpecialistDropdown(profile, bmsId)
    expect(['NAILTIME_NORTH', 'XNAILTIME_', 'nailtime_', ''].map(has)).toEqual([true, false, false, false])
  })

  it('asks more, and otherwise, at some locations and for some services', () => {
    const asked = (locationId: number, serviceId: number | null) =>
      formFieldsAt(profile, locationId, serviceId).map(({ key, required }) => (required ? `${key}!` : key))
    expect(asked(1, 1)).toEqual(['email', 'topic'])
    expect(asked(7, null)).toEqual(['email', 'topic!'])
    expect(asked(1, 5)).toEqual(['email', 'topic', 'select'])
    expect(asked(7, 5)).toEqual(['email', 'topic!', 'select', 'notes!'])
  })

  it('keeps the id of a choice beside its name', () => {
    expect(formFieldPlaces.topic).toBe('fields.option_name')
    expect(optionIdPlaces).toEqual({ topic: 'fields.option_id', select: 'fields.select_id' })
  })

  it('puts every form field somewhere in a booking', () => {
    for (const key of formFieldKeys)
      expect(formFieldPlaces[key]).toMatch(/^(?:(?:notes|fields)\.)?[a-z_0-9]+$/)
  })
})
