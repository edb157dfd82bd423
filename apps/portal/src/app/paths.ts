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

/** Where a person starts; null is the welcome page, for those who may see nothing yet. */
export function homeOf(user: Pick<PortalUser, 'role'> & { profile: { home: string } }): HomePath | null {
  const { home } = user.profile
  if (user.role === 'NONE' || home === paths.root) return null
  return homes.find((path) => path === home) ?? paths.bookings
}
