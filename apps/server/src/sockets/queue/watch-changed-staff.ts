import { isConcerned } from '../../access/concerned.ts'
import { concernedBy, type PlatformNews, type PlatformStream } from '../../stream/platform-stream.ts'
import { type Admission, refresh } from '../connection/handshake.ts'
import type { QueueClientSocket, Reason } from './publish/held-back.ts'
import { isStaff } from './queue-seat.ts'

type Watching = Admission & {
  platform: PlatformStream
  sockets: ReadonlyMap<string, QueueClientSocket>
  hold(socket: QueueClientSocket, reason: Reason): void
  release(socket: QueueClientSocket, reason: Reason): Promise<void>
  keep(work: Promise<void>): void
  onFault(error: unknown): void
}

/**
 * Looks people up again whom a change may be about. From that moment on they receive nothing, until it is known what they may. Who is of
 * another company or role now, or reaches other locations, is cut off instead, as on the booking socket.
 */
export function watchChangedStaff({ sockets, hold, release, keep, onFault, ...admission }: Watching) {
  async function lookUp(socket: QueueClientSocket): Promise<void> {
    const seat = socket.data
    if (!isStaff(seat)) return
    const doubt = Symbol('doubt')
    hold(socket, doubt)
    try {
      seat.checkedAt = Number.NEGATIVE_INFINITY
      const seated = await refresh(admission, seat, admission.clock())
      socket.emit(seat.kind, { type: 'profile_changed', data: {} })
      if (seated) await release(socket, doubt)
      else socket.disconnect(true)
    } catch (error) {
      onFault(error)
      socket.disconnect(true)
    }
  }

  return {
    /** To be given the news of the platform. */
    receive(news: PlatformNews): void {
      const concerned = concernedBy(news)
      for (const socket of sockets.values())
        if (isStaff(socket.data) && isConcerned(concerned, socket.data.caller.user)) keep(lookUp(socket))
    },
    /** To be called once a socket is in its rooms: something may have changed since its person was looked up. */
    welcome(socket: QueueClientSocket): void {
      if (isStaff(socket.data) && socket.data.changesSeen !== admission.platform.count()) keep(lookUp(socket))
    },
  }
}
