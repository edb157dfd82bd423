import { describe, expect, it } from 'vitest'
import { bmsIdPrefixesOf, hasAdminPrefix } from './permission.ts'
import { calendarShowsService, type Reach, reachesLocation, reachesService } from './reach.ts'
import { mayOpen, mayOpenReport, mayOpenTab } from './screen.ts'

const everything: Reach = {
  locationIds: null,
  bmsIdPrefixes: null,
  serviceIds: null,
  calendarServiceIds: null,
}

describe('reach', () => {
  it('asks the id and the booking-system id of a location', () => {
    const north = { id: 1, bmsId: 'NAILTIME_NORTH' }
    const reaches = (part: Partial<Reach>) => reachesLocation({ ...everything, ...part }, north)
    expect(reaches({})).toBe(true)
    expect([reaches({ locationIds: [1, 2] }), reaches({ locationIds: [2] })]).toEqual([true, false])
    expect(reaches({ locationIds: [] })).toBe(false)
    expect(reaches({ bmsIdPrefixes: ['DENTAL_', 'NAILTIME_'] })).toBe(true)
    expect(reaches({ bmsIdPrefixes: ['NAILTIME_SOUTH'] })).toBe(false)
    expect(reaches({ locationIds: [1], bmsIdPrefixes: [] })).toBe(false)
  })

  it('limits services, and those in the calendar further', () => {
    const reach = { ...everything, serviceIds: [1, 2], calendarServiceIds: [2, 3] }
    expect([1, 2, 3].map((id) => reachesService(reach, id))).toEqual([true, true, false])
    expect([1, 2, 3].map((id) => calendarShowsService(reach, id))).toEqual([false, true, false])
    expect(calendarShowsService(everything, 9)).toBe(true)
  })
})

describe('what a profile opens', () => {
  const profile = {
    screens: ['reports', 'service-config'],
    reports: [1],
    serviceConfigTabs: ['specialists'],
  } as const

  it('is what it lists and nothing else', () => {
    expect([mayOpen(profile, 'reports'), mayOpen(profile, 'tools')]).toEqual([true, false])
    expect([mayOpenReport(profile, 1), mayOpenReport(profile, 2)]).toEqual([true, false])
    expect([mayOpenTab(profile, 'specialists'), mayOpenTab(profile, 'prices')]).toEqual([true, false])
    expect(mayOpenReport({ ...profile, screens: [] }, 1)).toBe(false)
  })
})

describe('rights', () => {
  it('know an administrator’s address by its beginning', () => {
    expect(['ADMIN@a.example', 'administrator@a.example', 'a.admin@b.example'].map(hasAdminPrefix)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('can name locations by the beginning of their booking-system ids', () => {
    expect(bmsIdPrefixesOf(['navigation/open_times', 'locations/'])).toBeNull()
    expect(bmsIdPrefixesOf(['locations/CITY_', 'locations/TOWN_HALL'])).toEqual(['CITY_', 'TOWN_HALL'])
  })
})
