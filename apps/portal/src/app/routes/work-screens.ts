import { lazyRouteComponent } from '@tanstack/react-router'
import type { WorkScreen } from '../../session/work-paths.ts'

/** Screens of work, each fetched while it is still asked who is signed in. */
export const workScreens = {
  bookings: lazyRouteComponent(() => import('../work.ts'), 'BookingsScreen'),
  calendar: lazyRouteComponent(
    () => import('../../screens/bookings/week/bookings-week.tsx'),
    'BookingsWeekScreen',
  ),
  overview: lazyRouteComponent(
    () => import('../../screens/bookings/overview/bookings-overview.tsx'),
    'BookingsOverviewScreen',
  ),
  list: lazyRouteComponent(
    () => import('../../screens/bookings/list/bookings-list.tsx'),
    'BookingsListScreen',
  ),
  issues: lazyRouteComponent(() => import('../../screens/bookings/issues/issues.tsx'), 'IssuesScreen'),
  locations: lazyRouteComponent(
    () => import('../../screens/set-up/locations/locations.tsx'),
    'LocationsScreen',
  ),
  'open-times': lazyRouteComponent(
    () => import('../../screens/set-up/times/open-times.tsx'),
    'OpenTimesScreen',
  ),
  'service-times': lazyRouteComponent(
    () => import('../../screens/set-up/times/service-times.tsx'),
    'ServiceTimesScreen',
  ),
  'service-config': lazyRouteComponent(
    () => import('../../screens/set-up/service-config.tsx'),
    'ServiceConfigScreen',
  ),
  specialists: lazyRouteComponent(() => import('../../screens/set-up/specialists.tsx'), 'SpecialistsScreen'),
  'portal-users': lazyRouteComponent(
    () => import('../../screens/set-up/people/portal-users.tsx'),
    'PortalUsersScreen',
  ),
  users: lazyRouteComponent(() => import('../../screens/set-up/people/users.tsx'), 'UsersScreen'),
  forms: lazyRouteComponent(() => import('../../screens/tools/forms.tsx'), 'FormsScreen'),
  reports: lazyRouteComponent(() => import('../../screens/report.tsx'), 'ReportScreen'),
  tools: lazyRouteComponent(() => import('../../screens/tools/tools.tsx'), 'ToolsScreen'),
} as const satisfies Record<WorkScreen, unknown>
