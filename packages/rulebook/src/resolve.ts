import { bmsIdPrefixesOf } from '@rinda/domain/access/permission'
import type { Reach } from '@rinda/domain/access/reach'
import type { Role } from '@rinda/domain/access/role'
import { screens as allScreens, type Screen } from '@rinda/domain/access/screen'
import { withFields } from '@rinda/domain/company/form'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { columnKeys } from '@rinda/domain/company/view'
import { type Answers, applied } from './answers.ts'
import { companyRecords } from './companies.ts'
import { factsWith } from './company-facts.ts'
import { defaultAnswers, nonProductionRange, roleOverrides } from './defaults.ts'
import { demoDirectory } from './demo-directory.ts'
import { accountLayers, type Directory, domainLayers } from './directory.ts'
import { openScreensOf } from './open-screens.ts'
import { type ProfileOverride, readOverride } from './override.ts'

export type ProfileInput = {
  companyId: number
  /** The company's row in the database, as it is stored. */
  override?: unknown
  email?: string
  role?: Role
  /** Rights given to the person by name. */
  permissions?: readonly string[]
  /** The person's own row: null says nothing; a list is theirs and wins over the directory's. */
  locationIds?: readonly number[] | null
  serviceIds?: readonly number[] | null
  /** False on installations that are not the real one: companies without a range of their own get 6 months. */
  isProduction?: boolean
  directory?: Directory
  /** The screens that there are; usually all of them. */
  screens?: readonly Screen[]
}

/** Makes an override from the person's own row: lists only, and only those that the row has. */
function ownRow({ locationIds, serviceIds }: ProfileInput): ProfileOverride {
  const lists = {
    ...(locationIds ? { locationIds: [...locationIds] } : {}),
    ...(serviceIds ? { serviceIds: [...serviceIds] } : {}),
  }
  return { reach: lists }
}

/** All that is said of this person at this company, in the order in which it counts. */
function layers(input: ProfileInput): (ProfileOverride | undefined)[] {
  const { companyId, email, role, directory = demoDirectory } = input
  const { roles: recordRoles, ...company } = companyRecords.get(companyId) ?? {}
  const { roles: rowRoles, facts, widgetOrigins: _, ...row } = readOverride(companyId, input.override)
  const installation: ProfileOverride = {
    zone: factsWith(companyId, facts).zone ?? defaultAnswers.zone,
    range: input.isProduction === false ? nonProductionRange : defaultAnswers.range,
  }
  return [
    installation,
    company,
    row,
    ...(email === undefined ? [] : domainLayers(email, role, directory)),
    ...(email === undefined ? [] : accountLayers(email, directory)),
    ownRow(input),
    ...(role === undefined ? [] : [recordRoles?.[role], rowRoles?.[role], roleOverrides[role]]),
  ]
}

/** The lists that hold in the end: the rights that name locations by booking-system id narrow what is said otherwise. */
function reachOf(answers: Answers, { role, permissions = [] }: ProfileInput): Reach {
  const { onlyListed, ...reach } = answers.reach
  const locationIds = reach.locationIds ?? (onlyListed ? [] : null)
  const byRight = role === 'QTICKET_ADMIN' ? null : bmsIdPrefixesOf(permissions)
  return { ...reach, locationIds, bmsIdPrefixes: byRight ?? reach.bmsIdPrefixes }
}

/**
 * The profile of a person at a company, or of the company when no person is given. Always in this order,
 * the later wins: defaults, company (its record here, then its row), e-mail domain, account (the beginning of the
 * address, the address, the person's own row), role (what the record and the row say of it, then what it means
 * everywhere). Without a role no screen is open. Throws RangeError, naming the field, when the row holds
 * nonsense; ask `parseOverride` before storing one.
 */
export function resolveProfile(input: ProfileInput): CompanyProfile {
  const answers = layers(input).reduce<Answers>(applied, defaultAnswers)
  const { startMinute, endMinute, startMinutes } = answers.calendar
  if (Math.max(startMinute, ...Object.values(startMinutes)) >= endMinute) {
    throw new RangeError(
      `profile of company ${input.companyId}: calendar.startMinute: not before calendar.endMinute`,
    )
  }
  const { calendarPath, columns, columnOrder, booking, ...same } = answers
  const { extraFields, ...rest } = booking
  const { email = '', role = 'NONE', permissions = [], screens = allScreens } = input
  return {
    ...same,
    columns: [...new Set([...columnOrder, ...columnKeys])].filter((key) => columns[key]),
    booking: { ...rest, formFields: withFields(booking.formFields, extraFields) },
    reach: reachOf(answers, input),
    ...openScreensOf(answers, { email, role, permissions }, screens),
  }
}
