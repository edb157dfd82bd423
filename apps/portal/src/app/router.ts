import { LoadingFace } from '@rinda/ui/components/faces'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { parseAdminSearch } from '../screens/admin/admin-search.ts'
import { parseBookingsSearch } from '../screens/bookings/address/bookings-search.ts'
import { LoadingScreen } from '../screens/loading.tsx'
import { LoginScreen } from '../screens/login.tsx'
import { parseFiguresSearch } from '../screens/queue/figures-search.ts'
import { parseQueueSearch } from '../screens/queue/queue-search.ts'
import { parseStaffingSearch } from '../screens/queue/staffing-search.ts'
import { parseCompanySetUpSearch } from '../screens/set-up/company-set-up/company-set-up-search.ts'
import { parseIntegrationsSearch } from '../screens/set-up/integrations-search.ts'
import { parseLocationsSearch } from '../screens/set-up/locations/locations-search.ts'
import { parsePortalUsersSearch } from '../screens/set-up/people/portal-users-search.ts'
import { parseServiceConfigSearch } from '../screens/set-up/service-config-search.ts'
import { parseSpecialistsSearch } from '../screens/set-up/specialists-search.ts'
import { parseTimeTravelSearch } from '../screens/time-travel/time-travel-search.ts'
import { parseLogSearch } from '../screens/tools/log-search.ts'
import { monitorPages, viewOf } from '../screens/tools/monitor-pages.ts'
import { parseMonitorSearch } from '../screens/tools/monitor-search.ts'
import { parseOutboxSearch } from '../screens/tools/outbox-search.ts'
import { parseSandboxSearch } from '../screens/tools/sandbox-search.ts'
import { parseLoginSearch } from '../session/sign-in-path.ts'
import type { WorkScreen } from '../session/work-paths.ts'
import { FailedFace, FailedScreen } from './failed-screen.tsx'
import { paths } from './paths.ts'
import {
  goHome,
  leaveLogin,
  requireCompany,
  requireIntegrator,
  requirePlatformAdmin,
  requireQueue,
  requireReport,
  requireScreen,
  requireTraveller,
  requireUser,
} from './sign-in-guard.ts'

/** A screen of work each: fetched while it is still asked who is signed in. */
const workScreens = {
  bookings: lazyRouteComponent(() => import('./work.ts'), 'BookingsScreen'),
  calendar: lazyRouteComponent(
    () => import('../screens/bookings/week/bookings-week.tsx'),
    'BookingsWeekScreen',
  ),
  overview: lazyRouteComponent(
    () => import('../screens/bookings/overview/bookings-overview.tsx'),
    'BookingsOverviewScreen',
  ),
  list: lazyRouteComponent(() => import('../screens/bookings/list/bookings-list.tsx'), 'BookingsListScreen'),
  issues: lazyRouteComponent(() => import('../screens/bookings/issues/issues.tsx'), 'IssuesScreen'),
  locations: lazyRouteComponent(() => import('../screens/set-up/locations/locations.tsx'), 'LocationsScreen'),
  'open-times': lazyRouteComponent(() => import('../screens/set-up/times/open-times.tsx'), 'OpenTimesScreen'),
  'service-times': lazyRouteComponent(
    () => import('../screens/set-up/times/service-times.tsx'),
    'ServiceTimesScreen',
  ),
  'service-config': lazyRouteComponent(
    () => import('../screens/set-up/service-config.tsx'),
    'ServiceConfigScreen',
  ),
  specialists: lazyRouteComponent(() => import('../screens/set-up/specialists.tsx'), 'SpecialistsScreen'),
  'portal-users': lazyRouteComponent(
    () => import('../screens/set-up/people/portal-users.tsx'),
    'PortalUsersScreen',
  ),
  users: lazyRouteComponent(() => import('../screens/set-up/people/users.tsx'), 'UsersScreen'),
  forms: lazyRouteComponent(() => import('../screens/tools/forms.tsx'), 'FormsScreen'),
  reports: lazyRouteComponent(() => import('../screens/report.tsx'), 'ReportScreen'),
  tools: lazyRouteComponent(() => import('../screens/tools/tools.tsx'), 'ToolsScreen'),
} as const satisfies Record<WorkScreen, unknown>

/** Comes with what nobody needs to sign in. */
const shellComponent = lazyRouteComponent(() => import('./work.ts'), 'Shell')

const root = createRootRoute()

const loading = createRoute({ getParentRoute: () => root, path: paths.loading, component: LoadingScreen })

const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  validateSearch: parseLoginSearch,
  beforeLoad: leaveLogin,
  component: LoginScreen,
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: requireUser,
  component: shellComponent,
  errorComponent: FailedScreen,
  pendingComponent: LoadingScreen,
})

const home = createRoute({
  getParentRoute: () => shell,
  path: paths.root,
  beforeLoad: goHome,
  component: lazyRouteComponent(() => import('../screens/welcome.tsx'), 'WelcomeScreen'),
})

const workRoute = <Path extends string>(screen: WorkScreen, path: Path) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    validateSearch: parseBookingsSearch,
    beforeLoad: requireScreen(screen),
    component: workScreens[screen],
  })
const bookings = workRoute('bookings', paths.bookings)
const week = workRoute('calendar', paths.calendar)
const overview = workRoute('overview', paths.overview)
const list = workRoute('list', paths.list)
const issues = workRoute('issues', paths.issues)

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

/** The monitor begins with the tickets of the queue. */
const toMonitor = () => {
  throw redirect({ to: '/tools/monitor/$page', params: { page: monitorPages.tickets }, replace: true })
}
const tools = createRoute({
  getParentRoute: () => shell,
  path: paths.tools,
  beforeLoad: requireScreen('tools'),
})
const toolsIndex = createRoute({ getParentRoute: () => tools, path: '/', component: workScreens.tools })
const monitor = createRoute({
  getParentRoute: () => tools,
  path: 'monitor/$page',
  validateSearch: parseMonitorSearch,
  beforeLoad: ({ params }) => {
    if (viewOf(params.page) === null) toMonitor()
  },
  component: lazyRouteComponent(() => import('../screens/tools/monitor.tsx'), 'MonitorScreen'),
})
const bookingLog = createRoute({
  getParentRoute: () => tools,
  path: 'bookings',
  validateSearch: parseLogSearch,
  component: lazyRouteComponent(() => import('../screens/tools/bookings-tool.tsx'), 'BookingsTool'),
})
const outbox = createRoute({
  getParentRoute: () => tools,
  path: 'messages',
  validateSearch: parseOutboxSearch,
  component: lazyRouteComponent(() => import('../screens/tools/messages-tool.tsx'), 'MessagesTool'),
})
const health = createRoute({
  getParentRoute: () => tools,
  path: 'health',
  component: lazyRouteComponent(() => import('../screens/tools/health-tool.tsx'), 'HealthTool'),
})
const sandbox = createRoute({
  getParentRoute: () => tools,
  path: 'sandbox',
  validateSearch: parseSandboxSearch,
  component: lazyRouteComponent(() => import('../screens/tools/sandbox-tool.tsx'), 'SandboxTool'),
})
const slotTrial = createRoute({
  getParentRoute: () => tools,
  path: 'sandbox2',
  // Read by the tool itself, which comes later.
  validateSearch: (search: Record<string, unknown>) => search,
  component: lazyRouteComponent(() => import('../screens/tools/slots-tool.tsx'), 'SlotsTool'),
})
/** One of them, beside the log. */
const oneBooking = createRoute({ getParentRoute: () => bookingLog, path: '$bookingId' })

const queue = createRoute({
  getParentRoute: () => shell,
  path: paths.queue,
  validateSearch: parseQueueSearch,
  beforeLoad: requireQueue,
  component: lazyRouteComponent(() => import('../screens/queue/queue.tsx'), 'QueueScreen'),
})

const queueDay = createRoute({
  getParentRoute: () => shell,
  path: paths.queueDay,
  validateSearch: parseFiguresSearch,
  beforeLoad: requireQueue,
  component: lazyRouteComponent(() => import('../screens/queue/queue-figures.tsx'), 'QueueFiguresScreen'),
})

const queueStaffing = createRoute({
  getParentRoute: () => shell,
  path: paths.queueStaffing,
  validateSearch: parseStaffingSearch,
  beforeLoad: requireQueue,
  component: lazyRouteComponent(() => import('../screens/queue/queue-staffing.tsx'), 'QueueStaffingScreen'),
})

const admin = createRoute({
  getParentRoute: () => shell,
  path: paths.admin,
  validateSearch: parseAdminSearch,
  beforeLoad: requirePlatformAdmin,
  component: lazyRouteComponent(() => import('../screens/admin/admin.tsx'), 'AdminScreen'),
})

const integrations = createRoute({
  getParentRoute: () => shell,
  path: paths.integrations,
  validateSearch: parseIntegrationsSearch,
  beforeLoad: requireIntegrator,
  component: lazyRouteComponent(() => import('../screens/set-up/integrations.tsx'), 'IntegrationsScreen'),
})

const timeTravel = createRoute({
  getParentRoute: () => shell,
  path: paths.timeTravel,
  validateSearch: parseTimeTravelSearch,
  beforeLoad: requireTraveller,
  component: lazyRouteComponent(() => import('../screens/time-travel/time-travel.tsx'), 'TimeTravelScreen'),
})

const companySetUp = createRoute({
  getParentRoute: () => shell,
  path: paths.companySetUp,
  validateSearch: parseCompanySetUpSearch,
  beforeLoad: requireIntegrator,
  component: lazyRouteComponent(
    () => import('../screens/set-up/company-set-up/company-set-up.tsx'),
    'CompanySetUpScreen',
  ),
})
const newCompany = createRoute({
  getParentRoute: () => companySetUp,
  path: '/',
  beforeLoad: requirePlatformAdmin,
})
/** One that is there: the screen stays, and what is typed in it. */
const oneCompany = createRoute({
  getParentRoute: () => companySetUp,
  path: '$companyId',
  beforeLoad: requireCompany,
})

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: paths.root, replace: true })
  },
})

const bookingViews = [bookings, week, overview, list, issues] as const
const setUp = [
  locations.addChildren([oneLocation]),
  openTimes,
  serviceTimes,
  serviceConfig,
  specialists,
  portalUsers,
  users,
  forms,
  report,
  tools.addChildren([
    toolsIndex,
    monitor,
    bookingLog.addChildren([oneBooking]),
    outbox,
    health,
    sandbox,
    slotTrial,
  ]),
] as const

export const router = createRouter({
  routeTree: root.addChildren([
    loading,
    login,
    shell.addChildren([
      home,
      ...bookingViews,
      queue,
      queueDay,
      queueStaffing,
      ...setUp,
      integrations,
      timeTravel,
      admin,
      companySetUp.addChildren([newCompany, oneCompany]),
    ]),
    unknown,
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingFace,
  defaultErrorComponent: FailedFace,
  scrollRestoration: true,
})

/** Fetches the code of the screen that the person most likely opens, while it is still asked who they are. */
export function preloadScreen(pathname: string): void {
  if (pathname === paths.login) return
  const screens = Object.keys(workScreens) as WorkScreen[]
  const wanted = screens.find((screen) => paths[screen] === pathname) ?? 'calendar'
  void shellComponent.preload?.()
  void workScreens[wanted].preload?.()
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
