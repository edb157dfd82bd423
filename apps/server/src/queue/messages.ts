import type { QueueReplyMessage } from '@rinda/contract/queue/replies'
import type { QueueRequestData, QueueRequestType } from '@rinda/contract/queue/requests'
import type { Result } from '@rinda/contract/wire/refusals'
import type { SocketRequest } from '../edge/request.ts'

type Handler<Type extends QueueRequestType> = (
  request: SocketRequest<QueueRequestData<Type>>,
) => Promise<Result<QueueReplyMessage<Type> & { seq?: number }>>
type Handlers<Types extends QueueRequestType> = { [Type in Types]: Handler<Type> }

export function queueMessages(): Partial<Handlers<'get_tickets'>> {
  return {}
}
