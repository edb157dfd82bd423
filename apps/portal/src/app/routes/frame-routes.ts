import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { LoadingScreen } from '../../screens/loading.tsx'
import { LoginScreen } from '../../screens/login.tsx'
import { parseLoginSearch } from '../../session/sign-in-path.ts'
import { FailedScreen } from '../failed-screen.tsx'
import { paths } from '../paths.ts'
import { goHome, leaveLogin, requireUser } from '../sign-in-guard.ts'

/** Comes with what nobody needs to sign in. */
export const shellComponent = lazyRouteComponent(() => import('../work.ts'), 'Shell')

export const root = createRootRoute()

export const loading = createRoute({
  getParentRoute: () => root,
  path: paths.loading,
  component: LoadingScreen,
})

export const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  validateSearch: parseLoginSearch,
  beforeLoad: leaveLogin,
  component: LoginScreen,
})

export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: requireUser,
  component: shellComponent,
  errorComponent: FailedScreen,
  pendingComponent: LoadingScreen,
})

export const home = createRoute({
  getParentRoute: () => shell,
  path: paths.root,
  beforeLoad: goHome,
  component: lazyRouteComponent(() => import('../../screens/welcome.tsx'), 'WelcomeScreen'),
})

export const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: paths.root, replace: true })
  },
})
