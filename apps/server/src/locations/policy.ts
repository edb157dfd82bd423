import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import { openTimesPermission, serviceTimesPermission } from '@rinda/domain/access/permission'
import { isAdmin } from '@rinda/domain/access/role'
import { closedConfig } from '@rinda/domain/access/service-config'
import { type CompanyAnswers, maySeeLocation, type PortalCaller, profileOf } from '../access/caller.ts'

/** Right of somebody to change a location and its services: all of it, the times alone, or nothing. */
export type EditRight = 'all' | 'times' | 'nothing'

/** Rights that single people are given besides their role: to keep the opening hours, or the times of services. */
const permissionFor = { location: openTimesPermission, service: serviceTimesPermission } as const

/** Gives the right of this person to change a location that they may see. */
export function editRight(
  caller: PortalCaller,
  location: { companyId: number; locationId: number },
  what: 'location' | 'service',
): EditRight {
  if (!maySeeLocation(caller, location)) return 'nothing'
  if (isAdmin(caller.user.role)) return 'all'
  return caller.user.permissions.includes(permissionFor[what]) ? 'times' : 'nothing'
}

/** A new location is nobody's yet: an admin who is limited to some of them makes none. */
export function mayCreateLocation(caller: PortalCaller): boolean {
  return isAdmin(caller.user.role) && caller.user.locationIds === null
}

/** All of a company's set-up is for those who may change all of it: an admin who is limited to some sees only a part. */
export function mayImportAndExport(caller: PortalCaller, companyId: number): boolean {
  const { scope, user } = caller
  const isOwn = scope.companyId === 'all' || scope.companyId === companyId
  return isOwn && mayCreateLocation(caller) && user.serviceIds === null
}

/** A new service would be outside the list of an admin who is limited to some. */
export function mayCreateService(caller: PortalCaller, location: { companyId: number; locationId: number }) {
  return editRight(caller, location, 'service') === 'all' && caller.user.serviceIds === null
}

const timesOf = {
  location: /^(open_\w+_(from|till)|config)$/,
  service: /^config$/,
} as const
const timesInConfig: Readonly<Record<'location' | 'service', readonly string[]>> = {
  location: ['special_times', 'booking_times'],
  service: ['booking_times'],
}

/** Tells whether an input touches nothing but times. */
export function isAboutTimes(input: { config?: object | undefined }, what: 'location' | 'service'): boolean {
  const inConfig = Object.keys(input.config ?? {})
  return (
    Object.keys(input).every((name) => timesOf[what].test(name)) &&
    inConfig.every((name) => timesInConfig[what].includes(name))
  )
}

/** Prices and booking periods are set by those alone who have a screen for them: the same profile is asked that the portal asks. */
export function whyNotConfigure(
  caller: PortalCaller,
  company: CompanyAnswers,
  before: object,
  input: { config?: object | undefined },
): Refused | null {
  const profile = profileOf(caller, company)
  const [first] = closedConfig(profile, { ...before }, { ...input.config })
  return first === undefined ? null : refuse('forbidden', `service/config/${first}`)
}
