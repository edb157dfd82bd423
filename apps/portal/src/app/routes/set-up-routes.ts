import { createRoute } from '@tanstack/react-router'
import { parseLocationsSearch } from '../../screens/set-up/locations/locations-search.ts'
import { parsePortalUsersSearch } from '../../screens/set-up/people/portal-users-search.ts'
import { parseServiceConfigSearch } from '../../screens/set-up/service-config-search.ts'
import { parseSpecialistsSearch } from '../../screens/set-up/specialists-search.ts'
import type { WorkScreen } from '../../session/work-paths.ts'
import { paths } from '../paths.ts'
import { requireReport, requireScreen } from '../sign-in-guard.ts'
import { shell } from './frame-routes.ts'
import { workScreens } from './work-screens.ts'

/**
 * Makes the route of a screen of the set-up: it can be opened only by those to whom their profile opens it.
 */
const setUpRoute = <Path extends string>(screen: WorkScreen, path: Path) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    beforeLoad: requireScreen(screen),
    component: workScreens[screen],
  })
const locations = createRoute({
  getParentRoute: () => shell,
  path: paths.locations,
  validateSearch: parseLocationsSearch,
  beforeLoad: requireScreen('locations'),
  component: workScreens.locations,
})
/** One of them, beside the table: the screen stays, and what is typed in its search. */
const oneLocation = createRoute({ getParentRoute: () => locations, path: '$locationId' })
const openTimes = setUpRoute('open-times', paths['open-times'])
const serviceTimes = setUpRoute('service-times', paths['service-times'])
const serviceConfig = createRoute({
  getParentRoute: () => shell,
  path: paths['service-config'],
  validateSearch: parseServiceConfigSearch,
  beforeLoad: requireScreen('service-config'),
  component: workScreens['service-config'],
})
const specialists = createRoute({
  getParentRoute: () => shell,
  path: paths.specialists,
  validateSearch: parseSpecialistsSearch,
  beforeLoad: requireScreen('specialists'),
  component: workScreens.specialists,
})
const portalUsers = createRoute({
  getParentRoute: () => shell,
  path: paths['portal-users'],
  validateSearch: parsePortalUsersSearch,
  beforeLoad: requireScreen('portal-users'),
  component: workScreens['portal-users'],
})
const users = setUpRoute('users', paths.users)
const forms = setUpRoute('forms', paths.forms)

const report = createRoute({
  getParentRoute: () => shell,
  path: `${paths.reports}/$reportId`,
  beforeLoad: requireReport,
  component: workScreens.reports,
})

/** Screens of what a company sets up, and its reports. */
export const setUpRoutes = [
  locations.addChildren([oneLocation]),
  openTimes,
  serviceTimes,
  serviceConfig,
  specialists,
  portalUsers,
  users,
  forms,
  report,
] as const
