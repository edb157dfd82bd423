import { done, refuse } from '@rinda/contract/wire/refusals'
import type { Server, Socket } from 'socket.io'
import { sessionName } from '../../access/caller.ts'
import { refusalOfFault } from '../../edge/fault.ts'
import { type Answering, acknowledge, answer } from '../answer.ts'
import { type Admission, refresh } from '../connection/handshake.ts'
import { countByNetwork } from '../connection/sockets-by-network.ts'
import { connectError } from '../failure.ts'
import type { FindKiosk } from '../visitors/visitor-handshake.ts'
import type { Client } from './clients/client.ts'
import type { QueueClientSocket } from './publish/held-back.ts'
import { admitToQueue, type ClientKind, clientKinds, isStaff, type QueueSeat } from './queue-seat.ts'
import { mayAsk } from './who-may-ask.ts'

type Opening = Admission & {
  answering: Pick<Answering<QueueSeat>, 'schemas' | 'handlers' | 'clock' | 'onFault' | 'observer'>
  /** Number of sockets of visitors and loggers that one network may have open. */
  mostSocketsByNetwork: number
  findKiosk: FindKiosk
  keep(work: Promise<void>): void
  arrive(socket: QueueClientSocket, client: Client): Promise<void>
  leave(socket: QueueClientSocket): void
}

/** Opens a namespace for each kind of client. What they send is answered once they have arrived. */
export function openNamespaces(io: Server, options: Opening): void {
  const mayOpen = countByNetwork(options.mostSocketsByNetwork, options.addressOf)
  for (const kind of clientKinds) open(io, kind, options, mayOpen)
}

function open(io: Server, kind: ClientKind, options: Opening, mayOpen: (socket: Socket) => boolean): void {
  const namespace = io.of(`/${kind}`)
  const answering: Answering<QueueSeat> = {
    ...options.answering,
    wire: 'queue',
    event: kind,
    mayAsk: (type) => mayAsk(kind, type),
    // The portal of a person may call its session as their place at the counter does.
    keeperOf: (caller) => `queue ${kind} ${sessionName(caller)}`,
    async askerAt(seat, now) {
      if (!isStaff(seat)) return seat.isWithinLimit() ? done(seat) : refuse('rate_limited')
      return (await refresh(options, seat, now)) ? done(seat) : refuse('not_signed_in')
    },
  }
  namespace.use((socket, next) => {
    admitToQueue(options, kind, socket).then(
      (seat) => {
        if (!seat.ok) return next(connectError(seat))
        if (!isStaff(seat.value) && !mayOpen(socket)) return next(connectError(refuse('too_many_sockets')))
        Object.assign(socket.data, seat.value)
        next()
      },
      (error: unknown) => {
        options.answering.onFault(error, { type: 'handshake' })
        next(connectError(refusalOfFault(error)))
      },
    )
  })
  namespace.on('connection', (socket: QueueClientSocket) => {
    const arriving = options.arrive(socket, clientOf(socket, kind)).catch((error: unknown) => {
      // It comes back by itself.
      options.answering.onFault(error, { type: 'handshake' })
      socket.disconnect(true)
    })
    options.keep(arriving)
    socket.on(kind, (message, onReceived) => {
      acknowledge(onReceived)
      options.keep(arriving.then(() => answer(answering, socket, message)))
    })
    socket.on('disconnect', () => options.leave(socket))
  })
}

function clientOf({ id, data }: QueueClientSocket, kind: ClientKind): Client {
  const { companyId, locationId, caller, about } = data
  return {
    companyId,
    locationId,
    attributes: {
      socket_id: id,
      type: kind.toUpperCase() as Uppercase<ClientKind>,
      status: 'ONLINE',
      // A monitor says when it is.
      ready: kind !== 'monitor',
      ...about,
      ip: caller.ip,
      ticket_id: null,
    },
  }
}
