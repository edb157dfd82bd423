import type { QueueReplyMessage } from '@rinda/contract/queue/replies'
import type { QueueRequestData } from '@rinda/contract/queue/requests'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { SocketRequest } from '../../../edge/request.ts'
import type { ListMissed } from '../../../stream/missed.ts'
import { isStaff } from '../queue-seat.ts'
import type { QueueClientSocket } from './held-back.ts'
import type { Placed } from './placed.ts'
import { isOwn, receivedBy, type TicketForms } from './queue-audience.ts'

/** Makes the handler that sends a client what it missed of the line, in order: it reconnects to any node and has no gap. */
export function answerMissed(
  listMissed: ListMissed,
  forms: TicketForms,
  placed: Placed,
  findSocket: (socketId: string) => QueueClientSocket | undefined,
) {
  return {
    async get_changes({
      socketId,
      companyId,
      data,
    }: SocketRequest<QueueRequestData<'get_changes'>>): Promise<Result<QueueReplyMessage<'get_changes'>>> {
      const seat = findSocket(socketId)?.data
      if (!seat) return refuse('unavailable')
      const { events, seq, isBroken } = await listMissed(companyId, data.since)
      // What staff did themselves may be what they lost the answer to.
      const others = events.filter((event) => isStaff(seat) || !isOwn(seat, event))
      const missed = (await placed(others)).flatMap((event) => receivedBy(seat, event, forms) ?? [])
      return done({ type: 'changes', data: { data: missed, seq, ...(isBroken ? { reset: true } : {}) } })
    },
  }
}
