import type { PortalPerson, PortalPersonDraft } from '@rinda/client/people/portal-users'
import { openTimesPermission, serviceTimesPermission } from '@rinda/domain/access/permission'
import type { Role } from '@rinda/domain/access/role'
import type { Language } from '@rinda/phrases/resources'

/** The rights that are given beside the role; others that a person has are kept as they are. */
export const rights = [openTimesPermission, serviceTimesPermission] as const
export type Right = (typeof rights)[number]

/** Account of a person while it is edited. Role '' means not chosen yet; ids null mean all of the company. */
export type PersonDraft = {
  readonly email: string
  readonly name: string
  readonly language: Language
  readonly role: Role | ''
  readonly rights: readonly Right[]
  readonly locationIds: readonly number[] | null
  readonly serviceIds: readonly number[] | null
  readonly isActive: boolean
  /** Of the platform's admin: whose account it will be; null as the address says. */
  readonly companyId: number | null
}

/** A new person is written to in the language of whoever invites them, unless another is chosen. */
export function draftOf(
  person: PortalPerson | null,
  companyId: number | null,
  language: Language,
): PersonDraft {
  return {
    email: person?.email ?? '',
    name: person?.name ?? '',
    language: person?.language ?? language,
    role: person?.role ?? '',
    rights: rights.filter((right) => person?.permissions.includes(right)),
    locationIds: person?.locationIds ?? null,
    serviceIds: person?.serviceIds ?? null,
    isActive: person?.isActive ?? true,
    companyId: person?.companyId ?? companyId,
  }
}

/** Gives the fields to send: for a new person all, for a known one those that were changed. */
export function inputOf(draft: PersonDraft, person: PortalPerson | null): PortalPersonDraft {
  const { role, rights: given, companyId, email, ...facts } = draft
  const others = person?.permissions.filter((one) => !rights.some((right) => right === one)) ?? []
  const whole = { ...facts, permissions: [...others, ...given], ...(role === '' ? {} : { role }) }
  if (!person) return { email: email.trim(), ...whole, ...(companyId === null ? {} : { companyId }) }
  const before: PortalPersonDraft = { ...person, permissions: [...others, ...rightsOf(person)] }
  return Object.fromEntries(
    Object.entries(whole).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof PortalPersonDraft]),
    ),
  )
}

function rightsOf(person: PortalPerson): Right[] {
  return rights.filter((right) => person.permissions.includes(right))
}
