import { describe, expect, it } from 'vitest'
import {
  type CompanyProfile,
  formFieldKeys,
  formFieldPlaces,
  profileDuration,
  rangeRuleOf,
} from './profile.ts'

const profile: CompanyProfile = {
  zone: 'Europe/Riga',
  home: '/bookings',
  calendar: { startMinute: 480, endMinute: 1260, maxDays: 7 },
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
    formFields: [],
  },
  serviceDurations: [
    { serviceId: 1, minutes: 60 },
    { serviceId: 1, specialistId: 7, minutes: 210 },
    { serviceId: 2, specialistId: 7, minutes: 30 },
  ],
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

  it('puts every form field somewhere in a booking', () => {
    for (const key of formFieldKeys)
      expect(formFieldPlaces[key]).toMatch(/^(?:(?:notes|fields)\.)?[a-z_0-9]+$/)
  })
})
