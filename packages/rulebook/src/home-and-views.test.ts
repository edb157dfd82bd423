import { hasSpecialistDropdown } from '@rinda/domain/company/view'
import { describe, expect, it } from 'vitest'
import { companyRecords } from './companies.ts'
import { demoDirectory } from './demo-directory.ts'
import { resolveProfile } from './resolve.ts'

const known = [...companyRecords.keys()]
const unknown = 999
const of = (companyId: number) => resolveProfile({ companyId })
const companiesWhere = (holds: (profile: ReturnType<typeof of>) => boolean) =>
  known.filter((id) => holds(of(id)))

describe('home', () => {
  it('of company 39 is the overview', () => expect(of(39).home).toBe('/bookings/overview'))
  it('of company 40 is the day calendar', () => expect(of(40).home).toBe('/bookings'))
  it('of everyone else is the week calendar', () => {
    expect(companiesWhere(({ home }) => home !== '/bookings/calendar')).toEqual([39, 40])
    expect(of(unknown).home).toBe('/bookings/calendar')
  })

  const stranger = { companyId: 1, email: 'eva@elsewhere.example' }

  it('of an unknown e-mail domain is the welcome page, with a link to the locations', () => {
    const admin = resolveProfile({ ...stranger, role: 'COMPANY_ADMIN' })
    expect([admin.home, admin.welcomeLink]).toEqual(['/', '/locations'])
  })

  it('of an unknown domain leads no one where they may not go', () => {
    expect(resolveProfile({ ...stranger, role: 'COMPANY_USER' }).welcomeLink).toBe('/bookings/calendar')
    expect(resolveProfile({ ...stranger, role: 'NONE' }).welcomeLink).toBeNull()
  })

  it('of listed exceptions is not the welcome page, nor that of the platform’s admin', () => {
    const listed = resolveProfile({ companyId: 1, email: 'Auditor@guests.example', role: 'COMPANY_USER' })
    const operator = resolveProfile({ ...stranger, role: 'QTICKET_ADMIN' })
    expect([listed.home, operator.home]).toEqual(['/bookings/calendar', '/bookings/calendar'])
  })

  it('of every known domain is its company’s', () => {
    for (const [domain, { companyId }] of Object.entries(demoDirectory.domains)) {
      const profile = resolveProfile({ companyId, email: `a@${domain}`, role: 'COMPANY_USER' })
      expect(profile.home).toBe(of(companyId).home)
    }
  })

  it('of a person without a role is the welcome page', () => {
    expect(resolveProfile({ companyId: 39, email: 'a@dental.example', role: 'NONE' }).home).toBe('/')
  })

  it('stands at `/` only where a row says so: the other reading shows today’s bookings there', () => {
    expect(of(1).root).toBe('home')
    expect(resolveProfile({ companyId: 1, override: { root: 'today' } }).root).toBe('today')
  })
})

describe('views', () => {
  it('have a Day/Week switch at every company but 40', () => {
    expect(companiesWhere(({ views }) => !views.dayWeekSwitch)).toEqual([40])
    expect(of(unknown).views.dayWeekSwitch).toBe(true)
  })

  it("have a switch between 'Kalendārs' and 'Saraksts' at companies 1 and 39", () => {
    expect(companiesWhere(({ views }) => views.listSwitch)).toEqual([1, 39])
  })

  it('have the extra control at company 40', () => {
    expect(companiesWhere(({ views }) => views.extraControl)).toEqual([40])
  })

  it('have specialist mode, choice of specialist and service filter at all but company 2', () => {
    const all = { specialistMode: true, enableSpecialist: true, serviceFilter: true }
    for (const id of [unknown, ...known.filter((one) => one !== 2)]) expect(of(id).views).toMatchObject(all)
  })

  it('of company 2 have no service filter, and specialist mode only', () => {
    expect(of(2).views).toMatchObject({ specialistMode: true, enableSpecialist: false, serviceFilter: false })
    expect(of(2).booking.cancelCommentRequired).toBe(false)
  })

  it('ask for a comment on cancelling where the company requires one', () => {
    expect(companiesWhere(({ booking }) => booking.cancelCommentRequired)).toEqual([44])
  })

  it('have the specialist dropdown only at locations whose bmsId begins with NAILTIME_', () => {
    const has = (bmsId: string) => hasSpecialistDropdown(of(40), bmsId)
    expect(['NAILTIME_NORTH', 'DENTAL_TEIKA', ''].map(has)).toEqual([true, false, false])
  })
})

describe('the columns of the list', () => {
  const usual = ['date', 'time', 'duration', 'specialist', 'service', 'customer', 'email', 'phone', 'status']

  it('are nine everywhere', () => expect(of(unknown).columns).toEqual(usual))

  it('are business name and tracking number too at company 32', () => {
    expect(of(32).columns.filter((key) => !usual.includes(key))).toEqual(['business_name', 'tracking_number'])
    expect(companiesWhere(({ columns }) => columns.length > 9)).toEqual([32])
  })

  it('are a tracking number too for addresses with the admin prefix', () => {
    const columns = (email: string) => resolveProfile({ companyId: 41, email, role: 'COMPANY_ADMIN' }).columns
    expect(columns('Admin@town.example')).toContain('tracking_number')
    expect(columns('administrator@town.example')).toEqual(usual)
  })
})

describe('the columns of the list', () => {
  const columns = (override: object) => resolveProfile({ companyId: 43, override }).columns
  it('stand in the order that the company says, the others behind them', () => {
    expect(columns({ columnOrder: ['status', 'customer'] })).toEqual([
      ...['status', 'customer', 'date', 'time', 'duration', 'specialist', 'service', 'email', 'phone'],
    ])
  })
  it('are no more than those that are shown', () => {
    expect(columns({ columnOrder: ['email', 'time'], columns: { email: false } })[0]).toBe('time')
    expect(() => columns({ columnOrder: ['time', 'time'] })).toThrow(RangeError)
  })
})
