import {
  type BuiltScreen,
  builtScreens,
  mayOpen,
  type NavigationLink,
  type Screen,
  screenPaths,
} from '@rinda/domain/access/screen'
import type { CompanyProfile } from '@rinda/domain/company/profile'

/** Where the screens stand that this portal has. A profile may name others: they are left out, or the day calendar stands in. */
export const workPaths: Pick<typeof screenPaths, BuiltScreen> = screenPaths
export type WorkScreen = BuiltScreen
type WorkPath = (typeof workPaths)[WorkScreen]

type Open = Pick<CompanyProfile, 'screens'>

/** Where a path of the profile leads: to its screen, else to the day calendar; null when neither is open to this person. */
function openPath(profile: Open, path: string): WorkPath | null {
  const screen = builtScreens.find((one) => workPaths[one] === path) ?? 'bookings'
  return mayOpen(profile, screen) ? workPaths[screen] : null
}

/**
 * Where a person starts; null is the welcome page: for those without a role, and of a domain that is not known. Where the root is today's
 * bookings, that is the day calendar, whose switch to the list counts them.
 */
export function homeOf(profile: Open & Pick<CompanyProfile, 'home' | 'root'>): WorkPath | null {
  if (profile.home === '/') return null
  return openPath(profile, profile.root === 'today' ? workPaths.bookings : profile.home)
}

/** Where the welcome page leads; null: nowhere. */
export function welcomePathOf(profile: Open & Pick<CompanyProfile, 'welcomeLink'>): WorkPath | null {
  return profile.welcomeLink === null ? null : openPath(profile, profile.welcomeLink)
}

/** The links of the menu that lead somewhere here, in the profile's order. */
export function menuOf(navigation: readonly NavigationLink[]): { screen: Screen; to: WorkPath }[] {
  return navigation.flatMap(({ screen, path }) => {
    const own = builtScreens.find((one) => workPaths[one] === path)
    return own ? [{ screen, to: workPaths[own] }] : []
  })
}

/** The views between which the bar above the bookings switches: one link of the menu stands for all of them. */
const calendarViews: readonly string[] = [workPaths.bookings, workPaths.calendar, workPaths.list]

/** Whether a link of the menu is that of the screen at a path. */
export function isLinkOf(to: string, pathname: string): boolean {
  if (calendarViews.includes(to)) return calendarViews.includes(pathname)
  return pathname === to || pathname.startsWith(`${to}/`)
}
