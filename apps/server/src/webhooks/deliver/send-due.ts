import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { WebhooksContext } from '../context.ts'
import { type DeliveryRow, giveUpWaiting } from '../delivery-store.ts'
import {
  claimDeliveries,
  type DueTarget,
  listDueTargets,
  nextDeliveryTime,
  settleDelivery,
} from '../due-store.ts'
import { findWebhook, noteOutcome, updateWebhook, type WebhookRow } from '../webhook-store.ts'
import { hasArrived, settledBy } from './outcome.ts'
import { openPoster, type Posted } from './post.ts'
import { signatureHeaders } from './sign.ts'

/** Longer than an attempt takes: who died in the middle of one is followed by somebody else. */
const leaseMs = 30_000
/** Webhooks that are sent to at the same time, and messages to each of them. */
const mostTargets = 64
const mostAtOnce = 8
const failingLongMs = 24 * 3_600_000

/** Makes what sends to webhooks. Each has its own turn, so that none waits for another that is slow. */
export function createSending(context: WebhooksContext, onFree: () => void) {
  const { db, clock, onFault } = context
  const poster = openPoster(context)
  const busy = new Map<number, Promise<void>>()
  let isStopped = false

  async function sendTo({ companyId, webhookId }: DueTarget): Promise<void> {
    const scope = narrow(systemCaller.scope, companyId)
    const webhook = await findWebhook(db, scope, webhookId)
    if (!webhook?.is_active) return
    const now = clock()
    const leasedTill = new Date(now.getTime() + leaseMs)
    const due = await claimDeliveries(db, scope, webhookId, { now, leasedTill, most: mostAtOnce })
    await Promise.all(due.map((one) => sendOne(scope, webhook, one)))
  }

  async function sendOne(scope: CompanyScope, webhook: WebhookRow, delivery: DeliveryRow): Promise<void> {
    const began = clock()
    const headers = signatureHeaders(webhook, delivery, began)
    const posted = await poster.post(webhook.url, delivery.body, headers)
    // Broken off by us: it is sent again once nobody has it any more.
    if (isStopped) return
    const now = clock()
    await settleDelivery(db, delivery, settledBy(delivery, posted, { began, now, spread: context.spread() }))
    await judge(scope, webhook, posted, now)
  }

  /** Switches off a webhook that is gone, or where nothing has arrived for long. */
  async function judge(scope: CompanyScope, webhook: WebhookRow, posted: Posted, now: Date): Promise<void> {
    const isArrived = hasArrived(posted)
    const failingSince = await noteOutcome(db, scope, webhook.webhook_id, { isArrived, now })
    const isGone = 'status' in posted && posted.status === 410
    const hasFailedLong = failingSince !== null && now.getTime() - failingSince.getTime() >= failingLongMs
    if (isArrived || !(isGone || hasFailedLong)) return
    await db.transaction().execute(async (tx) => {
      const stopped_because = isGone ? 'gone' : 'failing'
      await updateWebhook(tx, webhook, { is_active: false, stopped_because, updated_at: now })
      await giveUpWaiting(tx, scope, webhook.webhook_id)
    })
  }

  return {
    /** Finds when something is due that nobody is busy with. */
    async next(): Promise<Date | null> {
      return busy.size >= mostTargets ? null : await nextDeliveryTime(db, [...busy.keys()])
    },
    /** Begins to send what is due, and waits for none of it. */
    async sendDue(now: Date): Promise<void> {
      if (isStopped || busy.size >= mostTargets) return
      for (const target of await listDueTargets(db, now, [...busy.keys()], mostTargets - busy.size)) {
        const { webhookId } = target
        const turn = sendTo(target)
          .catch((error: unknown) => onFault(error, { webhook: webhookId }))
          .finally(() => {
            busy.delete(webhookId)
            if (!isStopped) onFree()
          })
        busy.set(webhookId, turn)
      }
    },
    async stop(): Promise<void> {
      isStopped = true
      await poster.close()
      await Promise.all(busy.values())
    },
  }
}
