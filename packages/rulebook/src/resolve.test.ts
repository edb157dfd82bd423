import { describe, expect, it } from 'vitest'
import type { Directory } from './directory.ts'
import { parseOverride } from './override.ts'
import { resolveProfile } from './resolve.ts'

describe('the order of the resolver', () => {
  const directory: Directory = {
    domains: {
      'town.example': { companyId: 41, isPartner: true, profile: { calendar: { startMinute: 200 } } },
    },
    accounts: { 'eva@town.example': { profile: { calendar: { startMinute: 300 } } } },
  }
  const startMinute = (input: Omit<Parameters<typeof resolveProfile>[0], 'companyId' | 'directory'>) =>
    resolveProfile({ companyId: 39, directory, ...input }).calendar.startMinute
  const override = {
    calendar: { startMinute: 100 },
    roles: { COMPANY_USER: { calendar: { startMinute: 400 } } },
  }

  it('is defaults, company, row, e-mail domain, account, role; the later wins', () => {
    expect(resolveProfile({ companyId: 999 }).calendar.startMinute).toBe(480)
    expect(startMinute({})).toBe(240)
    expect(startMinute({ override })).toBe(100)
    expect(startMinute({ override, email: 'Ada@Town.Example' })).toBe(200)
    expect(startMinute({ override, email: 'EVA@town.example' })).toBe(300)
    expect(startMinute({ override, email: 'eva@town.example', role: 'COMPANY_USER' })).toBe(400)
    expect(startMinute({ override, email: 'eva@town.example', role: 'COMPANY_ADMIN' })).toBe(300)
    expect(startMinute({ override, email: 'eva@elsewhere.example' })).toBe(100)
  })

  it('replaces single answers, and lists, ranges and maps as a whole', () => {
    const profile = resolveProfile({
      companyId: 34,
      override: { range: { tillDays: 7 }, booking: { blockDurations: [15] }, slots: { prefixMinutes: {} } },
    })
    expect(profile.range).toEqual({ tillDays: 7 })
    expect(profile.booking.blockDurations).toEqual([15])
    expect(profile.booking.formFields).toEqual(resolveProfile({ companyId: 34 }).booking.formFields)
    expect(profile.slots).toEqual({ prefixMinutes: {}, defaultMinutes: 30 })
  })

  it('lets a row take the company’s range away, and give it a zone', () => {
    const profile = resolveProfile({ companyId: 3, override: { range: null, zone: 'Asia/Ho_Chi_Minh' } })
    expect([profile.range, profile.zone]).toEqual([null, 'Asia/Ho_Chi_Minh'])
    expect(resolveProfile({ companyId: 3, override: { zone: 'europe/RIGA' } }).zone).toBe('Europe/Riga')
  })

  it('gives nobody without a role anything, whatever a row says', () => {
    const override = { booking: { mayCreate: true }, roles: { NONE: { booking: { mayCreate: true } } } }
    expect(resolveProfile({ companyId: 1, role: 'NONE', override }).booking.mayCreate).toBe(false)
  })

  it('says nothing new for an empty row', () => {
    for (const override of [undefined, null, {}]) {
      expect(resolveProfile({ companyId: 40, override })).toEqual(resolveProfile({ companyId: 40 }))
    }
  })
})

describe('a row that makes no sense', () => {
  const placed = (...keys: string[]) => keys.map((key) => ({ key, required: false }))

  it.each<[string, unknown]>([
    ['calendar.startMinute', { calendar: { startMinute: -1 } }],
    ['calendar.startMinute', { calendar: { startMinute: '08:00' } }],
    ['calendar.maxDays', { calendar: { maxDays: 11 } }],
    ['calendar.start', { calendar: { start: 480 } }],
    ['colour', { colour: 'red' }],
    ['zone', { zone: 'Europe/Nowhere' }],
    ['visitorLimits.addressHolds', { visitorLimits: { addressHolds: 0 } }],
    ['visitorLimits.holds', { visitorLimits: { holds: 5 } }],
    ['queue.graceMinutes', { queue: { graceMinutes: -1 } }],
    ['queue.mostAppointmentsInRow', { queue: { mostAppointmentsInRow: 0 } }],
    ['privacy.keepMonths', { privacy: { keepMonths: 0 } }],
    ['privacy.keepMonths', { privacy: { keepMonths: 121 } }],
    ['home', { home: 'https://elsewhere.example/' }],
    ['home', { home: '//elsewhere.example/' }],
    ['range.tillDate', { range: { tillDate: '2026-02-30' } }],
    ['serviceRanges.first', { serviceRanges: { first: {} } }],
    ['booking.mayCreate', { booking: { mayCreate: 'yes' } }],
    ['booking.blockDurations.1', { booking: { blockDurations: [30, 0] } }],
    ['booking.formFields.0.key', { booking: { formFields: [{ key: 'password', required: true }] } }],
    ['booking.formFields', { booking: { formFields: [1, 2].map(() => ({ key: 'email', required: true })) } }],
    ['slots.prefixMinutes.CITY_', { slots: { prefixMinutes: { CITY_: 1441 } } }],
    ['serviceDurations.0.minutes', { serviceDurations: [{ serviceId: 1, minutes: 1.5 }] }],
    ['booking.formFields', { booking: { formFields: placed('business_name', 'company_name') } }],
    ['booking.extraFields.0.required', { booking: { extraFields: [{ key: 'info' }] } }],
    ['booking.fieldsAt.0.locationId', { booking: { fieldsAt: [{ locationId: 0, fields: [] }] } }],
    [
      'booking.fieldsAt.0.fields.0.options',
      { booking: { fieldsAt: [{ fields: [{ key: 'topic', required: true, options: [] }] }] } },
    ],
    ['booking.cancelCommentRequired', { booking: { cancelCommentRequired: 'always' } }],
    ['root', { root: 'nowhere' }],
    ['calendarPath', { calendarPath: 'bookings' }],
    ['calendarPath', { calendarPath: '/\\elsewhere.example' }],
    ['navigation.tools', { navigation: { tools: true } }],
    ['navigation.overview', { navigation: { overview: 1 } }],
    ['reports.0', { reports: [0] }],
    ['reach.locationIds', { reach: { locationIds: 93 } }],
    ['reach.bmsIdPrefixes.0', { reach: { bmsIdPrefixes: [''] } }],
    ['reach.everything', { reach: { everything: true } }],
    ['views.dayWeekSwitch', { views: { dayWeekSwitch: null } }],
    ['views.specialistDropdownPrefixes', { views: { specialistDropdownPrefixes: 'NAILTIME_' } }],
    ['columns.colour', { columns: { colour: true } }],
    ['columns.email', { columns: { email: 'no' } }],
    ['calendar.startMinutes.north', { calendar: { startMinutes: { north: 240 } } }],
    ['calendar.sampleStepMinutes', { calendar: { sampleStepMinutes: 0 } }],
    ['facts.latitude', { facts: { latitude: 91 } }],
    ['facts.logo', { facts: { logo: 'javascript:alert(1)' } }],
    ['facts.zone', { facts: { zone: 'Moon' } }],
    ['roles.COMPANY_ADMIN.facts', { roles: { COMPANY_ADMIN: { facts: {} } } }],
    ['roles.BOSS', { roles: { BOSS: {} } }],
    ['', 'nonsense'],
    ['', []],
  ])('is refused naming %s', (field, override) => {
    const parsed = parseOverride(override)
    expect(parsed.ok ? [] : parsed.faults.map((fault) => fault.field)).toEqual([field])
    expect(() => resolveProfile({ companyId: 7, override })).toThrow(
      `profile of company 7: ${field || 'the whole'}:`,
    )
  })

  it('has every fault named', () => {
    const parsed = parseOverride({ zone: 5, booking: { mayCancel: 1 }, a: 1, b: 2 })
    const fields = parsed.ok ? [] : parsed.faults.map((fault) => fault.field)
    expect(fields.sort()).toEqual(['a', 'b', 'booking.mayCancel', 'zone'])
  })

  it('may not end the day before it begins', () => {
    expect(() => resolveProfile({ companyId: 7, override: { calendar: { endMinute: 480 } } })).toThrow(
      'calendar.startMinute',
    )
  })
})
