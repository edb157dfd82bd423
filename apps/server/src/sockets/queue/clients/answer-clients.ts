import type { ClientMessage, ClientsMessage, QueueReplyMessage } from '@rinda/contract/queue/replies'
import type { QueueRequestData } from '@rinda/contract/queue/requests'
import type { ClientStatus, TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { narrow } from '../../../access/scope.ts'
import type { Publish } from '../../../changes/committed.ts'
import type { Database } from '../../../database/database.ts'
import type { SocketCaller, SocketRequest } from '../../../edge/request.ts'
import type { QueueClientSocket, Reason } from '../publish/held-back.ts'
import { type Client, clientMessage } from './client.ts'
import type { OwnClients } from './own-clients.ts'
import { setElsewhere } from './set-elsewhere.ts'
import { maySee } from './watch-clients.ts'

type None = SocketRequest<Record<never, never>>

export type ClientsContext = {
  db: Database
  publish: Publish
  own: OwnClients
  findSocket(socketId: string): QueueClientSocket | undefined
  hold(socket: QueueClientSocket, reason: Reason): void
  /** Lets a client receive again, once what it is being answered is sent. */
  releaseSoon(socket: QueueClientSocket, reason: Reason): void
  listClients(socket: QueueClientSocket): Promise<ClientsMessage>
  /** The tickets under way that a monitor sees. */
  listTickets(caller: SocketCaller, companyId: number, locationId: number | null): Promise<TicketResource[]>
}

/** Makes the handlers of what clients say of themselves, and monitors of others. */
export function answerClients(context: ClientsContext) {
  const { own, findSocket, hold, releaseSoon } = context

  function setOwn(socketId: string, status: ClientStatus): Client | undefined {
    const client = own.change(socketId, { status })
    const socket = findSocket(socketId)
    if (!client || !socket) return undefined
    if (status === 'PAUSED') hold(socket, 'paused')
    else releaseSoon(socket, 'paused')
    return client
  }

  /** Does what somebody decided about a client of this process, and tells it so. */
  function setByOther(socketId: string, status: ClientStatus): Client | undefined {
    const client = setOwn(socketId, status)
    const socket = findSocket(socketId)
    if (client && socket) socket.emit(socket.data.kind, clientMessage(client, socket.data.kind === 'monitor'))
    return client
  }

  async function setOwnStatus(request: None, status: ClientStatus): Promise<Result<ClientMessage>> {
    const client = setOwn(request.socketId, status)
    return client ? done(clientMessage(client, findSocket(request.socketId)?.data.kind === 'monitor')) : gone
  }

  async function setStatus(
    request: SocketRequest<QueueRequestData<'pause_client'>>,
    status: ClientStatus,
  ): Promise<Result<ClientMessage>> {
    const { caller, companyId, data, now } = request
    const { socketId } = data
    const monitor = findSocket(request.socketId)
    if (!monitor || caller.kind !== 'portal') return gone
    const known = own.find(socketId)
    if (known && !maySee(monitor, known)) return refuse('not_found', 'socketId')
    const client = known
      ? setByOther(socketId, status)
      : await setElsewhere(context, {
          monitor,
          scope: narrow(caller.scope, companyId),
          socketId,
          status,
          now,
        })
    return client ? done(clientMessage(client, true)) : refuse('not_found', 'socketId')
  }

  return {
    setByOther,
    handlers: {
      pause: (request: None) => setOwnStatus(request, 'PAUSED'),
      online: (request: None) => setOwnStatus(request, 'ONLINE'),
      pause_client: (request: SocketRequest<QueueRequestData<'pause_client'>>) =>
        setStatus(request, 'PAUSED'),
      resume_client: (request: SocketRequest<QueueRequestData<'resume_client'>>) =>
        setStatus(request, 'ONLINE'),
      async ready({
        caller,
        companyId,
        locationId,
        socketId,
        data,
      }: SocketRequest<QueueRequestData<'ready'>>): Promise<
        Result<readonly [QueueReplyMessage<'ready'>, ClientsMessage]>
      > {
        const socket = findSocket(socketId)
        if (!socket) return gone
        // What happens while it is read comes after it.
        const reading = Symbol('reading')
        hold(socket, reading)
        try {
          const tickets = await context.listTickets(caller, companyId, locationId)
          own.change(socketId, { ready: true, ...(data.version ? { version: data.version } : {}) })
          const clients = await context.listClients(socket)
          return done([{ type: 'tickets', data: { data: { data: tickets } } }, clients])
        } finally {
          releaseSoon(socket, reading)
        }
      },
    },
  }
}

/** The connection over which it was asked went meanwhile: there is nobody to answer. */
const gone = refuse('unavailable')
