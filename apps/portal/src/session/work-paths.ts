import { mayOpen, type NavigationLink, type Screen, screenPaths, screens } from '@rinda/domain/access/screen'
import type { CompanyProfile } from '@rinda/domain/company/profile'

/**
 * Paths of the screens that this portal has. A profile may name others: links to them are left out, and
 * elsewhere the day calendar takes their place.
 */
export const workPaths = screenPaths
export type WorkScreen = Screen
/** Screens whose path is all of their address. */
const plainScreens = screens.filter((screen) => screen !== 'reports')
type WorkPath = (typeof workPaths)[(typeof plainScreens)[number]]

type Open = Pick<CompanyProfile, 'screens'>

/**
 * Gives the path to which a path of the profile leads: its screen, else the day calendar; null when this
 * person may not open it.
 */
function openPath(profile: Open, path: string): WorkPath | null {
  const screen = plainScreens.find((one) => workPaths[one] === path) ?? 'bookings'
  return mayOpen(profile, screen) ? workPaths[screen] : null
}

/**
 * Gives the path where a person starts; null is the welcome page: for those without a role, and those of an
 * unknown domain. Where the root is today's bookings, it is the day calendar, whose switch to the list counts
 * them.
 */
export function homeOf(profile: Open & Pick<CompanyProfile, 'home' | 'root'>): WorkPath | null {
  if (profile.home === '/') return null
  return openPath(profile, profile.root === 'today' ? workPaths.bookings : profile.home)
}

/** Gives the path to which the welcome page leads; null when there is none. */
export function welcomePathOf(profile: Open & Pick<CompanyProfile, 'welcomeLink'>): WorkPath | null {
  return profile.welcomeLink === null ? null : openPath(profile, profile.welcomeLink)
}

type MenuPath = { screen: Screen; to: string }

/** The links of the menu that lead somewhere here, in the profile's order. */
export function menuOf(navigation: readonly NavigationLink[]): MenuPath[] {
  return navigation.flatMap(({ screen, path }): MenuPath[] => {
    if (isReportPath(path)) return [{ screen, to: path }]
    const own = plainScreens.find((one) => workPaths[one] === path)
    return own ? [{ screen, to: workPaths[own] }] : []
  })
}

/** Tells whether a path is that of one report: its number follows after the path of all. */
function isReportPath(path: string): boolean {
  return /^\/reports\/[1-9]\d*$/.test(path)
}

/** The views between which the bar above the bookings switches: one link of the menu stands for all of them. */
const calendarViews: readonly string[] = [workPaths.bookings, workPaths.calendar, workPaths.list]

/** The same of the queue. Below `/queue/` is the socket of the line: its other views stand beside it. */
export const queuePaths = {
  queue: '/queue',
  queueDay: '/queue-day',
  queueStaffing: '/queue-staffing',
} as const
const queueViews: readonly string[] = Object.values(queuePaths)

/** All reports have one link. */
const reportsBelow = `${workPaths.reports}/`

/** Tells whether a link of the menu is that of the screen at a path. */
export function isLinkOf(to: string, pathname: string): boolean {
  if (to.startsWith(reportsBelow)) return pathname.startsWith(reportsBelow)
  const views = [calendarViews, queueViews].find((some) => some.includes(to))
  return views?.includes(pathname) ?? (pathname === to || pathname.startsWith(`${to}/`))
}
