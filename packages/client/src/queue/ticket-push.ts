import type { AskForPush, TicketPushAttributes, TicketPushResource } from '@rinda/contract/queue/ticket-push'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpCall, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'

/** Key that a browser subscribes with to be told of a ticket, and whether any is told. */
export type TicketPush = EntityOf<TicketPushAttributes>
type OwnTicket = { id: number; token: string }

/** Asks what a browser subscribes with. */
export async function getTicketPush(http: Http, own: OwnTicket): Promise<HttpResult<TicketPush | undefined>> {
  return await ask(http, own, { method: 'GET' })
}

/** Has a browser told that a ticket is next and that it is called, also with its page closed. */
export async function startTicketPush(
  http: Http,
  own: OwnTicket,
  push: AskForPush,
): Promise<HttpResult<TicketPush | undefined>> {
  return await ask(http, own, { method: 'POST', body: { push } })
}

/** Has no browser told of a ticket any more. */
export async function stopTicketPush(
  http: Http,
  own: OwnTicket,
): Promise<HttpResult<TicketPush | undefined>> {
  return await ask(http, own, { method: 'DELETE' })
}

async function ask(
  http: Http,
  { id, token }: OwnTicket,
  call: Pick<HttpCall, 'method' | 'body'>,
): Promise<HttpResult<TicketPush | undefined>> {
  const path = `/api/visit/tickets/${id}/push`
  const result = await http<Document<TicketPushResource>>({
    ...{ ...call, path },
    headers: { 'x-ticket-token': token },
  })
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<TicketPush>(result.value.data) : undefined }
}
