import type { PortalUser } from '@rinda/client/people/portal-user'
import { mayManageAccounts } from '@rinda/domain/access/people'
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
  integrations: '/integrations',
  companySetUp: '/company-set-up',
  timeTravel: '/time-travel',
} as const

/** Tells whether somebody lets other systems in: whoever administers all of a company. */
export function mayIntegrate({ role, profile }: Pick<PortalUser, 'role' | 'profile'>): boolean {
  return mayManageAccounts({ role, reach: profile.reach })
}

/** Companies, domains and people of the whole platform are its own admin's to edit. */
export function mayAdministerPlatform(user: Pick<PortalUser, 'role'>): boolean {
  return user.role === 'QTICKET_ADMIN'
}
