import { LoadingFace } from '@rinda/ui/components/faces'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { parseAdminSearch } from '../screens/admin-search.ts'
import { parseBookingsSearch } from '../screens/bookings-search.ts'
import { LoadingScreen } from '../screens/loading.tsx'
import { parseLoginSearch } from '../session/sign-in-path.ts'
import { FailedFace, FailedScreen } from './failed-screen.tsx'
import { paths } from './paths.ts'
import { Shell } from './shell.tsx'
import { goHome, leaveLogin, requirePlatformAdmin, requireScreen, requireUser } from './sign-in-guard.ts'

const bookingsScreen = lazyRouteComponent(() => import('../screens/bookings.tsx'), 'BookingsScreen')

const root = createRootRoute()

const loading = createRoute({ getParentRoute: () => root, path: paths.loading, component: LoadingScreen })

const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  validateSearch: parseLoginSearch,
  beforeLoad: leaveLogin,
  component: lazyRouteComponent(() => import('../screens/login.tsx'), 'LoginScreen'),
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: requireUser,
  component: Shell,
  errorComponent: FailedScreen,
  pendingComponent: LoadingScreen,
})

const home = createRoute({
  getParentRoute: () => shell,
  path: paths.root,
  beforeLoad: goHome,
  component: lazyRouteComponent(() => import('../screens/welcome.tsx'), 'WelcomeScreen'),
})

const bookings = createRoute({
  getParentRoute: () => shell,
  path: paths.bookings,
  validateSearch: parseBookingsSearch,
  beforeLoad: requireScreen('bookings'),
  component: bookingsScreen,
})

const admin = createRoute({
  getParentRoute: () => shell,
  path: paths.admin,
  validateSearch: parseAdminSearch,
  beforeLoad: requirePlatformAdmin,
  component: lazyRouteComponent(() => import('../screens/admin.tsx'), 'AdminScreen'),
})

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: paths.root, replace: true })
  },
})

export const router = createRouter({
  routeTree: root.addChildren([loading, login, shell.addChildren([home, bookings, admin]), unknown]),
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingFace,
  defaultErrorComponent: FailedFace,
  scrollRestoration: true,
})

/** Fetches the code of the screen that the person most likely opens, while it is still asked who they are. */
export function preloadScreen(pathname: string): void {
  if (pathname !== paths.login) void bookingsScreen.preload?.()
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
