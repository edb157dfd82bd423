import type { TicketResource } from '@rinda/contract/queue/ticket'
import { type RefusalReason, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FailedCode } from '@rinda/domain/queue/ticket-status'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { QueueContext } from '../context.ts'
import { requestTicket, type TicketRequest } from '../tickets/request-ticket.ts'

/** Reasons why another system gets no ticket, by the code that a ticket would have which was not given. */
const reasonOf: Readonly<Record<FailedCode, RefusalReason>> = {
  closed: 'ticket_closed',
  paused: 'ticket_paused',
  full: 'ticket_full',
  inactive: 'ticket_inactive',
  unknown_service: 'not_found',
  limited: 'rate_limited',
  unavailable: 'unavailable',
  // Asked of phones alone.
  too_far: 'unavailable',
  position_unknown: 'unavailable',
  no_show: 'ticket_changed',
}

/** Gives a ticket of a service of this location to another system. One that is not given is refused. */
export async function giveTicketAt(
  context: QueueContext,
  asked: Asked,
  { locationId, services }: LocationSetting,
  wish: Pick<TicketRequest, 'serviceId' | 'language'>,
): Promise<Result<Answer<TicketResource>>> {
  if (!services.has(wish.serviceId)) return refuse('not_found', 'ticket/service_id')
  const given = await requestTicket(context, asked, wish)
  if (!given.ok) return given
  const { status, failed_code, location_id } = given.value.resource.attributes
  if (status === 'FAILED') return refuse(reasonOf[failed_code ?? 'unavailable'])
  return location_id === locationId ? given : refuse('not_found', 'ticket/service_id')
}
