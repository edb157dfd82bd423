import { isAdmin, type Role } from '@rinda/domain/access/role'
import type { SignedIn } from './signed-in.ts'

/**
 * The people whom a change may be about: each of whom one of these is true. Rather one too many than one too few: who it is not about is
 * only looked up once more. It is data and no function, since it goes from one process to another.
 */
export type Concerned = 'everybody' | ConcernedPeople

/** The same, of some. */
export type ConcernedPeople = {
  readonly companyIds?: readonly number[]
  readonly portalUserIds?: readonly number[]
  readonly emails?: readonly string[]
  /** With everything below them. */
  readonly domains?: readonly string[]
  readonly roles?: readonly Role[]
  /** Companies whose people are others now: it is about whoever may list those. */
  readonly managersOf?: readonly number[]
}

type Person = Pick<SignedIn, 'companyId' | 'portalUserId' | 'email' | 'role'>

/** Tells whether a change may be about this person. */
export function isConcerned(concerned: Concerned, person: Person): boolean {
  if (concerned === 'everybody') return true
  const {
    companyIds = [],
    portalUserIds = [],
    emails = [],
    domains = [],
    roles = [],
    managersOf = [],
  } = concerned
  return (
    companyIds.includes(person.companyId) ||
    portalUserIds.includes(person.portalUserId) ||
    emails.includes(person.email) ||
    domains.some((domain) => person.email.endsWith(`@${domain}`) || person.email.endsWith(`.${domain}`)) ||
    roles.includes(person.role) ||
    managersOf.some((companyId) => mayListPeopleOf(companyId, person))
  )
}

/** Tells whether somebody may list the accounts of a company. */
function mayListPeopleOf(companyId: number, { role, ...person }: Person): boolean {
  return role === 'QTICKET_ADMIN' || (mayListPeople(role) && person.companyId === companyId)
}

/** Tells whether this role may list the accounts of its company, or the platform's of every company. */
export function mayListPeople(role: Role): boolean {
  return isAdmin(role) || role === 'COMPANY_MANAGER'
}
