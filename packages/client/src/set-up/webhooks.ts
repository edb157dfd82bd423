import type { DeliveryResource, WebhookAttributes, WebhookResource } from '@rinda/contract/set-up/webhook'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import type { Http, HttpCall, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { readList, readOne, withQuery } from '../http/reads.ts'
import type { WriteOptions } from '../http/writes.ts'

/** An address that is told of a company's changes. Just made it has the `secret` that signs, which is told once. */
export type Webhook = EntityOf<WebhookAttributes>
/** One message to a webhook, and what became of it. */
export type Delivery = DeliveryResource['attributes'] & { readonly id: number }
export type WebhookDraft = Partial<Pick<Webhook, 'name' | 'url' | 'events' | 'isActive'>>
export type DeliveryFilter = { state?: Delivery['state'] | undefined; event?: Delivery['event'] | undefined }

const path = '/api/portal/webhooks'

export function listWebhooks(http: Http, companyId: number | undefined): Promise<HttpResult<Webhook[]>> {
  return readList(http, withQuery(path, { company_id: companyId }), ({ data }) =>
    data.map((one) => entityFrom<Webhook>(one)),
  )
}

/** Makes a webhook; the answer alone has its secret. */
export function createWebhook(
  http: Http,
  companyId: number | undefined,
  draft: WebhookDraft,
  options: WriteOptions = {},
) {
  const webhook = { ...sent(draft), company_id: companyId }
  return send(http, { method: 'POST', path, body: { webhook }, ...options })
}

export function updateWebhook(http: Http, id: number, draft: WebhookDraft, options: WriteOptions = {}) {
  return send(http, { method: 'PATCH', path: `${path}/${id}`, body: { webhook: sent(draft) }, ...options })
}

/** Removes a webhook, with what was to be sent to it. */
export function removeWebhook(http: Http, id: number, options: WriteOptions = {}) {
  return send(http, { method: 'DELETE', path: `${path}/${id}`, ...options })
}

/** Makes another secret, which the answer alone has; the one before signs too for a day. */
export function rotateSecret(http: Http, id: number, options: WriteOptions = {}) {
  return send(http, { method: 'POST', path: `${path}/${id}/secret`, ...options })
}

/** Sends a message that tells of nothing. */
export function sendTest(http: Http, id: number): Promise<HttpResult<unknown>> {
  return http({ method: 'POST', path: `${path}/${id}/test` })
}

/** Lists a page of what was sent, the latest first; `next` is the path of the page after it. */
export async function listDeliveries(
  http: Http,
  id: number,
  filter: DeliveryFilter,
  next?: string,
): Promise<HttpResult<{ deliveries: Delivery[]; next: string | null } | undefined>> {
  const first = withQuery(`${path}/${id}/deliveries`, filter)
  return await readOne(http, next ?? first, (document) => {
    const data = document.data as unknown as ResourceObject[]
    return { deliveries: data.map(deliveryFrom), next: document.links?.next ?? null }
  })
}

/** Sends one message once more. */
export function replayDelivery(http: Http, { webhook_id, id }: Pick<Delivery, 'webhook_id' | 'id'>) {
  return http({ method: 'POST', path: `${path}/${webhook_id}/deliveries/${id}/replay` })
}

function deliveryFrom({ id, attributes }: ResourceObject): Delivery {
  return { ...(attributes as DeliveryResource['attributes']), id: Number(id) }
}

function sent({ name, url, events, isActive }: WebhookDraft) {
  return { name, url, events, active: isActive }
}

async function send(http: Http, call: HttpCall): Promise<HttpResult<Webhook | undefined>> {
  const result = await http<Document<WebhookResource>>(call)
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<Webhook>(result.value.data) : undefined }
}
