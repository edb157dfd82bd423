import { isAdmin, type Role } from './role.ts'

/** Rights that are given to single people besides their role. */
export const openTimesPermission = 'navigation/open_times'
export const serviceTimesPermission = 'navigation/service_times'
/** `locations/NAILTIME_NORTH`: only locations whose booking-system id begins so, for who has any such right. */
const locationsPermission = 'locations/'

/** Beginning of the e-mail addresses of administrators, in upper or lower case. */
const adminPrefix = 'admin@'

export function hasAdminPrefix(email: string): boolean {
  return email.toLowerCase().startsWith(adminPrefix)
}

/** Tells whether the tools are open to somebody: to admins of a company or of the platform whose address begins as an administrator's. */
export function mayUseTools({ role, email }: { role: Role; email: string }): boolean {
  return isAdmin(role) && hasAdminPrefix(email)
}

/** Tells whether somebody may look at locations as they were, and at who changed what of their bookings: who administers them. */
export function mayTravel({ role }: { role: Role }): boolean {
  return isAdmin(role)
}

/** The beginnings of booking-system ids that the rights allow; null when they say nothing of locations. */
export function bmsIdPrefixesOf(permissions: readonly string[]): string[] | null {
  const prefixes = permissions
    .filter((permission) => permission.startsWith(locationsPermission))
    .map((permission) => permission.slice(locationsPermission.length))
    .filter((prefix) => prefix !== '')
  return prefixes.length === 0 ? null : prefixes
}
