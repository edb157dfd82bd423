import type { TicketAttributes, TicketResource } from '@rinda/contract/queue/ticket'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { isId } from '../http/ids.ts'
import type { WriteOptions } from '../http/writes.ts'

/** A ticket; waits are minutes, times ISO 8601 with `Z`. */
export type Ticket = EntityOf<TicketAttributes>

export function ticketFrom(resource: TicketResource): Ticket {
  return entityFrom<Ticket>(resource)
}

/** The ticket of a visitor, as it stands now, also one that has ended; undefined where the token is not its own. */
export async function getOwnTicket(
  http: Http,
  { id, token }: { id: number; token: string },
): Promise<HttpResult<Ticket | undefined>> {
  if (!isId(id)) return { ok: true, value: undefined }
  const path = `/api/visit/tickets/${id}`
  const result = await http<Document<TicketResource>>({ path, headers: { 'x-ticket-token': token } })
  if (!result.ok) {
    const isUnknown = result.failure.kind === 'refused' && result.failure.status === 404
    return isUnknown ? { ok: true, value: undefined } : result
  }
  return { ok: true, value: result.value ? ticketFrom(result.value.data) : undefined }
}

/**
 * Has a ticket that waits printed once more: gives it with its token, for its paper alone. Only staff may; who did is kept in the audit.
 */
export async function printTicketAgain(
  http: Http,
  id: number,
  options: WriteOptions = {},
): Promise<HttpResult<Ticket | undefined>> {
  const result = await http<Document<TicketResource>>({
    method: 'POST',
    path: `/api/portal/tickets/${id}/paper`,
    ...options,
  })
  if (!result.ok) return result
  return { ok: true, value: result.value ? ticketFrom(result.value.data) : undefined }
}
