import type { NewWebhook, WebhookChange, WebhookResource } from '@rinda/contract/set-up/webhook'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { type CompanyScope, narrow } from '../access/scope.ts'
import { companyOf } from '../api-keys/company-of.ts'
import { type QuietChange, streamEnd } from '../changes/record-store.ts'
import type { Answer, Asked, Written } from '../changes/work.ts'
import type { Write } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
import { giveUpWaiting } from './delivery-store.ts'
import { webhookResource } from './resource.ts'
import { newSecret } from './secret.ts'
import { webhookUrlFault } from './url.ts'
import {
  findWebhook,
  insertWebhook,
  listWebhookRows,
  lockWebhook,
  removeWebhook,
  updateWebhook,
  type WebhookPatch,
  type WebhookRow,
} from './webhook-store.ts'

export type SetUpContext = { db: Database; write: Write; urlRules: { mayBePrivate: boolean } }
type Answered = Promise<Result<Answer<WebhookResource>>>

/** Time for which the secret before signs too. */
const bothSignMs = 24 * 3_600_000

/** Lists the webhooks of a company. */
export async function listWebhooks(
  { db }: SetUpContext,
  caller: PortalCaller,
  companyId: number | undefined,
  now: Date,
): Promise<Result<WebhookResource[]>> {
  const scope = await companyOf(db, caller, companyId)
  if (!scope.ok) return scope
  return done((await listWebhookRows(db, scope.value)).map((row) => webhookResource(row, now)))
}

/** Makes a webhook, which is told of what happens from now on. Its secret stands in the answer alone. */
export async function makeWebhook(
  { db, write, urlRules }: SetUpContext,
  asked: Asked<PortalCaller>,
  { company_id, name, url, events }: NewWebhook,
): Answered {
  const { caller, now } = asked
  const scope = await companyOf(db, caller, company_id)
  if (!scope.ok) return scope
  const fault = webhookUrlFault(url, urlRules)
  if (fault) return refuse(fault, 'webhook/url')
  const secret = newSecret()
  return await write({ ...asked, scope: scope.value }, async (tx) => {
    const row = await insertWebhook(tx, scope.value, {
      ...{ name, url, events: JSON.stringify(events), secret, old_secret: null, old_secret_until: null },
      ...{ stopped_because: null, failing_since: null, created_by: caller.user.email },
      since_seq: await streamEnd(tx, scope.value.companyId),
      ...{ created_at: now, updated_at: now },
    })
    return written('webhook.create', null, row, now, secret)
  })
}

/** Changes what is named of a webhook. One that is switched on again is told of what happens from then on. */
export async function changeWebhook(
  context: SetUpContext,
  asked: Asked<PortalCaller>,
  webhookId: number,
  { active, events, url, ...sent }: WebhookChange,
): Answered {
  const fault = url === undefined ? null : webhookUrlFault(url, context.urlRules)
  return await onOne(context, asked, webhookId, async (tx, scope, before) => {
    if (fault) return refuse(fault, 'webhook/url')
    const isSwitchedOn = active === true && !before.is_active
    if (active === false) await giveUpWaiting(tx, scope, webhookId)
    const patch: WebhookPatch = {
      ...(sent.name === undefined ? {} : { name: sent.name }),
      ...(url === undefined ? {} : { url }),
      ...(events === undefined ? {} : { events: JSON.stringify(events) }),
      ...(active === undefined ? {} : { is_active: active }),
      ...(isSwitchedOn
        ? { stopped_because: null, failing_since: null, since_seq: await streamEnd(tx, scope.companyId) }
        : {}),
      updated_at: asked.now,
    }
    return written('webhook.update', before, await updateWebhook(tx, before, patch), asked.now)
  })
}

/** Gives a webhook another secret; for a day the one before signs too. */
export async function rotateSecret(
  context: SetUpContext,
  asked: Asked<PortalCaller>,
  webhookId: number,
): Answered {
  const secret = newSecret()
  const { now } = asked
  return await onOne(context, asked, webhookId, async (tx, _scope, before) => {
    const old = { old_secret: before.secret, old_secret_until: new Date(now.getTime() + bothSignMs) }
    const row = await updateWebhook(tx, before, { ...old, secret, updated_at: now })
    return written('webhook.rotate', before, row, now, secret)
  })
}

/** Removes a webhook, with what was to be sent to it. */
export async function endWebhook(
  context: SetUpContext,
  asked: Asked<PortalCaller>,
  webhookId: number,
): Answered {
  return await onOne(context, asked, webhookId, async (tx, _scope, before) => {
    await removeWebhook(tx, before)
    return written('webhook.remove', before, { ...before, is_active: false }, asked.now)
  })
}

/** Runs a change of one webhook within the caller's reach, its row locked. */
async function onOne(
  { db, write }: SetUpContext,
  asked: Asked<PortalCaller>,
  webhookId: number,
  work: (tx: Database, scope: CompanyScope, before: WebhookRow) => Promise<Result<Written<WebhookResource>>>,
): Answered {
  const known = await findWebhook(db, asked.caller.scope, webhookId)
  if (!known) return refuse('not_found')
  const scope = narrow(asked.caller.scope, known.company_id)
  return await write({ ...asked, scope }, async (tx) => {
    const before = await lockWebhook(tx, scope, webhookId)
    return before ? await work(tx, scope, before) : refuse('not_found')
  })
}

/** Makes the outcome of a change, as it is audited: no secret is in it. */
function written(
  action: string,
  before: WebhookRow | null,
  after: WebhookRow,
  now: Date,
  secret?: string,
): Result<Written<WebhookResource>> {
  const shown = ({ name, url, events, is_active }: WebhookRow) => ({ name, url, events, active: is_active })
  const change: QuietChange = {
    ...{ action, objectKind: 'webhook', objectId: String(after.webhook_id) },
    ...{ before: before && shown(before), after: shown(after), event: null },
  }
  const resource = webhookResource(after, now, secret)
  return done({ changes: [change], answer: { type: 'webhook', resource } })
}
