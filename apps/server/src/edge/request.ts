import type { ReplyMessage } from '@rinda/contract/booking/replies'
import type { RequestData, RequestType } from '@rinda/contract/booking/requests'
import type { Result } from '@rinda/contract/wire/refusals'
import type { PortalCaller, VisitorCaller } from '../access/caller.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { JsonText } from './json-text.ts'

/** Caller by socket. */
export type SocketCaller = PortalCaller | VisitorCaller

/** Caller with the company that they ask for, and the one location, where the session is about one only. */
export type Asker = { caller: SocketCaller; companyId: number; locationId?: number | null }

/** One request of a session, as a handler gets it: parsed, with who asks and under which key. */
export type SocketRequest<Data> = {
  caller: SocketCaller
  data: Data
  /** The connection over which it came. */
  socketId: string
  /** The company that the session works for; the platform admin names one at the handshake. */
  companyId: number
  /** The one location that a visitor's page is about; null: all of them. */
  locationId: number | null
  key: RequestKey | null
  now: Date
}

/** One request of the booking socket. */
export type Request<Type extends RequestType> = SocketRequest<RequestData<Type>>

/** Message that answers a request of any of our sockets, and the place in the stream that it is at least as new as. */
export type AnyReply = { type: string; seq?: number; data: unknown }

/** Message that answers such a request, and the place in the stream that it is at least as new as. */
export type Reply<Type extends RequestType = RequestType> = (
  | ReplyMessage<Type>
  | { type: ReplyMessage<Type>['type']; data: JsonText<ReplyMessage<Type>['data']> }
) & { seq?: number }

export type Handler<Type extends RequestType> = (request: Request<Type>) => Promise<Result<Reply<Type>>>
export type Handlers<Types extends RequestType> = { [Type in Types]: Handler<Type> }
