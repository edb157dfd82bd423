import { type Role, roleOf } from '@rinda/domain/access/role'
import type { ProfileOverride } from './override.ts'

/** What is known of an e-mail domain. Of a partner's people the role follows from the address. */
export type DomainEntry = { companyId: number; isPartner: boolean; profile?: ProfileOverride }
/** Who belongs where. Real directories are rows that the platform's admin edits; this is their shape. */
export type Directory = {
  domains: Readonly<Record<string, DomainEntry>>
  accounts: Readonly<Record<string, { isCompanyAdmin?: boolean; profile?: ProfileOverride }>>
}

const partner = (companyId: number): DomainEntry => ({ companyId, isPartner: true })

/** Invented domains, one for each known company. */
export const demoDirectory: Directory = {
  domains: {
    'rinda.example': { companyId: 1, isPartner: false },
    'demo.example': { companyId: 2, isPartner: false },
    'airport.example': partner(3),
    'studio.example': { companyId: 4, isPartner: false },
    'harbour.example': { companyId: 16, isPartner: false },
    'bank.example': { companyId: 20, isPartner: false },
    'agency.example': partner(32),
    'city.example': partner(34),
    'dental.example': partner(39),
    'nails.example': partner(40),
    'town.example': partner(41),
    'river.example': partner(43),
    'coast.example': partner(44),
    'fortress.example': partner(45),
    'lakes.example': partner(46),
  },
  accounts: {},
}

/** The part after the last `@`, in lower case. */
function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** What the directory knows of an address's domain, or undefined. */
export function findDomain(email: string, directory: Directory = demoDirectory): DomainEntry | undefined {
  const domain = domainOf(email)
  return Object.hasOwn(directory.domains, domain) ? directory.domains[domain] : undefined
}

/** What the directory knows of this very address, or undefined. */
export function findAccount(
  email: string,
  directory: Directory = demoDirectory,
): Directory['accounts'][string] | undefined {
  const address = email.toLowerCase()
  return Object.hasOwn(directory.accounts, address) ? directory.accounts[address] : undefined
}

/** The company an address belongs to; an unknown domain belongs to company 1, with role NONE. */
export function companyOfEmail(email: string, directory: Directory = demoDirectory): number {
  return findDomain(email, directory)?.companyId ?? 1
}

/**
 * The role of an address. `givenRole` is the one somebody has given it, or null. Of a partner's people,
 * `admin@…`, those on the list and given company admins are company admins, everyone else a company user;
 * the platform's admin stays one. Of all others the given role counts, and without one they are NONE.
 */
export function roleOfEmail(
  email: string,
  givenRole: string | null,
  directory: Directory = demoDirectory,
): Role {
  const given = roleOf(givenRole ?? 'NONE')
  if (given === 'QTICKET_ADMIN' || !findDomain(email, directory)?.isPartner) return given
  const isAdmin =
    given === 'COMPANY_ADMIN' ||
    email.toLowerCase().startsWith('admin@') ||
    findAccount(email, directory)?.isCompanyAdmin === true
  return isAdmin ? 'COMPANY_ADMIN' : 'COMPANY_USER'
}
