import { randomInt } from 'node:crypto'
import type { Route } from '../http/route/route.ts'
import type { DueWatch } from '../jobs/due.ts'
import type { WebhooksContext } from './context.ts'
import { webhookRoutes } from './routes.ts'
import type { SetUpContext } from './set-up-webhooks.ts'
import { createWebhooks, forgetDeliveries } from './webhooks.ts'

type Needs = SetUpContext & Omit<WebhooksContext, 'spread'> & { due: Pick<DueWatch, 'add'> }

/** Webhooks: other systems are told of a company's changes, and the company sets up which. */
export function webhooksFeature(needs: Needs) {
  const webhooks = createWebhooks({ ...needs, spread: () => randomInt(800, 1_201) / 1_000 })
  webhooks.wakeBy(needs.due.add(webhooks.work))
  return {
    followers: [webhooks.follower],
    forgets: [forgetDeliveries],
    routes: webhookRoutes({ ...needs, wakeWebhooks: webhooks.wake }) as readonly Route[],
    stop: () => webhooks.stop(),
  }
}
