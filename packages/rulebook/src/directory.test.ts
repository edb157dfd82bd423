import { describe, expect, it } from 'vitest'
import { companyRecords } from './companies.ts'
import { demoDirectory } from './demo-directory.ts'
import { companyOfEmail, type Directory, roleOfEmail } from './directory.ts'

describe('the company of an address', () => {
  it('follows from its domain, in any case', () => {
    expect(companyOfEmail('admin@airport.example')).toBe(3)
    expect(companyOfEmail('User@NAILS.example')).toBe(40)
    expect(companyOfEmail('user@agency.example')).toBe(32)
  })

  it('is 1 when the domain is unknown, alike or no domain at all', () => {
    const addresses = [
      'a@gmail.example',
      'a@nails.example.evil',
      'a@evilnails.example',
      'nobody',
      '',
      'a@constructor',
    ]
    expect(addresses.map((email) => companyOfEmail(email))).toEqual(addresses.map(() => 1))
  })

  it('can be every known company', () => {
    const ids = Object.values(demoDirectory.domains).map(({ companyId }) => companyId)
    expect(new Set(ids)).toEqual(new Set(companyRecords.keys()))
  })
})

describe('the role of an address', () => {
  const directory: Directory = {
    ...demoDirectory,
    accounts: { 'boss@dental.example': { isCompanyAdmin: true } },
  }
  const role = (email: string, given: string | null) => roleOfEmail(email, given, directory)

  it('is company admin at a partner for admin@, the listed and the given, else company user', () => {
    expect(role('admin@dental.example', null)).toBe('COMPANY_ADMIN')
    expect(role('Boss@dental.example', 'COMPANY_USER')).toBe('COMPANY_ADMIN')
    expect(role('ilze@dental.example', 'company_admin')).toBe('COMPANY_ADMIN')
    expect(role('ilze@dental.example', null)).toBe('COMPANY_USER')
    expect(role('administrator@dental.example', null)).toBe('COMPANY_USER')
  })

  it('is the given one everywhere else, upper-cased', () => {
    expect(role('manager@rinda.example', 'company_manager')).toBe('COMPANY_MANAGER')
    expect(role('someone@elsewhere.example', 'COMPANY_USER')).toBe('COMPANY_USER')
  })

  it('is NONE when nobody gave one, even to admin@ of an unknown domain', () => {
    expect(role('admin@elsewhere.example', null)).toBe('NONE')
    expect(role('admin@rinda.example', 'owner')).toBe('NONE')
  })

  it('stays the platform’s admin at a partner', () => {
    expect(role('ilze@dental.example', 'QTICKET_ADMIN')).toBe('QTICKET_ADMIN')
  })
})
