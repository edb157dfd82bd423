import type { PortalUser } from '@rinda/client/portal-user'
import { loginPath } from '../session/sign-in-path.ts'

/** Every path of the portal. */
export const paths = {
  root: '/',
  loading: '/loading',
  login: loginPath,
  bookings: '/bookings',
} as const

/** The screens that can be somebody's home. A home that this portal has no screen for yet becomes the day calendar. */
const homes = [paths.bookings] as const
export type HomePath = (typeof homes)[number]

/** May this person see any screen of work? Without a role only the welcome page is theirs. */
export function mayWork(user: Pick<PortalUser, 'role'>): boolean {
  return user.role !== 'NONE'
}

/** Where a person starts; null is the welcome page: for those without a role, and of a company that is not known. */
export function homeOf(user: Pick<PortalUser, 'role'> & { profile: { home: string } }): HomePath | null {
  const { home } = user.profile
  if (!mayWork(user) || home === paths.root) return null
  return homes.find((path) => path === home) ?? paths.bookings
}
