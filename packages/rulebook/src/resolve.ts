import type { Role } from '@rinda/domain/access/role'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { companyRecords } from './companies.ts'
import { companyFacts } from './company-facts.ts'
import { defaultProfile, nonProductionRange, roleOverrides } from './defaults.ts'
import { type Directory, demoDirectory, findAccount, findDomain } from './directory.ts'
import { type ProfileOverride, parseOverride } from './override.ts'

export type ProfileInput = {
  companyId: number
  /** The company's row in the database, as it is stored. */
  override?: unknown
  email?: string
  role?: Role
  /** False on installations that are not the real one: companies without a range of their own get 6 months. */
  isProduction?: boolean
  directory?: Directory
}

/** Single answers replace single answers; a list, a range or a map replaces the whole of it. */
function applied(profile: CompanyProfile, override: ProfileOverride | undefined): CompanyProfile {
  if (!override) return profile
  const { calendar, slots, booking, ...rest } = override
  return {
    ...profile,
    ...rest,
    calendar: { ...profile.calendar, ...calendar },
    slots: { ...profile.slots, ...slots },
    booking: { ...profile.booking, ...booking },
  }
}

function readOverride(companyId: number, value: unknown) {
  const parsed = parseOverride(value)
  if (parsed.ok) return parsed.override
  const faults = parsed.faults.map(({ field, message }) => `${field || 'the whole'}: ${message}`).join('; ')
  throw new RangeError(`profile of company ${companyId}: ${faults}`)
}

/**
 * The profile of a person at a company, or of the company when no person is given. Always in this order,
 * the later wins: defaults, company (its record here, then its row), e-mail domain, account, role (what the
 * record and the row say of it, then what it means everywhere). Throws RangeError, naming the field, when
 * the row holds nonsense; ask `parseOverride` before storing one.
 */
export function resolveProfile(input: ProfileInput): CompanyProfile {
  const { companyId, email, role, directory = demoDirectory } = input
  const record = companyRecords.get(companyId)
  const { roles: rowRoles, ...row } = readOverride(companyId, input.override)
  const { roles: recordRoles, ...company } = record ?? {}
  const installation: ProfileOverride = {
    zone: companyFacts(companyId).zone ?? defaultProfile.zone,
    range: input.isProduction === false ? nonProductionRange : defaultProfile.range,
  }
  const profile = [
    installation,
    company,
    row,
    email === undefined ? undefined : findDomain(email, directory)?.profile,
    email === undefined ? undefined : findAccount(email, directory)?.profile,
    ...(role === undefined ? [] : [recordRoles?.[role], rowRoles?.[role], roleOverrides[role]]),
  ].reduce<CompanyProfile>(applied, defaultProfile)
  if (profile.calendar.startMinute >= profile.calendar.endMinute) {
    throw new RangeError(
      `profile of company ${companyId}: calendar.startMinute: not before calendar.endMinute`,
    )
  }
  return profile
}
