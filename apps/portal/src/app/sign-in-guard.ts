import { idIn, isId } from '@rinda/client/http/ids'
import type { PortalUser } from '@rinda/client/people/portal-user'
import { mayTravel } from '@rinda/domain/access/permission'
import { mayOpen, mayOpenReport } from '@rinda/domain/access/screen'
import { redirect } from '@tanstack/react-router'
import { queueLocations } from '../queue/queue-locations.ts'
import { currentUserQuery, locationsQuery, queryClient } from '../session/queries.ts'
import { type LoginSearch, safeRedirect } from '../session/sign-in-path.ts'
import { homeOf, type WorkScreen } from '../session/work-paths.ts'
import { mayAdministerPlatform, mayIntegrate, paths } from './paths.ts'

type Going = { location: { href: string } }

/**
 * Gives the signed-in user. Anyone else is sent to the sign-in page, and comes back to this address
 * afterwards.
 */
export async function requireUser({ location }: Going): Promise<PortalUser> {
  const user = await queryClient.ensureQueryData(currentUserQuery)
  if (user) return user
  const isGoingHome = location.href === paths.root
  throw redirect({ to: paths.login, search: isGoingHome ? {} : { redirect: location.href } })
}

/** The administration is for the platform's admin; everyone else is sent home. */
export async function requirePlatformAdmin(going: Going): Promise<void> {
  const user = await requireUser(going)
  if (!mayAdministerPlatform(user)) throw redirect({ to: paths.root, replace: true })
}

/** The integrations are for whoever administers all of a company; everyone else is sent home. */
export async function requireIntegrator(going: Going): Promise<void> {
  const user = await requireUser(going)
  if (!mayIntegrate(user)) throw redirect({ to: paths.root, replace: true })
}

/** The past is for those who administer a location; everyone else is sent home. */
export async function requireTraveller(going: Going): Promise<void> {
  const user = await requireUser(going)
  if (!mayTravel(user)) throw redirect({ to: paths.root, replace: true })
}

/** A company is set up by the platform's admin, and by those who administer all of it; everyone else is sent home. */
export async function requireCompany(going: Going & { params: { companyId: string } }): Promise<void> {
  const user = await requireUser(going)
  const isOwn = String(user.company.id) === going.params.companyId
  const mayBeOther = mayAdministerPlatform(user) && isId(idIn(going.params.companyId))
  if (!isOwn && !mayBeOther) throw redirect({ to: paths.root, replace: true })
}

/** The counter is for those with a line at one of their locations, as the server says which are theirs; the rest go home. */
export async function requireQueue(going: Going): Promise<void> {
  await requireUser(going)
  const { locations } = await queryClient.ensureQueryData(locationsQuery)
  if (queueLocations(locations).length === 0) throw redirect({ to: paths.root, replace: true })
}

/** A screen of work is for those to whom their profile opens it; the rest go where they are at home, or are welcomed. */
export function requireScreen(screen: WorkScreen): (going: Going) => Promise<void> {
  return async (going) => {
    const { profile } = await requireUser(going)
    if (!mayOpen(profile, screen)) throw redirect({ to: paths.root, replace: true })
  }
}

/** A report is for those whose company has it; the rest go home. */
export async function requireReport(going: Going & { params: { reportId: string } }): Promise<void> {
  const { profile } = await requireUser(going)
  if (!mayOpenReport(profile, idIn(going.params.reportId))) throw redirect({ to: paths.root, replace: true })
}

/** From the root to the person's home, if there is one. */
export async function goHome(going: Going): Promise<void> {
  const home = homeOf((await requireUser(going)).profile)
  if (home) throw redirect({ to: home, replace: true })
}

/**
 * Sends those who are already signed in on from the sign-in page. Where that cannot be found out, the page
 * stays.
 */
export async function leaveLogin({ search }: { search: LoginSearch }): Promise<void> {
  if (search.problem) return
  const user = await queryClient.ensureQueryData(currentUserQuery).catch(() => null)
  if (user) throw redirect({ href: safeRedirect(search.redirect), replace: true })
}
