import type { PortalUser } from '@rinda/client/people/portal-user'
import { loginPath } from '../session/sign-in-path.ts'
import { queuePaths, workPaths } from '../session/work-paths.ts'

/** Every path of the portal. */
export const paths = {
  root: '/',
  loading: '/loading',
  login: loginPath,
  ...workPaths,
  ...queuePaths,
  admin: '/admin',
} as const

/** Companies, domains and people of the whole platform are its own admin's to edit. */
export function mayAdministerPlatform(user: Pick<PortalUser, 'role'>): boolean {
  return user.role === 'QTICKET_ADMIN'
}
