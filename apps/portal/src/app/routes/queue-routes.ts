import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseFiguresSearch } from '../../screens/queue/figures-search.ts'
import { parseQueueSearch } from '../../screens/queue/queue-search.ts'
import { parseStaffingSearch } from '../../screens/queue/staffing-search.ts'
import { paths } from '../paths.ts'
import { requireQueue } from '../sign-in-guard.ts'
import { shell } from './frame-routes.ts'

const queue = createRoute({
  getParentRoute: () => shell,
  path: paths.queue,
  validateSearch: parseQueueSearch,
  beforeLoad: requireQueue,
  component: lazyRouteComponent(() => import('../../screens/queue/queue.tsx'), 'QueueScreen'),
})

const queueDay = createRoute({
  getParentRoute: () => shell,
  path: paths.queueDay,
  validateSearch: parseFiguresSearch,
  beforeLoad: requireQueue,
  component: lazyRouteComponent(() => import('../../screens/queue/queue-figures.tsx'), 'QueueFiguresScreen'),
})

const queueStaffing = createRoute({
  getParentRoute: () => shell,
  path: paths.queueStaffing,
  validateSearch: parseStaffingSearch,
  beforeLoad: requireQueue,
  component: lazyRouteComponent(
    () => import('../../screens/queue/queue-staffing.tsx'),
    'QueueStaffingScreen',
  ),
})

/** The line, its figures and the counters that a week needs. */
export const queueRoutes = [queue, queueDay, queueStaffing] as const
