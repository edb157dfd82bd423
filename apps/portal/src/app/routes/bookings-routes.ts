import { createRoute } from '@tanstack/react-router'
import { parseBookingsSearch } from '../../screens/bookings/address/bookings-search.ts'
import type { WorkScreen } from '../../session/work-paths.ts'
import { paths } from '../paths.ts'
import { requireScreen } from '../sign-in-guard.ts'
import { shell } from './frame-routes.ts'
import { workScreens } from './work-screens.ts'

/** Makes the route of a view: it can be opened by those to whom their profile opens it. */
const workRoute = <Path extends string>(screen: WorkScreen, path: Path) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    validateSearch: parseBookingsSearch,
    beforeLoad: requireScreen(screen),
    component: workScreens[screen],
  })

/** Views of bookings, and those that need attention. */
export const bookingsRoutes = [
  workRoute('bookings', paths.bookings),
  workRoute('calendar', paths.calendar),
  workRoute('overview', paths.overview),
  workRoute('list', paths.list),
  workRoute('issues', paths.issues),
] as const
