import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { parseLogSearch } from '../../screens/tools/log-search.ts'
import { monitorPages, viewOf } from '../../screens/tools/monitor-pages.ts'
import { parseMonitorSearch } from '../../screens/tools/monitor-search.ts'
import { parseOutboxSearch } from '../../screens/tools/outbox-search.ts'
import { parseSandboxSearch } from '../../screens/tools/sandbox-search.ts'
import { paths } from '../paths.ts'
import { requireScreen } from '../sign-in-guard.ts'
import { shell } from './frame-routes.ts'
import { workScreens } from './work-screens.ts'

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
  component: lazyRouteComponent(() => import('../../screens/tools/monitor.tsx'), 'MonitorScreen'),
})
const bookingLog = createRoute({
  getParentRoute: () => tools,
  path: 'bookings',
  validateSearch: parseLogSearch,
  component: lazyRouteComponent(() => import('../../screens/tools/bookings-tool.tsx'), 'BookingsTool'),
})
const outbox = createRoute({
  getParentRoute: () => tools,
  path: 'messages',
  validateSearch: parseOutboxSearch,
  component: lazyRouteComponent(() => import('../../screens/tools/messages-tool.tsx'), 'MessagesTool'),
})
const health = createRoute({
  getParentRoute: () => tools,
  path: 'health',
  component: lazyRouteComponent(() => import('../../screens/tools/health-tool.tsx'), 'HealthTool'),
})
const sandbox = createRoute({
  getParentRoute: () => tools,
  path: 'sandbox',
  validateSearch: parseSandboxSearch,
  component: lazyRouteComponent(() => import('../../screens/tools/sandbox-tool.tsx'), 'SandboxTool'),
})
const slotTrial = createRoute({
  getParentRoute: () => tools,
  path: 'sandbox2',
  // Read by the tool itself, which comes later.
  validateSearch: (search: Record<string, unknown>) => search,
  component: lazyRouteComponent(() => import('../../screens/tools/slots-tool.tsx'), 'SlotsTool'),
})
/** One of them, beside the log. */
const oneBooking = createRoute({ getParentRoute: () => bookingLog, path: '$bookingId' })

/** Tools of admins, below one address. */
export const toolsRoute = tools.addChildren([
  toolsIndex,
  monitor,
  bookingLog.addChildren([oneBooking]),
  outbox,
  health,
  sandbox,
  slotTrial,
])
