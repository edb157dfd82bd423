import type { AccountEntry, Directory, DomainEntry } from './directory-shape.ts'
import type { ProfileOverride } from './override.ts'

function customer(companyId: number, profile: ProfileOverride = {}): DomainEntry {
  return { companyId, isPartner: false, profile }
}

function partner(companyId: number, profile: ProfileOverride = {}): DomainEntry {
  return { companyId, isPartner: true, profile }
}

/** Admins of these see the reports' link. Four have a report of their own besides the one that all have. */
function municipality(companyId: number, ownReport?: number): DomainEntry {
  const reports = ownReport === undefined ? [1] : [1, ownReport]
  return partner(companyId, { navigation: { reports: true }, reports })
}

const dental = partner(39, { navigation: { overview: true, specialists: true, 'portal-users': true } })

/** Everybody of the state agency sees its location 93 only. */
const agency: DomainEntry = { ...partner(32, { reach: { locationIds: [93] } }), withSubdomains: true }

const branch = (locationId: number): AccountEntry => ({ profile: { reach: { locationIds: [locationId] } } })

/**
 * Invented domains, one or more for each known company, and some people who are told from others. The ids are
 * those of the demo companies. The real lists are not known: they are rows that the platform's admin writes.
 */
export const demoDirectory: Directory = {
  domains: {
    'rinda.example': customer(1),
    'demo.example': customer(2),
    'airport.example': partner(3),
    'studio.example': customer(4),
    'harbour.example': customer(16),
    'bank.example': customer(20),
    'agency.example': agency,
    'city.example': partner(34),
    'dental.example': dental,
    'dental-care.example': dental,
    'nails.example': partner(40),
    'town.example': municipality(41, 2),
    'river.example': municipality(43, 3),
    'coast.example': {
      ...partner(44, {
        navigation: { reports: true },
        reports: [1, 4],
        booking: { extraFields: [{ key: 'info', required: false }] },
      }),
    },
    'fortress.example': municipality(45, 5),
    'lakes.example': municipality(46),
  },
  accounts: {
    // Four accounts of the nail studio, each tied to one branch; other users of it see no branch.
    'north@nails.example': branch(4001),
    'centre@nails.example': branch(4002),
    'south@nails.example': branch(4003),
    'user@nails.example': branch(4004),
    'director@dental.example': { isCompanyAdmin: true },
    'hygiene@dental.example': { profile: { reach: { serviceIds: [39013, 39023] } } },
    'desk@town.example': { profile: { reach: { calendarServiceIds: [41011, 41013] } } },
    'auditor@guests.example': { isKnown: true },
  },
  prefixes: { 'admin@': { columns: { tracking_number: true } } },
}
