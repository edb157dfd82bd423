import { mayUseTools, openTimesPermission, serviceTimesPermission } from '@rinda/domain/access/permission'
import type { Role } from '@rinda/domain/access/role'
import {
  type NavigationLink,
  type PortalUserPart,
  portalUserParts,
  type Screen,
  type ServiceConfigTab,
  screenPaths,
  serviceConfigTabs,
} from '@rinda/domain/access/screen'
import type { Answers } from './answers.ts'

/** Person who asks, with only what screens depend on. */
type Person = { role: Role; email: string; permissions: readonly string[] }

type Asked = Person & { answers: Answers; isAdmin: boolean; isPlatformAdmin: boolean }

const always = () => true
const ofAdmins = ({ isAdmin }: Asked) => isAdmin

/**
 * Conditions under which a screen is open to somebody who has a role. Managers' rights are not known: they
 * have a user's, and what is given to them by name. The platform's admin has every company's screens; only
 * the tools ask for the address too.
 */
const opens: Readonly<Record<Screen, (asked: Asked) => boolean>> = {
  bookings: always,
  calendar: always,
  list: always,
  overview: always,
  issues: always,
  forms: always,
  locations: ofAdmins,
  users: ofAdmins,
  specialists: ({ answers, isAdmin }) => isAdmin || answers.navigation.specialists,
  'portal-users': (asked) => portalUserPartsOf(asked).length > 0,
  'open-times': ({ isAdmin, permissions }) => isAdmin || permissions.includes(openTimesPermission),
  'service-times': ({ answers, isAdmin, isPlatformAdmin, permissions }) =>
    isPlatformAdmin ||
    (answers.navigation['service-times'] && (isAdmin || permissions.includes(serviceTimesPermission))),
  'service-config': ({ isPlatformAdmin }) => isPlatformAdmin,
  reports: ({ answers, isAdmin }) => isAdmin && answers.navigation.reports && answers.reports.length > 0,
  tools: mayUseTools,
}

/** Admins keep the accounts of people; what the source has for one organisation alone is a table of its specialists. */
function portalUserPartsOf({ answers, isAdmin }: Asked): PortalUserPart[] {
  const isOpen = { people: isAdmin, specialists: answers.navigation['portal-users'] }
  return portalUserParts.filter((part) => isOpen[part])
}

/** Screens that the menu has no link to: switches, tabs and addresses lead there. */
const unlinked: ReadonlySet<Screen> = new Set(['bookings', 'list', 'issues', 'users', 'forms'])
/** Screens whose link is there only where the organisation has it, though they may be open without. */
const linkedWhereOffered = new Set(['calendar', 'overview', 'service-times'])

function isLinked(screen: Screen, answers: Answers): boolean {
  if (unlinked.has(screen)) return false
  return (
    !linkedWhereOffered.has(screen) ||
    Object.entries(answers.navigation).some(([key, is]) => is && key === screen)
  )
}

function pathOf(screen: Screen, answers: Answers): string {
  if (screen === 'calendar') return answers.calendarPath
  return screen === 'reports' ? `${screenPaths.reports}/${answers.reports[0]}` : screenPaths[screen]
}

/**
 * Lists which of the existing screens are open to a person, and the menu that leads there. Without a role
 * none is.
 */
export function openScreensOf(
  answers: Answers,
  person: Person,
  screens: readonly Screen[],
): {
  screens: Screen[]
  reports: number[]
  serviceConfigTabs: ServiceConfigTab[]
  portalUserParts: PortalUserPart[]
  navigation: NavigationLink[]
  welcomeLink: string | null
} {
  const { role } = person
  const isPlatformAdmin = role === 'QTICKET_ADMIN'
  const asked = { ...person, answers, isPlatformAdmin, isAdmin: isPlatformAdmin || role === 'COMPANY_ADMIN' }
  const open = role === 'NONE' ? [] : screens.filter((screen) => opens[screen](asked))
  const linked = open.filter((screen) => isLinked(screen, answers))
  return {
    screens: open,
    reports: open.includes('reports') ? [...answers.reports] : [],
    // "Specialists always, the others for the platform's admin only": as the screen is the admin's, so are all three.
    serviceConfigTabs: isPlatformAdmin ? [...serviceConfigTabs] : [],
    portalUserParts: open.includes('portal-users') ? portalUserPartsOf(asked) : [],
    navigation: linked.map((screen) => ({ screen, path: pathOf(screen, answers) })),
    welcomeLink: welcomeLinkOf(open, answers),
  }
}

/** To the locations as the source says, or to the calendar for those who have been let in but may not see them. */
function welcomeLinkOf(open: readonly Screen[], answers: Answers): string | null {
  if (open.includes('locations')) return screenPaths.locations
  return open.includes('calendar') ? answers.calendarPath : null
}
