import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseAdminSearch } from '../../screens/admin/admin-search.ts'
import { parseCompanySetUpSearch } from '../../screens/set-up/company-set-up/company-set-up-search.ts'
import { parseIntegrationsSearch } from '../../screens/set-up/integrations-search.ts'
import { parseTimeTravelSearch } from '../../screens/time-travel/time-travel-search.ts'
import { paths } from '../paths.ts'
import {
  requireCompany,
  requireIntegrator,
  requirePlatformAdmin,
  requireTraveller,
} from '../sign-in-guard.ts'
import { shell } from './frame-routes.ts'

const admin = createRoute({
  getParentRoute: () => shell,
  path: paths.admin,
  validateSearch: parseAdminSearch,
  beforeLoad: requirePlatformAdmin,
  component: lazyRouteComponent(() => import('../../screens/admin/admin.tsx'), 'AdminScreen'),
})

const integrations = createRoute({
  getParentRoute: () => shell,
  path: paths.integrations,
  validateSearch: parseIntegrationsSearch,
  beforeLoad: requireIntegrator,
  component: lazyRouteComponent(() => import('../../screens/set-up/integrations.tsx'), 'IntegrationsScreen'),
})

const timeTravel = createRoute({
  getParentRoute: () => shell,
  path: paths.timeTravel,
  validateSearch: parseTimeTravelSearch,
  beforeLoad: requireTraveller,
  component: lazyRouteComponent(
    () => import('../../screens/time-travel/time-travel.tsx'),
    'TimeTravelScreen',
  ),
})

const companySetUp = createRoute({
  getParentRoute: () => shell,
  path: paths.companySetUp,
  validateSearch: parseCompanySetUpSearch,
  beforeLoad: requireIntegrator,
  component: lazyRouteComponent(
    () => import('../../screens/set-up/company-set-up/company-set-up.tsx'),
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

/** Screens of whole companies: how one is set up, what works with it, how it was, and all of them for the platform's admin. */
export const companyRoutes = [
  integrations,
  timeTravel,
  admin,
  companySetUp.addChildren([newCompany, oneCompany]),
] as const
