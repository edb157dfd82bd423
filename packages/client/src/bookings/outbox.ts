import type { MessageAttributes, MessageResource, UndeliveredResource } from '@rinda/contract/booking/outbox'
import type { Document } from '@rinda/contract/wire/json-api'
import { type Http, type HttpResult, timeoutsMs } from '../http/create-http.ts'
import { type Query, withQuery } from '../http/reads.ts'

export type OutboxMessage = MessageAttributes & { readonly id: string }
/** A page of the messages to visitors; how many were given up is said with the first. */
export type OutboxPage = {
  readonly messages: readonly OutboxMessage[]
  readonly dead: number | null
  readonly next: string | null
}

/** Lists a page of messages to visitors, newest first; the first without `next`, the others with what the page before names. */
export async function listOutbox(http: Http, query: Query, next?: string): Promise<HttpResult<OutboxPage>> {
  const path = next ?? withQuery('/api/portal/tools/messages', query)
  const result = await http<Document<MessageResource[]>>({ path, timeoutMs: timeoutsMs.list })
  if (!result.ok) return result
  const { data = [], links, meta } = result.value ?? {}
  const messages = data.map(({ id, attributes }) => ({ ...attributes, id }))
  const dead = typeof meta?.dead === 'number' ? meta.dead : null
  return { ok: true, value: { messages, dead, next: links?.next ?? null } }
}

/** Has a message that was given up sent once more. */
export async function sendOutboxAgain(http: Http, id: string): Promise<HttpResult<unknown>> {
  return await http({ method: 'POST', path: `/api/portal/tools/messages/${id}/send_again` })
}

export type Undelivered = UndeliveredResource['attributes']['messages'][number]

/** Lists the messages about a booking that did not arrive at the addresses that it has. */
export async function listUndelivered(
  http: Http,
  bookingId: string | number,
): Promise<HttpResult<readonly Undelivered[]>> {
  const path = `/api/portal/bookings/${bookingId}/undelivered`
  const result = await http<Document<UndeliveredResource>>({ path })
  return result.ok ? { ok: true, value: result.value?.data.attributes.messages ?? [] } : result
}
