import { LoadingFace } from '@rinda/ui/components/notices/faces'
import { createRouter } from '@tanstack/react-router'
import type { WorkScreen } from '../session/work-paths.ts'
import { FailedFace } from './failed-screen.tsx'
import { paths } from './paths.ts'
import { bookingsRoutes } from './routes/bookings-routes.ts'
import { companyRoutes } from './routes/company-routes.ts'
import { home, loading, login, root, shell, shellComponent, unknown } from './routes/frame-routes.ts'
import { queueRoutes } from './routes/queue-routes.ts'
import { setUpRoutes } from './routes/set-up-routes.ts'
import { toolsRoute } from './routes/tools-routes.ts'
import { workScreens } from './routes/work-screens.ts'

export const router = createRouter({
  routeTree: root.addChildren([
    loading,
    login,
    shell.addChildren([
      home,
      ...bookingsRoutes,
      ...queueRoutes,
      ...setUpRoutes,
      toolsRoute,
      ...companyRoutes,
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
  void shellComponent.preload?.()
  const screens = Object.keys(workScreens) as WorkScreen[]
  const home = pathname === paths.root || pathname === paths.loading ? 'calendar' : undefined
  const wanted = screens.find((screen) => paths[screen] === pathname) ?? home
  if (wanted) void workScreens[wanted].preload?.()
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
