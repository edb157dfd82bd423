import type { PlatformPerson } from '@rinda/client/people/platform'
import type { Role } from '@rinda/domain/access/role'
import { jsonOf, objectIn } from './json-field.tsx'

/**
 * Rights of one person while they are edited. `role` '' means the one that follows from the address; ids null
 * mean all of the company.
 */
export type PersonDraft = {
  role: Role | ''
  active: boolean
  companyAdmin: boolean
  known: boolean
  permissions: string
  locationIds: readonly number[] | null
  serviceIds: readonly number[] | null
  json: string
}

export function draftOf(person: PlatformPerson | null): PersonDraft {
  return {
    role: person?.role ?? '',
    active: person?.active ?? true,
    companyAdmin: person?.company_admin ?? false,
    known: person?.known ?? false,
    permissions: person?.permissions.join(', ') ?? '',
    locationIds: person?.location_ids ?? null,
    serviceIds: person?.service_ids ?? null,
    json: jsonOf(person?.profile ?? {}),
  }
}

/** Gives the fields to send: those that were changed. Undefined where the JSON is no object. */
export function inputOf(draft: PersonDraft, person: PlatformPerson | null): object | undefined {
  const before = draftOf(person)
  const profile = objectIn(draft.json)
  if (!profile) return undefined
  const given = <Key extends keyof PersonDraft>(key: Key, name: string) =>
    draft[key] === before[key] ? {} : { [name]: draft[key] }
  return {
    ...given('role', 'role'),
    ...given('active', 'active'),
    ...given('companyAdmin', 'company_admin'),
    ...given('known', 'known'),
    ...given('locationIds', 'location_ids'),
    ...given('serviceIds', 'service_ids'),
    ...(draft.permissions === before.permissions ? {} : { permissions: listIn(draft.permissions) }),
    ...(draft.json === before.json ? {} : { profile }),
  }
}

function listIn(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
