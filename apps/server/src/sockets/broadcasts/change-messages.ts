import type { Envelope } from '@rinda/contract/wire/envelope'
import { done, refuse } from '@rinda/contract/wire/refusals'
import { sessionName } from '../../access/caller.ts'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { Handlers, Request } from '../../edge/request.ts'
import type { ListMissed } from '../../stream/missed.ts'
import type { PublishedToVisitors } from '../visitors/visitor-namespaces.ts'
import { mayReceive } from './audience.ts'
import { messageOf } from './broadcast-message.ts'

/**
 * Handlers that send a session the messages that it missed, in order: it reconnects to any node and has no
 * gap.
 */
export function changeMessages(
  listMissed: ListMissed,
  publishedToVisitors: PublishedToVisitors,
): Handlers<'get_changes'> {
  return {
    async get_changes(request) {
      const { caller, data, companyId: own } = request
      const companyId = data.companyId ?? own
      const { scope } = caller
      if (scope.companyId !== 'all' && companyId !== scope.companyId) return refuse('not_found', 'companyId')
      const { events, seq, isBroken } = await listMissed(companyId, data.since)
      const missed = events.flatMap((event) => asReceivedBy(request, event, publishedToVisitors) ?? [])
      return done({
        type: 'changes',
        data: { data: missed, seq, ...(isBroken ? { reset: true } : {}) },
      })
    },
  }
}

/** An event as this session would have received it; undefined when it would not have. */
function asReceivedBy(
  { caller, locationId }: Pick<Request<'get_changes'>, 'caller' | 'locationId'>,
  event: StreamEvent,
  publishedToVisitors: PublishedToVisitors,
): Envelope | undefined {
  if (caller.kind === 'portal') return mayReceive(caller, event) ? messageOf(event) : undefined
  const isOwn = event.session === sessionName(caller)
  const isElsewhere = locationId !== null && event.locationId !== locationId
  return isOwn || isElsewhere ? undefined : publishedToVisitors(event)
}
