import { describe, expect, it } from 'vitest'
import { demoDirectory } from './demo-directory.ts'
import { companyOfEmail, type Directory, roleOfEmail } from './directory.ts'
import { mergeDirectory, parseDirectoryRows } from './merge-directory.ts'
import { resolveProfile } from './resolve.ts'

function withRows(value: unknown, base: Directory = demoDirectory): Directory {
  const parsed = parseDirectoryRows(value)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
  return mergeDirectory(base, parsed.rows)
}

describe('rows over the directory', () => {
  it('say nothing when there are none', () => {
    expect(withRows(null)).toEqual({
      ...demoDirectory,
      accounts: Object.fromEntries(
        Object.entries(demoDirectory.accounts).map(([email, entry]) => [
          email,
          expect.objectContaining(entry),
        ]),
      ),
    })
  })

  it('add a domain, with what follows for company and role', () => {
    const directory = withRows({ domains: [{ domain: 'Museum.example', companyId: 46, isPartner: true }] })
    expect(companyOfEmail('eva@museum.example', directory)).toBe(46)
    expect(roleOfEmail('eva@museum.example', null, directory)).toBe('COMPANY_USER')
    expect(companyOfEmail('eva@museum.example')).toBe(1)
  })

  it('move a domain to another company and keep what else is known of it', () => {
    const directory = withRows({ domains: [{ domain: 'town.example', companyId: 45 }] })
    expect(directory.domains['town.example']).toEqual({
      ...demoDirectory.domains['town.example'],
      companyId: 45,
    })
  })

  it('win answer by answer', () => {
    const profile = { navigation: { overview: false }, reports: [9] }
    const directory = withRows({ domains: [{ domain: 'dental.example', profile }] })
    expect(directory.domains['dental.example']?.profile).toEqual({
      navigation: { overview: false, specialists: true, 'portal-users': true },
      reports: [9],
    })
  })

  it('take domains, accounts and prefixes away', () => {
    const directory = withRows({
      domains: [{ domain: 'town.example', isRemoved: true }],
      accounts: [{ email: 'north@nails.example', isRemoved: true }],
      prefixes: [{ prefix: 'admin@', isRemoved: true }],
    })
    expect(companyOfEmail('eva@town.example', directory)).toBe(1)
    const north = { companyId: 40, email: 'north@nails.example', role: 'COMPANY_USER', directory } as const
    expect(resolveProfile(north).reach.locationIds).toEqual([])
    const admin = { companyId: 41, email: 'admin@town.example', role: 'COMPANY_ADMIN', directory } as const
    expect(resolveProfile(admin).columns).not.toContain('tracking_number')
  })

  it('list company admins, exceptions and restrictions of single accounts', () => {
    const directory = withRows({
      accounts: [
        { email: 'Eva@Town.example', isCompanyAdmin: true, profile: { reach: { locationIds: [7] } } },
        { email: 'guest@elsewhere.example', isKnown: true },
      ],
      prefixes: [{ prefix: 'desk@', profile: { columns: { email: false } } }],
    })
    expect(roleOfEmail('eva@town.example', null, directory)).toBe('COMPANY_ADMIN')
    const at = (email: string) => resolveProfile({ companyId: 41, email, role: 'COMPANY_USER', directory })
    expect(at('eva@town.example').reach.locationIds).toEqual([7])
    expect(at('guest@elsewhere.example').home).toBe('/bookings/calendar')
    expect(at('desk@town.example').columns).not.toContain('email')
  })

  it('leave the base as it was', () => {
    const before = JSON.parse(JSON.stringify(demoDirectory))
    withRows({ domains: [{ domain: 'town.example', companyId: 2, profile: { reports: [3] } }] })
    expect(demoDirectory).toEqual(before)
  })

  it('need a company for a new domain', () => {
    expect(() => withRows({ domains: [{ domain: 'new.example' }] })).toThrow('domain new.example: companyId')
  })

  it.each<[string, unknown]>([
    ['domains.0.domain', { domains: [{ domain: 'no domain', companyId: 1 }] }],
    ['domains.0.companyId', { domains: [{ domain: 'a.example', companyId: '1' }] }],
    [
      'domains.0.profile.reach.locationIds',
      { domains: [{ domain: 'a.example', profile: { reach: { locationIds: 1 } } }] },
    ],
    ['domains.0.profile.roles', { domains: [{ domain: 'a.example', profile: { roles: {} } }] }],
    ['accounts.1.email', { accounts: [{ email: 'a@b' }, { email: '__proto__' }] }],
    ['accounts.0.profile.home', { accounts: [{ email: 'a@b', profile: { home: '//evil.example' } }] }],
    ['prefixes.0.prefix', { prefixes: [{ prefix: '' }] }],
    ['people', { people: [] }],
  ])('are refused naming %s', (field, value) => {
    const parsed = parseDirectoryRows(value)
    expect(parsed.ok ? [] : parsed.faults.map((fault) => fault.field)).toEqual([field])
  })
})
