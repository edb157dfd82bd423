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

/** The beginnings of booking-system ids that the rights allow; null when they say nothing of locations. */
export function bmsIdPrefixesOf(permissions: readonly string[]): string[] | null {
  const prefixes = permissions
    .filter((permission) => permission.startsWith(locationsPermission))
    .map((permission) => permission.slice(locationsPermission.length))
    .filter((prefix) => prefix !== '')
  return prefixes.length === 0 ? null : prefixes
}
