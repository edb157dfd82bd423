import { hasAdminPrefix } from '@rinda/domain/access/permission'
import { type Role, roleOf } from '@rinda/domain/access/role'
import { knownDomain, unknownDomain } from './defaults.ts'
import { demoDirectory } from './demo-directory.ts'
import type { AccountEntry, Directory, DomainEntry } from './directory-shape.ts'
import type { ProfileOverride } from './override.ts'

export type { Directory } from './directory-shape.ts'

/** The part after the last `@`, in lower case. */
function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** Finds the entry of an address's domain in the directory, or undefined. */
export function findDomain(email: string, directory: Directory = demoDirectory): DomainEntry | undefined {
  const domain = domainOf(email)
  const { domains } = directory
  if (Object.hasOwn(domains, domain)) return domains[domain]
  const labels = domain.split('.')
  return labels
    .map((_, index) => labels.slice(index + 1).join('.'))
    .filter((parent) => Object.hasOwn(domains, parent))
    .map((parent) => domains[parent])
    .find((entry) => entry?.withSubdomains)
}

/** Finds the entry of this very address in the directory, or undefined. */
export function findAccount(email: string, directory: Directory = demoDirectory): AccountEntry | undefined {
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
    hasAdminPrefix(email) ||
    findAccount(email, directory)?.isCompanyAdmin === true
  return isAdmin ? 'COMPANY_ADMIN' : 'COMPANY_USER'
}

/** Lists the overrides for the people of an address's domain. The platform's admin is received everywhere. */
export function domainLayers(
  email: string,
  role: Role | undefined,
  directory: Directory,
): (ProfileOverride | undefined)[] {
  const domain = findDomain(email, directory)
  if (domain) return [knownDomain, domain.profile]
  const isReceived = role === 'QTICKET_ADMIN' || findAccount(email, directory)?.isKnown
  return [isReceived ? knownDomain : unknownDomain]
}

/** Lists the overrides for addresses that begin with the same prefix, then the one for this very address. */
export function accountLayers(email: string, directory: Directory): (ProfileOverride | undefined)[] {
  const address = email.toLowerCase()
  const prefixes = Object.entries(directory.prefixes ?? {}).filter(([prefix]) => address.startsWith(prefix))
  return [...prefixes.map(([, profile]) => profile), findAccount(email, directory)?.profile]
}
