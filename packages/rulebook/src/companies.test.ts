import { bookableRange } from '@rinda/domain/availability/bookable-range'
import { slotRule } from '@rinda/domain/availability/slot-rules'
import { formFieldsAt } from '@rinda/domain/company/form'
import type { FormFieldKey } from '@rinda/domain/company/profile'
import { dayStartAt, formFieldPlaces, profileDuration, rangeRuleOf } from '@rinda/domain/company/profile'
import { describe, expect, it } from 'vitest'
import { companyRecords } from './companies.ts'
import { companyFacts } from './company-facts.ts'
import { parseOverride } from './override.ts'
import { resolveProfile } from './resolve.ts'

const known = [1, 2, 3, 4, 16, 20, 32, 34, 39, 40, 41, 43, 44, 45, 46]
const unknown = 999
const today = '2026-11-21'

function profileOf(companyId: number) {
  return resolveProfile({ companyId })
}

function extraFields(companyId: number): FormFieldKey[] {
  const usual = new Set(profileOf(unknown).booking.formFields.map(({ key }) => key))
  return profileOf(companyId)
    .booking.formFields.map(({ key }) => key)
    .filter((key) => !usual.has(key))
}

/** Lists the known companies for which something holds. */
function companiesWhere(holds: (companyId: number) => boolean): number[] {
  return known.filter(holds)
}

describe('the records', () => {
  it('stand for every company that is known, each well-formed and resolvable', () => {
    expect([...companyRecords.keys()]).toEqual(known)
    for (const [id, record] of companyRecords) {
      expect(parseOverride(record).ok).toBe(true)
      expect(profileOf(id).booking.formFields.length).toBeGreaterThan(4)
    }
  })

  it('never put two fields of one form in the same place', () => {
    for (const id of known) {
      const places = profileOf(id).booking.formFields.map(({ key }) => formFieldPlaces[key])
      expect(new Set(places).size).toBe(places.length)
    }
  })
})

describe('the day calendar', () => {
  it('runs from 08:00 to 21:00, from 04:00 for one clinic, and shows up to 7 days', () => {
    expect(profileOf(unknown).calendar).toMatchObject({ startMinute: 480, endMinute: 1260, maxDays: 7 })
    expect(companiesWhere((id) => profileOf(id).calendar.startMinute === 240)).toEqual([39])
    expect(companiesWhere((id) => profileOf(id).calendar.endMinute !== 1260)).toEqual([])
  })

  it('can begin elsewhere at single locations', () => {
    const profile = resolveProfile({ companyId: 1, override: { calendar: { startMinutes: { '2': 420 } } } })
    expect([dayStartAt(profile, 2), dayStartAt(profile, 3)]).toEqual([420, 480])
  })

  it('may not begin after its end at a single location', () => {
    const override = { calendar: { startMinutes: { '2': 1260 } } }
    expect(() => resolveProfile({ companyId: 1, override })).toThrow('calendar.startMinute')
  })
})

describe('durations', () => {
  it('of blocks are 20, 30, 60, 120, 180, 240 and 480 minutes, all day too for companies 1 and 40', () => {
    const usual = [20, 30, 60, 120, 180, 240, 480]
    expect(profileOf(unknown).booking.blockDurations).toEqual(usual)
    expect(profileOf(40).booking.blockDurations).toEqual([...usual, 780])
    expect(companiesWhere((id) => profileOf(id).booking.blockDurations.includes(780))).toEqual([1, 40])
  })

  it('to create run from 30 minutes to 3.5 hours for companies 1 and 40', () => {
    expect(profileOf(1).booking.createDurations).toEqual([30, 60, 90, 120, 150, 180, 210])
    expect(companiesWhere((id) => profileOf(id).booking.createDurations.length > 0)).toEqual([1, 40])
  })

  it('of slots are 30 minutes, or by prefix 10, 15, 20, 30 and 60', () => {
    const { prefixMinutes, defaultMinutes } = profileOf(unknown).slots
    expect(defaultMinutes).toBe(30)
    expect(new Set(Object.values(prefixMinutes))).toEqual(new Set([10, 15, 20, 30, 60]))
    expect(prefixMinutes.AGENCY_).toBe(10)
  })
})

describe('the length of a slot', () => {
  const { slots, calendar } = profileOf(unknown)
  const own = { stepMinutes: null, durationMinutes: null }
  const lengthAt = (bmsId: string, service = '') =>
    slotRule(slots, { bmsId }, { bmsId: service, ...own }).durationMinutes

  it('is 10 minutes at the state agency', () => expect(lengthAt('AGENCY_RIGA')).toBe(10))
  it('is 20 minutes in one city, and at some others', () => {
    expect([lengthAt('CITY_HALL'), lengthAt('AIRPORT_PASSES')]).toEqual([20, 20])
  })
  it('is 30 minutes at many', () => {
    const many = ['TOWN_HALL', 'RIVER_HALL', 'FORTRESS_HALL', 'LAKES_HALL', 'DENTAL_TEIKA', 'NAILTIME_NORTH']
    expect(many.map((bmsId) => lengthAt(bmsId))).toEqual(many.map(() => 30))
  })
  it('is 60 minutes at one', () => expect(lengthAt('BANK_DUNTES')).toBe(60))
  it('is 15 minutes at one', () => expect(lengthAt('STUDIO_ANDREJOSTA')).toBe(15))
  it('is that of the service in another city', () => {
    const services = ['COAST_44011', 'COAST_44012', 'COAST_44013']
    expect(services.map((service) => lengthAt('COAST_HALL', service))).toEqual([20, 60, 30])
  })
  it('is 10 minutes for look-ups without a service, else 30', () => {
    expect(slotRule(slots, { bmsId: 'SOMEWHERE' }, null).durationMinutes).toBe(10)
    expect(lengthAt('SOMEWHERE', 'SOMETHING')).toBe(30)
  })
  it('of the sample schedule is 10 minutes', () => expect(calendar.sampleStepMinutes).toBe(10))

  it('at the nail studio is 30 to 210 minutes, by specialist and service', () => {
    const nails = profileOf(40)
    const minutes = nails.serviceDurations.map((entry) => entry.minutes)
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([30, 210])
    expect([4007, 4003].map((id) => profileDuration(nails, 40034, id))).toEqual([210, 180])
    expect(companiesWhere((id) => profileOf(id).serviceDurations.length > 0)).toEqual([40])
  })
})

describe('who may what', () => {
  const acts = ['mayCreate', 'mayCancel', 'mayClickFreeSlot'] as const

  it('at company 40 only a company admin may create, cancel and click free slots', () => {
    for (const act of acts) {
      for (const role of ['COMPANY_USER', 'COMPANY_MANAGER', 'NONE'] as const) {
        expect(resolveProfile({ companyId: 40, role }).booking[act]).toBe(false)
      }
      expect(resolveProfile({ companyId: 40 }).booking[act]).toBe(false)
      expect(resolveProfile({ companyId: 40, role: 'COMPANY_ADMIN' }).booking[act]).toBe(true)
      expect(resolveProfile({ companyId: 40, role: 'QTICKET_ADMIN' }).booking[act]).toBe(true)
    }
  })

  it('at the other companies every portal user may, but nobody without a role', () => {
    for (const companyId of [...known, unknown].filter((id) => id !== 40)) {
      for (const role of ['COMPANY_USER', 'COMPANY_MANAGER', 'COMPANY_ADMIN', 'QTICKET_ADMIN'] as const) {
        for (const act of acts) expect(resolveProfile({ companyId, role }).booking[act]).toBe(true)
      }
      for (const act of acts) expect(resolveProfile({ companyId, role: 'NONE' }).booking[act]).toBe(false)
    }
  })
})

describe('the booking form', () => {
  it('asks everyone for first name, last name and phone, and leaves e-mail and notes open', () => {
    expect(profileOf(unknown).booking.formFields).toEqual([
      { key: 'first_name', required: true },
      { key: 'last_name', required: true },
      { key: 'phone_number', required: true },
      { key: 'email', required: false },
      { key: 'notes', required: false },
    ])
  })

  it('asks for the purpose of the visit at companies 39, 41, 43, 45 and 46', () => {
    expect(companiesWhere((id) => extraFields(id).includes('visit_purpose'))).toEqual([39, 41, 43, 45, 46])
  })

  it('has an info field at companies 16 and 40, and a company name at 20', () => {
    expect(companiesWhere((id) => extraFields(id).includes('info'))).toEqual([16, 40])
    expect(companiesWhere((id) => extraFields(id).includes('company_name'))).toEqual([20])
  })

  it('has description and www at company 4, business name and tracking number at 32, a topic at 34', () => {
    expect(extraFields(4)).toEqual(['description', 'www'])
    expect(extraFields(32)).toEqual(['business_name', 'tracking_number'])
    expect(extraFields(34)).toEqual(['topic'])
  })

  it('has topic, notes and dropdowns at company 34, per location and service', () => {
    const asked = (locationId: number, serviceId: number | null) =>
      formFieldsAt(profileOf(34), locationId, serviceId)
        .filter(({ key }) => ['topic', 'notes', 'select'].includes(key))
        .map(({ key, required, options }) => `${key}${required ? '*' : ''}${options ? ' of a list' : ''}`)
    expect(asked(1, null)).toEqual(['notes', 'topic'])
    expect(asked(3401, 34011)).toEqual(['notes', 'topic* of a list'])
    expect(asked(3401, 34012)).toEqual(['notes*', 'topic* of a list', 'select* of a list'])
    expect(asked(3402, 34023)).toEqual(['notes', 'topic', 'select of a list'])
    expect(companiesWhere((id) => profileOf(id).booking.fieldsAt.length > 0)).toEqual([34])
  })

  it('has extra fields for certain e-mail domains', () => {
    const keys = (email: string) =>
      resolveProfile({ companyId: 44, email }).booking.formFields.map(({ key }) => key)
    expect(keys('eva@coast.example')).toEqual([...keys('eva@elsewhere.example'), 'info'])
  })

  it('asks for the reason of a block at companies 1 and 44', () => {
    expect(companiesWhere((id) => profileOf(id).booking.blockReason)).toEqual([1, 44])
  })
})

describe('the bookable range', () => {
  const rangeOf = (companyId: number) => bookableRange(profileOf(companyId).range, {}, today)

  it('of company 3 is today to 80 days on', () => {
    expect(rangeOf(3)).toEqual({ from: today, till: '2027-02-09' })
  })

  it('of company 3 can be shorter for listed services', () => {
    const override = {
      serviceRanges: { '11': { fromDays: 0, tillDays: 10 }, '12': { fromDays: 0, tillDate: '2023-02-10' } },
    }
    const profile = resolveProfile({ companyId: 3, override })
    const ofService = (id: number) => bookableRange(rangeRuleOf(profile, id), {}, today)
    expect(ofService(11)).toEqual({ from: today, till: '2026-12-01' })
    expect(ofService(12)).toEqual({ from: today, till: '2023-02-10' })
    expect(ofService(13)).toEqual({ from: today, till: '2027-02-09' })
  })

  it('of company 3 is 10 days for a list of services', () => {
    const listed = Object.entries(profileOf(3).serviceRanges)
    expect(listed.length).toBeGreaterThan(0)
    for (const [, rule] of listed) {
      expect(bookableRange(rule, {}, today)).toEqual({ from: today, till: '2026-12-01' })
    }
  })

  it('of company 34 is 2020-01-01 to three months on', () => {
    expect(rangeOf(34)).toEqual({ from: '2020-01-01', till: '2027-02-21' })
  })

  it('of the others is unbounded in production, and six months elsewhere', () => {
    expect(companiesWhere((id) => rangeOf(id) !== null)).toEqual([3, 34])
    const elsewhere = resolveProfile({ companyId: 1, isProduction: false }).range
    expect(bookableRange(elsewhere, {}, today)).toEqual({ from: today, till: '2027-05-21' })
    expect(resolveProfile({ companyId: 34, isProduction: false }).range).toEqual(profileOf(34).range)
  })
})

describe('the facts', () => {
  it('of an unknown company are a generic logo, London and the zone of Riga', () => {
    const facts = companyFacts(unknown)
    expect(Math.round(facts.latitude * 10) / 10).toBe(51.5)
    expect(Math.round(facts.longitude * 10) / 10).toBe(-0.1)
    expect(facts.zone).toBe('Europe/Riga')
    expect(known.map((id) => companyFacts(id).logo)).not.toContain(facts.logo)
  })

  it('put all companies in the Baltic region but one, which is in southeast Asia', () => {
    const isBaltic = (id: number) => {
      const { latitude, longitude } = companyFacts(id)
      return latitude > 53 && latitude < 60 && longitude > 20 && longitude < 29
    }
    expect(companiesWhere((id) => !isBaltic(id))).toEqual([16])
    expect(companyFacts(16)).toMatchObject({ latitude: 1.352083, longitude: 103.819836 })
  })

  it('know no zone of the demo company and the bank, whose profile keeps Riga’s', () => {
    expect(companiesWhere((id) => companyFacts(id).zone === null)).toEqual([2, 20])
    for (const id of known) expect(profileOf(id).zone).toBe('Europe/Riga')
  })

  it('can be said otherwise by a row', () => {
    const facts = { latitude: 56.5, zone: 'Asia/Singapore' }
    expect(companyFacts(20, { facts })).toEqual({ ...companyFacts(20), ...facts })
    expect(resolveProfile({ companyId: 20, override: { facts } }).zone).toBe('Asia/Singapore')
    expect(() => companyFacts(20, { facts: { latitude: 200 } })).toThrow('facts.latitude')
  })

  it('tell the zone in which the company’s days are reckoned, however its row says it', () => {
    for (const override of [
      { zone: 'Asia/Tokyo' },
      { facts: { zone: 'Asia/Tokyo' } },
      { zone: 'Asia/Tokyo', facts: { zone: 'Asia/Singapore' } },
    ]) {
      expect(companyFacts(unknown, override).zone).toBe('Asia/Tokyo')
      expect(resolveProfile({ companyId: unknown, override }).zone).toBe('Asia/Tokyo')
    }
  })

  it('have a logo for every known company, an image by itself', () => {
    const logos = known.map((id) => companyFacts(id).logo)
    expect(new Set(logos).size).toBe(known.length)
    for (const logo of logos)
      expect(decodeURIComponent(logo)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/)
  })
})
