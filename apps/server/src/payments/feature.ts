import type { Route } from '../http/route/route.ts'
import type { PaymentsContext } from './context.ts'
import { paymentRoutes } from './routes.ts'

/** Payments of visitors before a visit. They are rehearsed in a demo alone: elsewhere what does it is not even loaded. */
export async function paymentsFeature(needs: PaymentsContext): Promise<{ routes: readonly Route[] }> {
  const payments = paymentRoutes(needs)
  if (!needs.isRehearsed) return { routes: payments }
  const { rehearsalRoutes } = await import('./rehearsal/routes.ts')
  return { routes: [...rehearsalRoutes(needs), ...payments] }
}
