import { mayOpen, mayOpenReport, mayOpenTab, type Screen, screens } from '@rinda/domain/access/screen'
import { describe, expect, it } from 'vitest'
import { companyRecords } from './companies.ts'
import { companyOfEmail, roleOfEmail } from './directory.ts'
import { type ProfileInput, resolveProfile } from './resolve.ts'

type Said = Partial<Pick<ProfileInput, 'role' | 'permissions' | 'companyId'>>

/** The profile of an address as it signs in, where every screen is built: company and role follow from the directory unless given. */
function person(email: string, said: Said = {}) {
  const role = roleOfEmail(email, said.role ?? null)
  return resolveProfile({
    companyId: companyOfEmail(email),
    email,
    ...said,
    role: said.role ?? role,
    screens,
  })
}

const links = (profile: ReturnType<typeof person>) => profile.navigation.map(({ screen }) => screen)
const linkTo = (profile: ReturnType<typeof person>, screen: Screen) =>
  profile.navigation.find((link) => link.screen === screen)?.path
const user = { role: 'COMPANY_USER' } as const
const admin = { role: 'COMPANY_ADMIN' } as const
const platform = { role: 'QTICKET_ADMIN' } as const
const menuCompanies = [1, 34, 41, 43, 44, 45, 46]
const eachCompany = (said: Said, holds: (profile: ReturnType<typeof person>) => boolean) =>
  [...companyRecords.keys()].filter((companyId) => holds(person('a@rinda.example', { ...said, companyId })))

describe('no role', () => {
  it('opens nothing, whatever the address and the permissions', () => {
    const permissions = ['navigation/open_times', 'navigation/service_times']
    const nobody = person('admin@rinda.example', { role: 'NONE', permissions })
    expect([nobody.screens, nobody.navigation, nobody.reports]).toEqual([[], [], []])
    expect(resolveProfile({ companyId: 1 }).screens).toEqual([])
  })
})

describe('the platform admin alone', () => {
  it("sees /service-config, and the 'Pakalpojumi' link", () => {
    expect(linkTo(person('root@rinda.example', platform), 'service-config')).toBe('/service-config')
    for (const role of ['COMPANY_ADMIN', 'COMPANY_MANAGER', 'COMPANY_USER'] as const) {
      expect(mayOpen(person('admin@rinda.example', { role }), 'service-config')).toBe(false)
    }
  })

  it('sees the tabs of periods and prices', () => {
    const tabs = (said: Said) => {
      const profile = person('root@rinda.example', said)
      return (['specialists', 'periods', 'prices'] as const).filter((tab) => mayOpenTab(profile, tab))
    }
    expect([tabs(platform), tabs(admin)]).toEqual([['specialists', 'periods', 'prices'], []])
  })
})

describe('locations', () => {
  it('are seen by company admins', () => {
    const sees = (said: Said) => links(person('a@rinda.example', said)).includes('locations')
    expect([sees(admin), sees(platform), sees(user), sees({ role: 'COMPANY_MANAGER' })]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('open times', () => {
  it('need admin or the permission navigation/open_times', () => {
    const sees = (said: Said) => mayOpen(person('a@airport.example', said), 'open-times')
    expect([sees(admin), sees({ ...user, permissions: ['navigation/open_times'] })]).toEqual([true, true])
    expect([sees(user), sees({ ...user, permissions: ['navigation/service_times'] })]).toEqual([false, false])
  })
})

describe('service times', () => {
  const sees = (profile: ReturnType<typeof person>) => linkTo(profile, 'service-times') === '/service-times'

  it('are there at companies 1, 34, 41, 43, 44, 45 and 46, for admins', () => {
    expect(eachCompany(admin, sees)).toEqual(menuCompanies)
  })

  it('are there for the permission navigation/service_times too, at these companies only', () => {
    expect(eachCompany({ ...user, permissions: ['navigation/service_times'] }, sees)).toEqual(menuCompanies)
  })

  it('are not there for others', () => expect(eachCompany(user, sees)).toEqual([]))
})

describe('the calendar link', () => {
  it('shows for known domains: /bookings at company 40, else /bookings/calendar', () => {
    expect(linkTo(person('a@nails.example', user), 'calendar')).toBe('/bookings')
    expect(linkTo(person('a@airport.example', user), 'calendar')).toBe('/bookings/calendar')
  })

  it('does not show for other domains', () => {
    expect(linkTo(person('a@elsewhere.example', user), 'calendar')).toBeUndefined()
  })
})

describe('the overview link', () => {
  it('shows for companies 1, 34, 41, 43, 44, 45 and 46', () => {
    expect(eachCompany(user, (profile) => links(profile).includes('overview'))).toEqual(menuCompanies)
  })
})

describe('the dental organisation', () => {
  it('sees specialists, overview and portal users, by any of its domains', () => {
    for (const email of ['a@dental.example', 'a@dental-care.example']) {
      expect(links(person(email, user))).toEqual(['calendar', 'overview', 'specialists', 'portal-users'])
    }
  })

  it('alone sees its specialists among the portal users', () => {
    const parts = (email: string, said: Said) => person(email, said).portalUserParts
    expect(parts('a@dental.example', user)).toEqual(['specialists'])
    expect(parts('admin@dental.example', admin)).toEqual(['people', 'specialists'])
    expect(parts('admin@town.example', admin)).toEqual(['people'])
    expect(parts('a@town.example', user)).toEqual([])
  })
})

describe('the accounts of people', () => {
  it('are for admins, of every company', () => {
    const sees = (profile: ReturnType<typeof person>) => linkTo(profile, 'portal-users') === '/portal-users'
    expect(eachCompany(admin, sees)).toEqual([...companyRecords.keys()])
    expect(eachCompany(platform, sees)).toEqual([...companyRecords.keys()])
    expect(eachCompany({ role: 'COMPANY_MANAGER' }, sees)).toEqual([])
  })
})

describe('reports', () => {
  const municipal = ['town', 'river', 'coast', 'fortress', 'lakes']
  const ofAdmin = (name: string) => person(`admin@${name}.example`)

  it('are linked for the admins of five municipal domains', () => {
    expect(municipal.map((name) => linkTo(ofAdmin(name), 'reports'))).toEqual(
      municipal.map(() => '/reports/1'),
    )
    for (const name of ['city', 'airport', 'dental', 'nails']) {
      expect(mayOpen(ofAdmin(name), 'reports')).toBe(false)
    }
  })

  it('depend on the domain for four of them', () => {
    expect(municipal.map((name) => ofAdmin(name).reports)).toEqual([[1, 2], [1, 3], [1, 4], [1, 5], [1]])
    expect([mayOpenReport(ofAdmin('town'), 2), mayOpenReport(ofAdmin('town'), 3)]).toEqual([true, false])
  })

  it('are not for users', () => {
    const profile = person('eva@town.example', user)
    expect([mayOpen(profile, 'reports'), mayOpenReport(profile, 1), profile.reports]).toEqual([
      false,
      false,
      [],
    ])
  })
})

describe('tools', () => {
  it("are only for admins whose e-mail starts with 'admin@'", () => {
    expect(mayOpen(person('Admin@rinda.example', platform), 'tools')).toBe(true)
    expect(mayOpen(person('admin@nails.example'), 'tools')).toBe(true)
    expect(mayOpen(person('anna@rinda.example', admin), 'tools')).toBe(false)
    expect(mayOpen(person('root@rinda.example', platform), 'tools')).toBe(false)
    expect(mayOpen(person('admin@rinda.example', user), 'tools')).toBe(false)
  })
})

describe('a link', () => {
  it('leads only to what is open', () => {
    for (const role of ['COMPANY_ADMIN', 'COMPANY_MANAGER', 'COMPANY_USER', 'QTICKET_ADMIN'] as const) {
      for (const name of ['rinda', 'dental', 'nails', 'town', 'elsewhere']) {
        const profile = person(`admin@${name}.example`, { role })
        for (const screen of links(profile)) expect(mayOpen(profile, screen)).toBe(true)
      }
    }
  })
})
