/** The screens of the portal that a person may be given or refused. */
export const screens = [
  'bookings',
  'calendar',
  'list',
  'overview',
  'issues',
  'specialists',
  'portal-users',
  'users',
  'locations',
  'open-times',
  'service-times',
  'forms',
  'service-config',
  'reports',
  'tools',
] as const
export type Screen = (typeof screens)[number]

/** Paths of the screens. A single report's number follows after the path of `reports`. */
export const screenPaths = {
  bookings: '/bookings',
  calendar: '/bookings/calendar',
  list: '/bookings/list',
  overview: '/bookings/overview',
  issues: '/issues',
  specialists: '/specialists',
  'portal-users': '/portal-users',
  users: '/users',
  locations: '/locations',
  'open-times': '/open-times',
  'service-times': '/service-times',
  forms: '/forms',
  'service-config': '/service-config',
  reports: '/reports',
  tools: '/tools',
} as const satisfies Record<Screen, string>

/** The tabs of the service configuration. */
export const serviceConfigTabs = ['specialists', 'periods', 'prices'] as const
export type ServiceConfigTab = (typeof serviceConfigTabs)[number]

/**
 * Parts of `/portal-users`: the accounts of the company's people, and, at an organisation that asks for it,
 * its specialists.
 */
export const portalUserParts = ['people', 'specialists'] as const
export type PortalUserPart = (typeof portalUserParts)[number]

/** A link of the menu. `path` is where it leads, which for one screen can differ by company. */
export type NavigationLink = { readonly screen: Screen; readonly path: string }

/**
 * Parts of the portal that are open to a person, by their profile. The portal shows them, and the server
 * checks the same.
 */
export type OpenScreens = {
  readonly screens: readonly Screen[]
  readonly reports: readonly number[]
  readonly serviceConfigTabs: readonly ServiceConfigTab[]
  readonly portalUserParts: readonly PortalUserPart[]
}

/** Tells whether this person may open this screen. */
export function mayOpen(profile: Pick<OpenScreens, 'screens'>, screen: Screen): boolean {
  return profile.screens.includes(screen)
}

/** Tells whether this person may open the report of this number. */
export function mayOpenReport(profile: Pick<OpenScreens, 'screens' | 'reports'>, report: number): boolean {
  return mayOpen(profile, 'reports') && profile.reports.includes(report)
}

/** Tells whether this person may open this tab of the service configuration. */
export function mayOpenTab(
  profile: Pick<OpenScreens, 'screens' | 'serviceConfigTabs'>,
  tab: ServiceConfigTab,
): boolean {
  return mayOpen(profile, 'service-config') && profile.serviceConfigTabs.includes(tab)
}
